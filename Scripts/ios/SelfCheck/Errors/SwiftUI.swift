import ImageIO
import SwiftUI
import UIKit
import UniformTypeIdentifiers
struct Wrong: Layout {  // error
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }
}
struct Right: Layout {
  struct Key: LayoutValueKey { static let defaultValue = 1 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(CGSize.zero)  // error
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let wrong: String = subviews[0][Key.self]  // error
    subviews[0].place(at: .zero)  // error
    _ = AnyLayout(HStackLayout(alignment: .leading))  // error
    _ = (ProposedViewSize(width: 1), wrong)  // error
  }
}
struct Box: View {
  @State private var count = 1
  var body: some View {
    Right {
      Text("a").accessibilityElement(.contain)  // error
    }
  }
}
struct Labels: View {
  @State private var count = 1
  var body: some View {
    Text("a").accessibilityLabel { _ in Text("b") }  // error
  }
}
struct Bar: UIViewRepresentable {
  func makeUIView(context: Context) -> UISlider { UISlider() }
  func updateUIView(_ slider: UISlider, context: Context) {
    context.animate { slider.value = 1 }  // error
  }
}
struct Steps: View {
  @State private var count = "1"
  var body: some View {
    Stepper("a", value: $count, in: "1"..."2")  // error
  }
}
struct BridgedKey: UITraitBridgedEnvironmentKey {  // error
  static let defaultValue = 1
  static func read(from traits: UITraitCollection) -> String { "" }
  static func write(to traits: inout any UIMutableTraits, value: Int) {}
}
struct File: FileDocument {  // error
  static var readableContentTypes: [UTType] { [.png] }
  init(configuration: ReadConfiguration) throws {}
}
@MainActor func use(v: UIView, i: UIActivityIndicatorView, s: UISheetPresentationController) {
  _ = UIHostingController(Text("a"))  // error
  _ = Environment(NSObject.self)  // error
  UIHostingController(rootView: Text("a")).sizingOptions = .large  // error
  i.activityIndicatorViewStyle = .large  // error
  v.traitOverrides.remove("a")  // error
  let overrides = v.traitOverrides
  overrides.userInterfaceStyle = .dark  // error
  s.selectedDetentIdentifier = "a"  // error
  s.detents = [.custom { $0.maximumDetentValue }, .custom(id: "a") { _ in 1 }]  // error
  _ = UIApplication.protectedDataDidBecomeAvailable  // error
  let type: UTType = UTType("public.png")  // error
  let types: [UTType] = [.png, .folder, type, .portableNetworkGraphics]  // error
  let error: String = EISDIR  // error
  CGImageDestinationSetProperties(kCGImagePropertyPNGDictionary, nil)  // error
  _ = v.cornerConfiguration  // error
  if #available(iOS 26, *) {
    _ = v.effectiveRadius(for: .topLeft)  // error
    v.cornerConfiguration = .corners(topLeftRadius: 1)  // error
    _ = UICornerRadius(radius: 1.5)  // error
  }
  _ = (types, error)
}
