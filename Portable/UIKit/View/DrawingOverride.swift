import QuartzCore

// Tells whether a view class overrides a drawing method. UIKit gives a bitmap only to such views;
// without reflection the answer lies in the classes' method tables: the slot that changes when a
// class overrides nothing but that method is the method's slot.
@MainActor
enum DrawingOverride {
  private static var known: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(UIView.self): false
  ]

  static func isPresent(in type: UIView.Type) -> Bool {
    let identifier = ObjectIdentifier(type)
    if let answer = known[identifier] { return answer }
    // An image view shows its image itself: what a subclass overrides is never called.
    let answer =
      !(type is UIImageView.Type)
      && (drawSlot.isOverridden(in: type, comparedTo: UIView.self)
        || layerDrawSlot.isOverridden(in: type, comparedTo: UIView.self)
        || displaySlot.isOverridden(in: type, comparedTo: UIView.self))
    known[identifier] = answer
    return answer
  }

  private static let drawSlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: DrawProbe.self)
  private static let layerDrawSlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: LayerDrawProbe.self)
  private static let displaySlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: DisplayProbe.self)

  private final class PlainProbe: UIView {}

  private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private final class LayerDrawProbe: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }

  private final class DisplayProbe: UIView {
    override func display(_ layer: CALayer) {}
  }
}

// The place of one method in the method tables of a class and its subclasses.
struct MethodSlot {
  // nil when it cannot be told; then every class counts as overriding.
  private let offset: Int?

  // `plain` overrides nothing, `overriding` only the method in question.
  init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let baseTable = ClassTable(base)
    let plainTable = ClassTable(plain)
    let overridingTable = ClassTable(overriding)
    let candidates = baseTable.methodOffsets.filter {
      baseTable[$0] == plainTable[$0] && baseTable[$0] != overridingTable[$0]
    }
    offset = candidates.count == 1 ? candidates.first : nil
  }

  func isOverridden(in type: AnyClass, comparedTo base: AnyClass) -> Bool {
    guard let offset else { return true }
    return ClassTable(type)[offset] != ClassTable(base)[offset]
  }
}

// Read access to the words of a class's metadata, as laid out by Swift without an Objective-C
// runtime: eleven header fields up to byte 56, then fields and methods of each class in turn.
private struct ClassTable {
  private static let headerSize = 56
  private let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  // Total size and address point are the two words at bytes 32 and 36.
  var methodOffsets: StrideTo<Int> {
    let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(address.load(fromByteOffset: 36, as: UInt32.self))
    return stride(from: Self.headerSize, to: size - before, by: MemoryLayout<UInt>.size)
  }

  subscript(offset: Int) -> UInt {
    address.load(fromByteOffset: offset, as: UInt.self)
  }
}
