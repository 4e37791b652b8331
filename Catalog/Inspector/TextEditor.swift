import ControlCore
import UIKit

/// A field for a text, or for the numbers of a point, a size or a rectangle with commas between.
final class TextEditor: UITextField, InspectorEditing {
  private static let width: CGFloat = 180

  private let binding: AttributeBinding?

  init(_ binding: AttributeBinding) {
    self.binding = binding
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    let edited = UIAction { [weak self] _ in self?.commit() }
    addAction(edited, for: .editingDidEnd)
    let done = UIAction { [weak self] _ in _ = self?.resignFirstResponder() }
    addAction(done, for: .editingDidEndOnExit)
    refresh()
  }

  required init?(coder: NSCoder) {
    binding = nil
    super.init(coder: coder)
  }

  func refresh() {
    guard !isEditing else { return }
    text = binding?.value.flatMap(Self.text)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(Self.width, size.width), height: super.sizeThatFits(size).height)
  }

  /// Sets what was typed; what cannot be understood is replaced by the value at hand.
  private func commit() {
    guard let binding, text != binding.value.flatMap(Self.text) else { return }
    if let value = Self.value(text ?? "", for: binding.property.kind) { binding.set(value) }
    text = binding.value.flatMap(Self.text)
  }

  static func text(_ value: InspectableValue) -> String? {
    func list(_ numbers: CGFloat...) -> String {
      numbers.map { NumberText.exact(Double($0)) }.joined(separator: ", ")
    }
    return switch value {
    case .string(let string): string
    case .point(let point): list(point.x, point.y)
    case .size(let size): list(size.width, size.height)
    case .rect(let rect): list(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .bool, .integer, .number, .color, .image: nil
    }
  }

  static func value(_ text: String, for kind: InspectableKind) -> InspectableValue? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      .filter(\.isFinite)
    let isList = numbers.count == parts.count
    switch (kind, numbers.count) {
    case (.string, _): return .string(text)
    case (.point, 2) where isList: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, 2) where isList: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, 4) where isList:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }
}
