import CatalogApp
import Foundation
import UIKit
import UIKitHost

/// Makes the pictures of the gallery.
@MainActor
struct GalleryPictures {
  /// A picture in light and in dark, by the names of their files.
  struct Pair {
    let light: String
    let dark: String

    /// The width to show them with, in points.
    let width: Int
    let height: Int
  }

  private static let previewWidth: CGFloat = 360
  private static let previewInset: CGFloat = 20
  private static let maximumPreviewHeight: CGFloat = 420
  private static let frameRate = 20.0

  let directory: URL

  /// Writes the pictures of a state: of its control alone, or of the whole screen.
  func write(page: CatalogPage, state: PageState) async throws -> Pair {
    var size = CGSize.zero
    var names: [String] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      let name = "\(page.id)-\(state.id)-\(style == .dark ? "dark" : "light").png"
      let host = try await Self.host(page: page, state: state, style: style)
      size = host.device.size
      try host.writePicture(to: directory.appendingPathComponent(name))
      host.close()
      names.append(name)
    }
    return Pair(
      light: names[0], dark: names[1], width: Int(size.width), height: Int(size.height))
  }

  /// Makes a screen with the control of a state, or with the whole page where it is a screen.
  static func host(
    page: CatalogPage, state: PageState, style: UIUserInterfaceStyle
  ) async throws -> HeadlessHost {
    if let host = await previewHost(page: page, state: state, style: style) { return host }
    var options = PictureOptions()
    options.state = state.id
    options.scale = 2
    options.appearance.style = style
    return try await PageStage(page: page.id, options: options, isBare: true).host
  }

  /// A screen as large as a control with its value, or `nil` for a page that is a screen.
  private static func previewHost(
    page: CatalogPage, state: PageState, style: UIUserInterfaceStyle
  ) async -> HeadlessHost? {
    guard let preview = page.makePreview(state: state.id) else { return nil }
    let inset = previewInset
    let width = previewWidth - inset * 2
    let fitting = preview.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let height = min(fitting.height.rounded(.up), maximumPreviewHeight)
    var device = HostDevice.phone.scaled(to: 2)
    device.size = CGSize(width: previewWidth, height: height + inset * 2)
    device.safeAreaInsets = .zero
    var appearance = HostAppearance()
    appearance.style = style
    let host = HeadlessHost(device: device, appearance: appearance)
    let controller = UIViewController()
    controller.view.backgroundColor = .secondarySystemGroupedBackground
    preview.frame = CGRect(x: inset, y: inset, width: width, height: height)
    controller.view.addSubview(preview)
    _ = host.makeWindow(rootViewController: controller)
    await host.advance(by: 0.5)
    return host
  }

  // MARK: Animated pictures

  /// Writes a thumb that is dragged, a sheet that opens and a stroke that is drawn.
  ///
  /// - Returns: The titles and the names of the files.
  func writeAnimations() async throws -> [(title: String, file: String)] {
    [
      ("Drag a thumb", try await write("drag.png", page: "range-slider", state: "labels", drag)),
      ("Open a sheet", try await write("sheet.png", page: "action-sheet", state: "system", wait)),
      ("Draw a stroke", try await write("stroke.png", page: "drawing-board", state: "empty", draw)),
    ]
  }

  private func write(
    _ name: String, page id: String, state: String,
    _ play: @MainActor (HeadlessHost, UIWindow, _ shoot: @MainActor () async -> Void) async -> Void
  ) async throws -> String {
    try PageIndex.check(id, state: state)
    var device = HostDevice.phone
    device = device.scaled(to: 1)
    let host = HeadlessHost(device: device, appearance: HostAppearance())
    host.showsStatusBar = true
    let window = host.makeWindow(
      rootViewController: CatalogNavigation.make(openingOn: id, state: state))
    var picture = AnimatedPicture()
    await play(host, window) {
      await host.advance(by: 1 / Self.frameRate)
      if let data = host.pngData() { picture.append(data) }
    }
    host.close()
    guard let data = picture.data(frameDuration: 1 / Self.frameRate) else {
      throw CommandError("\(name): no picture was made")
    }
    try data.write(to: directory.appendingPathComponent(name))
    return name
  }

  private func wait(host: HeadlessHost, window: UIWindow, shoot: @MainActor () async -> Void) async
  {
    for _ in 0..<24 { await shoot() }
  }

  private func drag(host: HeadlessHost, window: UIWindow, shoot: @MainActor () async -> Void) async
  {
    await host.advance(by: 0.5)
    let thumbs = Self.elements(in: window)
    guard let thumb = thumbs.first else { return }
    let start = CGPoint(x: thumb.midX, y: thumb.midY)
    await follow(
      (0...30).map { step in
        let part = CGFloat(step) / 30
        return CGPoint(x: start.x + sin(part * 2 * .pi) * 60, y: start.y)
      }, on: host, shoot: shoot)
  }

  private func draw(host: HeadlessHost, window: UIWindow, shoot: @MainActor () async -> Void) async
  {
    await host.advance(by: 0.5)
    let size = host.device.size
    await follow(
      (0...40).map { step in
        let part = CGFloat(step) / 40
        return CGPoint(
          x: size.width * (0.15 + 0.7 * part),
          y: size.height * (0.45 - 0.15 * sin(part * 2.5 * .pi)))
      }, on: host, shoot: shoot)
    for _ in 0..<10 { await shoot() }
  }

  private func follow(
    _ points: [CGPoint], on host: HeadlessHost, shoot: @MainActor () async -> Void
  ) async {
    for (index, point) in points.enumerated() {
      host.touch([
        TouchSample(finger: 0, phase: index == 0 ? .began : .moved, location: point)
      ])
      await shoot()
    }
    if let last = points.last {
      host.touch([TouchSample(finger: 0, phase: .ended, location: last)])
    }
    await shoot()
  }

  /// The places of what assistive technologies can adjust, in the window.
  private static func elements(in view: UIView) -> [CGRect] {
    let own = (view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
      .filter { $0.accessibilityTraits.contains(.adjustable) }
      .map { view.convert($0.accessibilityFrameInContainerSpace, to: nil) }
    return own + view.subviews.flatMap { elements(in: $0) }
  }
}
