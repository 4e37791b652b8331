// The main program of the tests. With a file of this name SwiftPM does not search the index of every
// object file for tests of XCTest: here are none, and the shared flags make no index.
import Testing

@main struct TestRunner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
