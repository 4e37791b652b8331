import Foundation

/// Something that cannot be done, said in a line for the person at the terminal.
struct CommandError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Any error in one line; what the system says of a file is named with its path.
  init(describing error: any Error) {
    let system = error as NSError
    guard let path = system.userInfo[NSFilePathErrorKey] as? String,
      let underlying = system.userInfo[NSUnderlyingErrorKey] as? any Error,
      case let cause = underlying as NSError, cause.domain == NSPOSIXErrorDomain
    else {
      self.init("\(error)")
      return
    }
    self.init("\(path): \(String(cString: strerror(Int32(cause.code))))")
  }
}
