import UIKit

/// The elements that assistive technology finds below a view, in the order in which it walks through them.
///
/// "VoiceOver navigates from top-left to bottom-right, irrespective of the view hierarchy" ("Ordering
/// Elements", riptutorial.com/ios/example/2648). `AccessibilityHierarchyParser` of
/// cashapp/AccessibilitySnapshot, which was compared with devices, has the details: from right to left
/// where the interface is; one line are elements whose tops differ by less than 8 points on a phone, else
/// 13; a container that names its elements, and one that groups its children, stay together, in the place
/// of their first element; of subviews of which one is modal, that alone counts.
@MainActor struct AccessibilityOrder {
  private enum Node {
    case element(UIResponder)
    case group([Node])
  }

  private let isMirrored: Bool
  private let lineHeight: CGFloat

  init(in view: UIView) {
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    lineHeight = view.traitCollection.userInterfaceIdiom == .phone ? 8 : 13
  }

  func elements(of view: UIView) -> [UIResponder] {
    sorted(nodes(of: view)).flatMap(elements)
  }

  private func elements(of node: Node) -> [UIResponder] {
    switch node {
    case .element(let element): [element]
    case .group(let nodes): nodes.flatMap(elements)
    }
  }

  private func nodes(of object: UIResponder) -> [Node] {
    if let view = object as? UIView, view.isHidden || view.alpha <= 0 || view.frame.size == .zero {
      return []
    }
    if object.accessibilityElementsHidden { return [] }
    if object.isAccessibilityElement { return [.element(object)] }
    let count = object.accessibilityElementCount()
    let named = (0..<(count == NSNotFound ? 0 : count)).compactMap {
      object.accessibilityElement(at: $0) as? UIResponder
    }
    if !named.isEmpty || object.accessibilityElements != nil {
      return [.group(named.flatMap(nodes))]
    }
    guard let view = object as? UIView else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal }
    let children = (modal.map { [$0] } ?? view.subviews).flatMap(nodes)
    return view.shouldGroupAccessibilityChildren ? [.group(sorted(children))] : children
  }

  private func sorted(_ nodes: [Node]) -> [Node] {
    let placed = nodes.map { (node: $0, frame: frame(of: $0)) }
    let descending = placed.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var lines: [[(node: Node, frame: CGRect)]] = []
    for (_, next) in descending {
      if let top = lines.last?.first?.frame.minY, next.frame.minY - top < lineHeight {
        lines[lines.count - 1].append(next)
      } else {
        lines.append([next])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { first, second in
        let (a, b) = (first.element.frame.minX, second.element.frame.minX)
        return a == b ? first.offset < second.offset : isMirrored ? a > b : a < b
      }.map(\.element.node)
    }
  }

  private func frame(of node: Node) -> CGRect {
    switch node {
    case .element(let element): element.accessibilityFrame
    case .group(let nodes): sorted(nodes).first.map(frame) ?? .zero
    }
  }
}
