import Foundation
import TestSupport
import Testing

@testable import SiteRendering

@Suite struct MustacheTests {
  private func render(_ template: String, _ data: String, partials: [String: String] = [:]) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8), options: .fragmentsAllowed)
    return String(
      decoding: TemplateRenderer.render(
        try TemplateParser.parse(Array(template.utf8)),
        partials: try partials.mapValues { try TemplateParser.parse(Array($0.utf8)) },
        root: JSONView.value(json)), as: UTF8.self)
  }

  @Test(arguments: [
    ("가 {{! 말 }}나", "{}", "가 나"), ("{{a}} {{{a}}} {{&a}}", #"{"a":"<&\">"}"#, "&lt;&amp;&quot;&gt; <&\"> <&\">"),
    ("{{#a}}{{.}},{{/a}}", #"{"a":["하나","둘"]}"#, "하나,둘,"), ("{{^a}}없음{{/a}}", #"{"a":[]}"#, "없음"),
    ("{{#a}}{{b}}{{/a}}", #"{"a":{"c":1},"b":"밖"}"#, "밖"), ("{{a.b.c}}", #"{"a":{"b":{"c":"깊이"}}}"#, "깊이"),
    ("{{=<% %>=}}<% a %>{{a}}", #"{"a":"값"}"#, "값{{a}}"), ("가\n  {{#a}}\n나\n  {{/a}}\n다", #"{"a":true}"#, "가\n나\n다"),
  ])
  func rendersTags(template: String, data: String, expected: String) throws {
    #expect(try render(template, data) == expected)
  }

  @Test func indentsPartialsThatStandAlone() throws {
    #expect(try render("가\n  {{>p}}\n나", "{}", partials: ["p": "하나\n둘\n"]) == "가\n  하나\n  둘\n나")
  }

  @Test func choosesPartialsByValue() throws {
    #expect(
      try render("{{#n}}{{>*kind}}{{/n}}", #"{"n":[{"kind":"a"},{"kind":"b"}]}"#, partials: ["a": "가", "b": "나"])
        == "가나")
  }

  @Test func fillsTheBlocksOfAParent() throws {
    let parent = ["p": "머리\n{{$main}}\n기본\n{{/main}}\n꼬리\n"]
    #expect(try render("{{<p}}\n{{$main}}\n본문\n{{/main}}\n{{/p}}\n", "{}", partials: parent) == "머리\n본문\n꼬리\n")
    #expect(try render("{{<p}}{{/p}}", "{}", partials: parent) == "머리\n기본\n꼬리\n")
  }

  @Test(arguments: [
    ("가\n{{#a}}", 2, 1), ("{{a", 1, 1), ("{{/a}}", 1, 1), ("{{#a}}\n {{/b}}", 2, 2), ("{{=x=}}", 1, 1),
  ])
  func saysWhereATemplateIsWrong(template: String, line: Int, column: Int) throws {
    let error = #expect(throws: TemplateError.self) { try TemplateParser.parse(Array(template.utf8)) }
    #expect(error?.position == TemplatePosition(line: line, column: column))
    #expect(error?.message.hasSuffix(".") == true)
  }

  @Test(
    .enabled(if: Shared.url("data/mustache-spec") != nil, "../shared is not there"),
    arguments: [
      "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "inheritance", "dynamic-names",
    ])
  func passesTheSpecification(name: String) throws {
    let url = try #require(Shared.url("data/mustache-spec/\(name).json"))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let tests = try #require((json as? [String: Any])?["tests"] as? [[String: Any]])
    #expect(!tests.isEmpty)
    for test in tests {
      let title = test["name"] as? String ?? ""
      let template = try #require(test["template"] as? String)
      let partials = test["partials"] as? [String: String] ?? [:]
      let output = String(
        decoding: TemplateRenderer.render(
          try TemplateParser.parse(Array(template.utf8)),
          partials: try partials.mapValues { try TemplateParser.parse(Array($0.utf8)) },
          root: JSONView.value(test["data"] ?? [:])), as: UTF8.self)
      #expect(output == test["expected"] as? String, "\(name): \(title)")
    }
  }
}
