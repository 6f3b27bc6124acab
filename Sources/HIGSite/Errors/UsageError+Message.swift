import GuideModel
import HangulText

extension UsageError {
  /// Korean: the fact first, then what to do.
  var message: String {
    switch self {
    case .unknownCommand(let name, let known):
      "명령 \(name.quoted(.topic)) 없습니다. \(Self.nearest(name, known) ?? "‘hig --help’로 명령을 보십시오.")"
    case .unknownSubcommand(let name, let command, let known):
      "\(command)에 \(name.quoted(.subject)) 없습니다. "
        + (Self.nearest(name, known) ?? "\(known.joined(separator: ", ")) 가운데 하나를 쓰십시오.")
    case .operandsMissing(let usage): "값이 모자랍니다. 사용법: \(usage)"
    case .operandsTooMany(let usage): "필요하지 않은 값이 있습니다. 사용법: \(usage)"
    case .unknownOption(let name, let known):
      "옵션 \(name.quoted(.topic)) 없습니다. \(Self.nearest(name, known) ?? "‘--help’로 쓸 수 있는 옵션을 보십시오.")"
    case .takesNoValue(let option): "‘--\(option)’에는 값을 줄 수 없습니다."
    case .needsValue(let option, let placeholder): "‘--\(option)’ 뒤에 값(\(placeholder))이 필요합니다."
    case .needsNumber(let option): "‘--\(option)’의 값은 1 이상의 정수여야 합니다."
    case .needsChoice(let option, let known): "‘--\(option)’의 값은 \(known.joined(separator: ", ")) 가운데 하나여야 합니다."
    case .needsBaseURL: "‘--base-url’의 값은 https://… 주소나 ‘/hig’ 같은 경로여야 합니다."
    case .needsFix(let option): "‘--\(option)’\(Particle.topic.sureForm(after: option)) ‘--fix’와 함께 씁니다."
    case .slugOfSeveralFiles: "‘--slug’는 파일이 하나일 때만 쓸 수 있습니다."
    case .unknownRule(let name): "규칙 \(name.quoted(.topic)) 없습니다. \(RuleList.proposal(for: name))"
    case .unknownTerm(let name, let near): "용어 \(name.quoted(.subject)) 용어집에 없습니다." + Self.choice(near)
    case .unknownTopic(let slug, let near):
      "주제 \(slug.quoted(.subject)) topics.yaml에 없습니다."
        + (near.isEmpty ? " Apple 글 주소의 마지막 부분을 적거나 topics.yaml에 넣으십시오." : Self.choice(near))
    case .unusableSlug(let slug): "\(slug.quoted(.topic)) 글의 이름으로 쓸 수 없습니다. 다른 이름을 쓰십시오."
    case .noFile(let path): "파일 \(path.quoted(.subject)) 없습니다. 이름을 확인하십시오."
    case .noTexts(let folder): "폴더 ‘\(folder)’에 검사할 글이 없습니다."
    case .noCaptures(let folder): "폴더 ‘\(folder)’에 .txt 파일이 없습니다. 글을 .txt로 저장해 넣거나 다른 폴더를 알려 주십시오."
    }
  }

  private static func nearest(_ name: String, _ known: [String]) -> String? {
    NearestName.candidates(for: name, among: known).first.map { "‘\($0)’인지 확인하십시오." }
  }

  private static func choice(_ near: [String]) -> String {
    near.isEmpty ? "" : " " + proposal(near)
  }
}
