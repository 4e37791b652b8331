import Foundation

/// A library of a rival, opened where it is installed.
///
/// Nothing here is linked against it and none of its headers is needed, so that one build measures on
/// every machine; where the library is missing, so are its rows.
@MainActor
struct DynamicLibrary {
  private struct Missing: Error {}

  private let handle: UnsafeMutableRawPointer

  /// Opens a library by the name that stands for its binary interface, or fails without it.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// A function of the library or of those that it stands on.
  ///
  /// - Parameters:
  ///   - name: Its name in C.
  ///   - type: What it takes and gives, a type with C's convention; nothing checks that it is right.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function
  {
    guard let address = dlsym(handle, name) else { throw Missing() }
    return unsafeBitCast(address, to: type)
  }
}
