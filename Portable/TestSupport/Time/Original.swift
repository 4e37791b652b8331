import Foundation

/// The functions of libraries that this program defines anew.
enum Original {
  // RTLD_NEXT: the definition after the program's own.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  /// Returns a function that the libraries of the toolchain are known to have.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(next, name), to: type)
  }

  /// Returns the address of a variable or function.
  static func address(_ name: String) -> UnsafeRawPointer? {
    dlsym(next, name).map(UnsafeRawPointer.init)
  }
}
