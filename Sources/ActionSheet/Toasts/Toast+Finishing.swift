import UIKit

extension Toast {
  /// Creates a toast that says that something has succeeded.
  public static func success(_ text: String, subtitle: String? = nil, position: Position = .top)
    -> Toast
  {
    Toast(text, subtitle: subtitle, kind: .success, position: position)
  }

  /// Creates a toast that says that something has failed.
  public static func error(_ text: String, subtitle: String? = nil, position: Position = .top)
    -> Toast
  {
    Toast(text, subtitle: subtitle, kind: .error, position: position)
  }

  /// Creates a toast that is shown until ``finish(_:_:subtitle:)`` is called.
  ///
  ///     let toast = Toast.loading("Uploading")
  ///     toast.setButton("Cancel") { upload.cancel() }
  ///     queue.enqueue(toast)
  ///     for await part in upload.progress { toast.progress = part }
  ///     toast.finish(.success, "Uploaded")
  public static func loading(_ text: String, subtitle: String? = nil, position: Position = .top)
    -> Toast
  {
    Toast(text, subtitle: subtitle, kind: .loading, position: position)
  }

  /// Turns the toast into an outcome, which disappears after its ``duration``.
  ///
  /// A toast that is shown comes to the front, changes, plays the haptic of the kind and is announced. One
  /// that waits is shown as the outcome. The button and the image are removed; set others afterwards. A
  /// toast that the user has dismissed stays away.
  ///
  /// - Parameters:
  ///   - kind: The outcome; ``Kind/loading`` has no effect.
  ///   - text: The text; `nil` keeps the former one. A custom view stays as it is.
  ///   - subtitle: The second text; `nil` for none.
  public func finish(_ kind: Kind, _ text: String? = nil, subtitle: String? = nil) {
    guard kind != .loading else { return }
    finishCount += 1
    self.kind = kind
    if let message {
      self.message = ToastMessage(text: text ?? message.text, subtitle: subtitle, kind: kind)
    }
    setButton(nil)
    restartTime()
    guard isShown else { return }
    container?.playHaptic()
    container?.announce()
    container?.comeForward()
  }

  // MARK: Declarative views

  /// Takes the content of a toast that was made for the same state; the time goes on.
  func update(to other: Toast) {
    tapped = other.tapped
    coalesces = other.coalesces
    if kind != other.kind {
      if other.kind == .loading {
        kind = .loading
        restartTime()
      } else {
        finish(other.kind, other.text, subtitle: other.subtitle)
      }
    }
    if message != nil, let theirs = other.message { message = theirs }
    (controller as? any SheetBodyController)?.adoptContent(of: other.controller)
    setButton(other.buttonTitle) { [handler = other.button?.handler] in handler?() }
    if other.setDuration != setDuration {
      setDuration = other.setDuration
      restartTime()
    }
    if style != other.style { style = other.style }
  }
}
