/// The pixels of one tile in few bytes, as ``TileCodec`` makes them.
public struct EncodedTile: Hashable, Sendable {
  /// How the bytes are to be read.
  public enum Form: UInt8, Sendable, CaseIterable {
    /// A blank tile; there are no bytes.
    case blank

    /// The pixels as they are.
    case plain

    /// The pixels compressed.
    case compressed

    /// Which pixels are not blank, and those, compressed.
    case sparse

    /// Which pixels differ from those of an earlier tile, and those, compressed.
    case patch

    /// Which pixels of a blank tile one stroke has changed, and how much each.
    case stroke

    /// Which pixels of an earlier tile one stroke has changed, and how much each.
    case strokePatch

    /// Which pixels differ from the one before them, and those.
    case runs

    /// Whether the earlier tile is needed to decode it.
    public var needsBase: Bool { self == .patch || self == .strokePatch }
  }

  /// How the bytes are to be read.
  public let form: Form

  /// The bytes; at most ``Tile/byteCount``.
  public let bytes: [UInt8]

  /// Makes an encoded tile of bytes that came from one; whether they are sound is found out when
  /// they are decoded.
  public init(form: Form, bytes: [UInt8]) {
    self.form = form
    self.bytes = bytes
  }

  /// Whether the earlier tile is needed to decode it.
  public var needsBase: Bool { form.needsBase }
}
