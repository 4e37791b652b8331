import Foundation

/// A value that describes the appearance, the animation and the behavior of a sheet.
///
/// Take a preset and change its members. A style knows which of its members were set, whatever their
/// values: those count for a sheet, and the others follow the styles around it, as <doc:Styling>
/// describes. Two styles with the same preset and the same values are equal.
public struct SheetStyle: Equatable, Sendable {
  // The storage of the parts: assigning a part itself sets all of its members.
  var storedMetrics = SheetMetrics()
  var storedFonts = SheetFonts()
  var storedColors = SheetColors()
  var storedAnimation = SheetAnimation()

  // A literal of behaviors would count as set.
  private var storedBehaviors = SheetBehaviors(rawValue: SheetBehaviors.standard.rawValue)

  /// The members that were set, without those of the parts.
  private var record = StyleRecord()

  /// The preset, whose values the members have that were not set.
  private(set) var preset: Preset

  /// The lengths.
  ///
  /// Assigning a value sets all of them.
  public var metrics: SheetMetrics {
    get { storedMetrics }
    set {
      storedMetrics = newValue
      storedMetrics.record.insert(.metrics)
    }
    _modify { yield &storedMetrics }
  }

  /// The fonts.
  ///
  /// Assigning a value sets all of them.
  public var fonts: SheetFonts {
    get { storedFonts }
    set {
      storedFonts = newValue
      storedFonts.record.insert(.fonts)
    }
    _modify { yield &storedFonts }
  }

  /// The colors.
  ///
  /// Assigning a value sets all of them.
  public var colors: SheetColors {
    get { storedColors }
    set {
      storedColors = newValue
      storedColors.record.insert(.colors)
    }
    _modify { yield &storedColors }
  }

  /// The material of the backgrounds; the default is ``SheetMaterial/thin``.
  public var material: SheetMaterial = .thin { didSet { record.insert(.material) } }

  /// A Boolean value that determines whether each row has a background of its own.
  ///
  /// The gaps between groups are then transparent. If the value is `false`, the sheet has one background.
  /// The default is `true`.
  public var separatesRows = true { didSet { record.insert(.separatesRows) } }

  /// A Boolean value that determines whether corners have a continuous curve; the default is `true`.
  public var usesContinuousCorners = true { didSet { record.insert(.usesContinuousCorners) } }

  /// The timing of the appearance and the disappearance.
  ///
  /// Assigning a value sets all of it.
  public var animation: SheetAnimation {
    get { storedAnimation }
    set {
      storedAnimation = newValue
      storedAnimation.record.insert(.animation)
    }
    _modify { yield &storedAnimation }
  }

  /// The behaviors.
  ///
  /// Assigning a value sets all of them, those that it does not contain included. The default is
  /// ``SheetBehaviors/standard``.
  public var behaviors: SheetBehaviors {
    get { storedBehaviors }
    set {
      storedBehaviors = newValue
      storedBehaviors.record.insert(.behaviors)
    }
    _modify { yield &storedBehaviors }
  }

  /// A Boolean value that determines whether cancel actions are below all other rows.
  ///
  /// If the value is `false`, they are where they were added. The default is `false`.
  public var pinsCancel = false { didSet { record.insert(.pinsCancel) } }

  /// A Boolean value that determines whether the texts of actions are at the leading edge.
  ///
  /// If the value is `false`, they are centered. The default is `false`.
  public var alignsLeading = false { didSet { record.insert(.alignsLeading) } }

  /// A Boolean value that determines whether the header stays while the rows below it scroll; the default
  /// is `true`.
  public var pinsHeader = true { didSet { record.insert(.pinsHeader) } }

  /// A Boolean value that determines whether the style was taken from a sheet to be edited.
  private(set) var isEdited = false

  /// Creates the style ``classic``.
  public init() {
    preset = .classic
  }

  /// Creates a preset, none of whose members counts as set.
  init(_ preset: Preset, of base: SheetStyle = SheetStyle(), _ change: (inout SheetStyle) -> Void) {
    self = base
    change(&self)
    self.preset = preset
    forgetMembers()
  }
}

extension SheetStyle {
  private static var records: [WritableKeyPath<SheetStyle, StyleRecord>] {
    [
      \.record, \.storedMetrics.record, \.storedFonts.record, \.storedColors.record,
      \.storedAnimation.record, \.storedBehaviors.record,
    ]
  }

  var members: StyleMembers {
    Self.records.reduce([]) { $0.union(self[keyPath: $1].members) }
  }

  /// Begins to edit a style that was taken from a sheet: no member counts as set until it is edited.
  mutating func beginEditing() {
    isEdited = true
    forgetMembers()
  }

  private mutating func forgetMembers() {
    for path in Self.records { self[keyPath: path] = StyleRecord() }
  }

  mutating func set(_ members: StyleMembers, to other: SheetStyle) {
    members.forEach { set($0, to: other) }
  }

  /// Returns a Boolean value that states whether another style is equal and has the same members set.
  func isIdentical(to other: SheetStyle) -> Bool {
    members == other.members && self == other
  }
}
