import QuartzCore

// Tells whether a view class overrides a drawing method. UIKit gives a bitmap only to such views;
// without reflection the answer lies in the classes' method tables: the slot that changes when a
// class overrides nothing but that method is the method's slot.
@MainActor
enum DrawingOverride {
  // A cache: a class overrides the methods or does not.
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

  /// What does not hold of the classes' layout, nil when the answers can be relied on.
  ///
  /// Without the layout every view counts as drawing: nothing is missing on the screen, but plain
  /// views take a bitmap.
  static let failedAssumption: String? = failure(
    of: [("draw(_:)", drawSlot), ("draw(_:in:)", layerDrawSlot), ("display(_:)", displaySlot)],
    answers: [
      (DerivedProbe.self, true), (LayerDrawProbe.self, true), (DisplayProbe.self, true),
      (OtherProbe.self, false), (UIView.self, false),
    ])

  /// Reports at launch that a view's drawing methods cannot be told from the classes' layout.
  static func checkAtLaunch() {
    guard let failedAssumption else { return }
    PortableLog.report(
      "UIView: \(failedAssumption); views that draw nothing may be given a bitmap")
  }

  /// The first slot that is unknown or shared, or the first class whose answer is wrong.
  static func failure(
    of slots: [(name: String, slot: MethodSlot)], answers: [(type: UIView.Type, draws: Bool)]
  ) -> String? {
    var offsets: Set<Int> = []
    for (name, slot) in slots {
      guard let offset = slot.offset else { return "the method \(name) is not in the class table" }
      guard offsets.insert(offset).inserted else { return "the method \(name) shares its slot" }
    }
    for (type, draws) in answers where isPresent(in: type) != draws {
      return "\(type) is taken for a class that \(draws ? "does not draw" : "draws")"
    }
    return nil
  }

  private static let drawSlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: DrawProbe.self)
  private static let layerDrawSlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: LayerDrawProbe.self)
  private static let displaySlot = MethodSlot(
    base: UIView.self, plain: PlainProbe.self, overriding: DisplayProbe.self)

  private final class PlainProbe: UIView {}

  private class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private final class DerivedProbe: DrawProbe {
    var stored = 0
  }

  private final class OtherProbe: UIView {
    var stored = 0
    override func layoutSubviews() {}
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
  let offset: Int?

  // `plain` overrides nothing, `overriding` only the method in question.
  init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    guard [plain, overriding].allSatisfy({ ClassTable($0).isLaidOut(asSubclassOf: base) }) else {
      offset = nil
      return
    }
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
  private static let largestTable = 1 << 17
  private let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  // Whether the words that are about to be read are where they are expected: the superclass, and
  // sizes that grow from a class to its subclass.
  func isLaidOut(asSubclassOf base: AnyClass) -> Bool {
    let table = ClassTable(base)
    return self[8] == UInt(bitPattern: table.address) && table.end > Self.headerSize
      && end >= table.end && end < Self.largestTable && end % MemoryLayout<UInt>.size == 0
  }

  var methodOffsets: StrideTo<Int> {
    stride(from: Self.headerSize, to: end, by: MemoryLayout<UInt>.size)
  }

  // Total size and address point are the two words at bytes 32 and 36.
  private var end: Int {
    let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
    return size - Int(address.load(fromByteOffset: 36, as: UInt32.self))
  }

  subscript(offset: Int) -> UInt {
    address.load(fromByteOffset: offset, as: UInt.self)
  }
}
