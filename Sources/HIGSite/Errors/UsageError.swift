/// Wrong usage; the command ends with exit code 2.
enum UsageError: Error, Equatable {
  case unknownCommand(String, known: [String])
  /// A word behind `glossary` that is none of its commands.
  case unknownSubcommand(String, of: String, known: [String])
  case operandsMissing(usage: String)
  case operandsTooMany(usage: String)

  case unknownOption(String, known: [String])
  case takesNoValue(option: String)
  case needsValue(option: String, placeholder: String)
  case needsNumber(option: String)
  case needsChoice(option: String, known: [String])
  case needsBaseURL
  case needsFix(option: String)
  case slugOfSeveralFiles

  case unknownRule(String)
  case unknownTerm(String, near: [String])
  case unknownTopic(String, near: [String])
  case unusableSlug(String)
  case noFile(String)
  case noTexts(folder: String)
  case noCaptures(folder: String)
}
