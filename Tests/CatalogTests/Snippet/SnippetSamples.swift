@MainActor
enum SnippetSamples {
  static let all: [String: SnippetRun] = [:]
}
