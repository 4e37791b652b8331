// Apple's UIKit raises exceptions here, which no test can expect.
#if !canImport(ObjectiveC)
  import Testing
  import UIKit

  /// Misuse fails a test that imports nothing but Apple's names.
  @MainActor struct MisuseTests {
    // UIKit raises NSInvalidArgumentException: "Can't add self as subview".
    @Test("Misuse fails a test without a module for tests")
    func misuseFailsATestWithoutAModuleForTests() {
      let view = UIView()
      withKnownIssue {
        view.addSubview(view)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("misuse of UIView.addSubview(_:)") }
      }
    }

    // UIKit logs "Unable to simultaneously satisfy constraints" and breaks one: "Auto Layout Guide",
    // "Unsatisfiable Layouts".
    @Test("Constraints that contradict each other fail a test")
    func constraintsThatContradictEachOtherFailATest() {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      for width in [10.0, 20] {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      withKnownIssue {
        root.layoutIfNeeded()
      } matching: {
        $0.comments.contains {
          $0.rawValue.contains("Unable to simultaneously satisfy constraints")
        }
      }
    }
  }
#endif
