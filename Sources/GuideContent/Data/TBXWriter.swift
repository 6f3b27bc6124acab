import GuideModel

/// Writes TBX-Basic (ISO 30042:2019, DCA style): preferred, admitted and deprecated terms.
enum TBXWriter {
  static func text(_ glossary: Glossary) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
    <tbxHeader><fileDesc><sourceDesc><p>hig glossary</p></sourceDesc></fileDesc></tbxHeader>
    <text><body>
    \(glossary.terms.map(entry).joined())</body></text>
    </tbx>

    """
  }

  private static func entry(_ term: Term) -> String {
    var korean = section(term.korean, "preferredTerm-admn-sts")
    korean += term.accepted.map { section($0, "admittedTerm-admn-sts") }.joined()
    korean += term.forbidden.map { section($0, "deprecatedTerm-admn-sts") }.joined()
    var text = "<conceptEntry id=\"\(escaped(term.id))\">\n"
    if let definition = term.definition { text += "<descrip type=\"definition\">\(escaped(definition))</descrip>\n" }
    if let reason = term.reason { text += "<note>\(escaped(reason))</note>\n" }
    let kind = term.kind == .name ? "<termNote type=\"termType\">fullForm</termNote>" : ""
    text += "<langSec xml:lang=\"en\"><termSec><term>\(escaped(term.english))</term>\(kind)</termSec></langSec>\n"
    return text + "<langSec xml:lang=\"ko\">\(korean)</langSec>\n</conceptEntry>\n"
  }

  private static func section(_ term: String, _ status: String) -> String {
    "<termSec><term>\(escaped(term))</term><termNote type=\"administrativeStatus\">\(status)</termNote></termSec>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}
