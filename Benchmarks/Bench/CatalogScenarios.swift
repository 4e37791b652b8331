import CatalogApp
import UIKit
import UIKitHost

/// The catalog itself on a phone of 390×844 points at 3x.
@MainActor
enum CatalogScenarios {
  static let all = [firstFrame, scrollFrame, attribute] + pages

  /// What the names of the scenarios that open a page begin with.
  static let opening = "catalog/open/"

  /// The instructions that opening a page may take.
  static let openingLimit = 200e6

  /// From nothing to the first frame of the list.
  static let firstFrame = Scenario(name: "catalog/first-frame", countedRuns: 2) {
    Scenario.Steps { _ in
      let host = HeadlessHost(device: .phone)
      _ = host.makeWindow(rootViewController: CatalogNavigation.make())
      host.drawFrame()
      host.close()
    }
  }

  /// One frame while a finger scrolls the list.
  static let scrollFrame = Scenario(name: "catalog/scroll-frame", countedRuns: 20) {
    let host = HeadlessHost(device: .phone)
    let window = host.makeWindow(rootViewController: CatalogNavigation.make())
    host.advance(by: 0.5)
    host.touch([TouchSample(phase: .began, location: CGPoint(x: 195, y: 600))])
    for step in 1...6 {
      host.touch([
        TouchSample(phase: .moved, location: CGPoint(x: 195, y: 600 - CGFloat(step) * 8))
      ])
      host.advanceFrames()
    }
    host.drawFrame()
    return Scenario.Steps { run in
      _ = window
      let y: CGFloat = run % 2 == 0 ? 540 : 546
      host.touch([TouchSample(phase: .moved, location: CGPoint(x: 195, y: y))])
      host.advanceFrames()
      host.drawFrame()
    }
  }

  /// One change by the first slider of the inspector, up to the frame that shows it.
  static let attribute = Scenario(name: "catalog/attribute-change", countedRuns: 20) {
    let host = HeadlessHost(device: .phone)
    let window = host.makeWindow(
      rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    host.advance(by: 0.5)
    let slider = Self.slider(in: window)
    host.drawFrame()
    return Scenario.Steps { run in
      slider?.value = run % 2 == 0 ? -20 : -30
      slider?.sendActions(for: .valueChanged)
      host.advanceFrames()
      host.drawFrame()
    }
  }

  /// Opening each page, from its controller to its first frame.
  static let pages = CatalogRegistry.pages.map { page in
    Scenario(name: "\(opening)\(page.id)", countedRuns: 1) {
      let host = HeadlessHost(device: .phone)
      return Scenario.Steps { _ in
        _ = host.makeWindow(rootViewController: CatalogNavigation.make(openingOn: page.id))
        host.drawFrame()
      }
    }
  }

  private static func slider(in view: UIView) -> UISlider? {
    view as? UISlider ?? view.subviews.lazy.compactMap { slider(in: $0) }.first
  }
}
