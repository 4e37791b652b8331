import ControlCore
import DrawingBoard
import UIKit

extension CatalogPage {
  static let storyboard = CatalogPage(
    id: "storyboard", title: "Storyboard", module: "ControlKit",
    summary: "Every control, set up in a document.",
    keywords: [
      "interface", "builder", "xib", "nib", "attributes", "document", "outlet", "runtime",
    ],
    article: "ControlCore/InterfaceBuilder", symbol: "doc.text", color: .systemIndigo,
    states: [
      scene("sliders", "Sliders", setUp: { $0.identifier = "sliders" }),
      scene("board", "Board", setUp: { $0.identifier = "board" }),
      scene("sheet", "Sheet", setUp: { $0.identifier = "sheet" }),
      scene("extras", "Extras", setUp: { $0.identifier = "extras" }),
    ], form: .scene
  ) { report in .screen(DocumentScreen(report: report)) }

  private static let scene = PageState.of(DocumentScreen.self)
}

extension CodeForm {
  /// A scene of the storyboard: code that shows it, and its views.
  fileprivate static let scene: CodeForm = {
    let identifier: @MainActor (Snippet) -> String = { snippet in
      (snippet.setUp.first ?? "").split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    }
    let outlets: @MainActor (Snippet) -> [String] = { snippet in
      guard identifier(snippet) == "sheet" else { return [] }
      return [
        "final class SheetDocumentViewController: UIViewController {",
        "  @IBOutlet weak var sheet: ActionSheetControl?",
        "",
        "  override func viewDidLoad() {",
        "    super.viewDidLoad()",
        "    sheet?.addAction(.destructive(\"Delete Photos\"))",
        "    sheet?.addAction(.cancel(\"Keep Photos\"))",
        "  }",
        "}",
        "",
      ]
    }
    let instantiation: @MainActor (Snippet) -> [String] = {
      [
        "let storyboard = UIStoryboard(name: \"Controls\", bundle: bundle)",
        "return storyboard.instantiateViewController(withIdentifier: \"\(identifier($0))\")",
      ]
    }
    return CodeForm(
      modules: ["ActionSheet"], kind: .screen,
      call: { _ in "makeScene(from: SampleStage.bundle)" },
      swift: { snippet in
        outlets(snippet) + [
          "@MainActor", "func makeScene(from bundle: Bundle = .main) -> UIViewController {",
        ] + instantiation(snippet).indented() + ["}"]
      },
      swiftUI: { snippet in
        outlets(snippet) + [
          "struct SceneView: UIViewControllerRepresentable {", "  var bundle = Bundle.main", "",
          "  func makeUIViewController(context: Context) -> UIViewController {",
        ] + instantiation(snippet).indented(by: 2) + [
          "  }", "",
          "  func updateUIViewController(_ controller: UIViewController, context: Context) {}", "}",
        ]
      },
      document: { snippet in
        (StateCode.scenes[identifier(snippet)] ?? "").components(separatedBy: "\n")
      })
  }()
}

/// A screen that shows a scene of the storyboard.
final class DocumentScreen: UIViewController {
  /// The identifier of the scene.
  var identifier = "sliders"

  private let report: CatalogPage.Report

  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    report = { _ in }
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scene = CatalogDocuments.scene(identifier)
    addChild(scene)
    scene.view.frame = view.bounds
    scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scene.view)
    scene.didMove(toParent: self)
    scene.view.reportEvents(to: report)
  }
}

extension UIView {
  /// Reports the events of all controls in the view.
  func reportEvents(to report: @escaping CatalogPage.Report) {
    guard let control = self as? UIControl else {
      for subview in subviews { subview.reportEvents(to: report) }
      return
    }
    if let board = control as? DrawingBoardControl {
      board.eventHandler = { event in
        if let line = event.logLine { report(line) }
      }
      return
    }
    let name = "\(type(of: control))"
    for (event, title) in [
      (UIControl.Event.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ] {
      control.addAction(UIAction { _ in report("\(name) \(title)") }, for: event)
    }
  }
}
