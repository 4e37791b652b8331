// Believed to compile on iOS 17: an error here is a gap of the declarations.
import ImageIO
import SwiftUI
import UniformTypeIdentifiers

struct Column: Layout {
  struct IsLast: LayoutValueKey { static let defaultValue = false }
  var spacing: CGFloat = 4
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let layout =
      subviews.contains { $0[IsLast.self] }
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing)) : AnyLayout(HStackLayout())
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(
      proposal: ProposedViewSize(width: proposal.width, height: nil),
      subviews: subviews[subviews.indices.reversed()], cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews.dropFirst() {
      view.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
    }
  }
}
struct Page: View {
  @State private var count = 1
  @State private var date = Date.now
  @Environment(\.undoManager) private var undoManager
  var body: some View {
    Column(spacing: 2) {
      Text("a").bold(count > 1).accessibilityElement(children: .contain).accessibilityLabel(
        Text("b")
      ).accessibilityLabel("c")
      Stepper("\(count) stars", value: $count, in: 1...5).padding().layoutValue(
        key: Column.IsLast.self, value: true)
      if #available(iOS 18, *) {
        Text("d").accessibilityLabel { content in
          Text("e")
          content
        }
      }
    }
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .task(id: count) {
      undoManager?.undo()
      date = .now
    }
  }
}
struct Bar: UIViewRepresentable {
  func makeUIView(context: Context) -> UISlider { UISlider() }
  func updateUIView(_ slider: UISlider, context: Context) {
    if #available(iOS 18, *) {
      context.animate(changes: { slider.value = 1 }, completion: { slider.value = 0 })
    }
  }
}
struct DesignTrait: UITraitDefinition { static let defaultValue = Set<String>() }
extension UITraitCollection { var design: Set<String> { self[DesignTrait.self] } }
extension UIMutableTraits {
  var design: Set<String> {
    get { self[DesignTrait.self] }
    set { self[DesignTrait.self] = newValue }
  }
}
struct DesignKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = Set<String>()
  static func read(from traitCollection: UITraitCollection) -> Set<String> {
    traitCollection.design
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Set<String>) {
    mutableTraits.design = value
  }
}
extension EnvironmentValues {
  var design: Set<String> {
    get { self[DesignKey.self] }
    set { self[DesignKey.self] = newValue }
  }
}
extension UTType { static var sketch: UTType { UTType(exportedAs: "a.b", conformingTo: .data) } }
struct Sketch: FileDocument {
  static var readableContentTypes: [UTType] { [.sketch, .png] }
  var data: Data
  init(configuration: ReadConfiguration) throws {
    data = configuration.file.regularFileContents ?? Data()
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}
protocol Measured: AnyObject { @MainActor func height(fitting width: CGFloat) -> CGFloat }
extension UIHostingController: Measured {
  func height(fitting width: CGFloat) -> CGFloat {
    sizeThatFits(in: CGSize(width: width, height: 9)).height
  }
}
@Observable final class Model { var count = 1 }
struct Counter: View {
  @Environment(Model.self) private var model
  @Environment(\.self) private var values
  var body: some View {
    @Bindable var model = model
    NavigationStack { Stepper("Count", value: $model.count, in: 1...5) }
      .transformEnvironment(\.self) { $0 = values }.environment(model)
  }
}
final class Host: UIHostingController<Page> {
  override func viewDidLoad() {
    super.viewDidLoad()
    sizingOptions = [.preferredContentSize]
    safeAreaRegions = []
    rootView = Page()
  }
}
@MainActor func generic<Trait: UITraitDefinition>(
  _ trait: Trait.Type, _ value: Trait.Value?, on view: UIView
) {
  if let value {
    view.traitOverrides[trait] = value
  } else if view.traitOverrides.contains(trait) {
    view.traitOverrides.remove(trait)
  }
}
@MainActor final class Uses: NSObject, UIPointerInteractionDelegate {
  var detents: [UISheetPresentationController.Detent.Identifier] = [.medium, .init("a")]
  func pointerInteraction(
    _ i: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { _ = region.identifier as? Int }
  func use(
    v: UIView, sheet: UISheetPresentationController, indicator: UIActivityIndicatorView,
    target: CGImageDestination, source: CGImageSource
  ) {
    v.traitOverrides.preferredContentSizeCategory = .large
    v.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    sheet.detents = [
      .large(), .custom { $0.maximumDetentValue / 2 }, .custom(identifier: detents[0]) { _ in nil },
    ]
    let style: UIActivityIndicatorView.Style = indicator.style
    indicator.style = style == .large ? .medium : .large
    _ = (
      UIApplication.protectedDataDidBecomeAvailableNotification, UIApplication.LaunchOptionsKey.url,
      [EISDIR, ENOTDIR, EOPNOTSUPP] as [Int32]
    )
    let options =
      [kCGImagePropertyPNGDictionary as String: [kCGImagePropertyAPNGDelayTime as String: 1]]
      as CFDictionary
    CGImageDestinationSetProperties(target, options)
    CGImageDestinationAddImageFromSource(target, source, 0, options)
    if #available(iOS 26, *) {
      v.cornerConfiguration = .corners(
        topLeftRadius: .containerConcentric(minimum: 3), topRightRadius: 4,
        bottomLeftRadius: .fixed(0), bottomRightRadius: nil)
      _ = v.effectiveRadius(corner: [.topLeft, .topRight])
    }
  }
}
