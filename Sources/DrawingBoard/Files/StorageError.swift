/// The reason that a drawing cannot be read or saved.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk has no space left.
  case diskFull

  /// The system refused an operation; the number is a value of `errno`.
  case system(Int32)

  /// Bytes that were read differ from what was written.
  case damaged

  /// Another process has the same drawing open, or another board of this one.
  case inUse

  /// The file system can only be read.
  case readOnly

  /// A later version of the kit wrote the drawing.
  case laterFormat

  /// The drawing was discarded.
  case closed
}
