/// Drags a sheet between its detents and out of the screen.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate, _SelectorReceiving {
  weak var sheet: UISheetPresentationController?
  private(set) var isActive = false
  private var startFrame = CGRect.zero
  private var recognizer: UIPanGestureRecognizer?
  private weak var touchedScrollView: UIScrollView?

  func attach(to card: UIView) {
    guard recognizer == nil else { return }
    let pan = UIPanGestureRecognizer(
      target: self,
      action: "dragged:")
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    card.addGestureRecognizer(pan)
    recognizer = pan
  }

  func detach() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
    isActive = false
  }

  // MARK: Arbitration with scroll views inside

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    var view = touch.view
    touchedScrollView = nil
    while let current = view, current !== sheet?.card {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        touchedScrollView = scrollView
        break
      }
      view = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let pan = recognizer, sheet.transition == nil, !sheet.fillsContainer else {
      return false
    }
    let translation = pan.translation(in: sheet.containerView)
    guard abs(translation.y) >= abs(translation.x) else { return false }
    guard let scrollView = touchedScrollView else { return true }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
    guard isAtTop else { return false }
    if translation.y > 0 { return true }
    let tallest = sheet.activeDetents.map(\.height).max() ?? 0
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.selectedDetent.height < tallest - 0.5
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    touchedScrollView != nil && otherGestureRecognizer === touchedScrollView?.panGestureRecognizer
  }

  // MARK: Dragging

  static var _selectors: [_SelectorMethod] { [.init("dragged:", dragged)] }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let sheet, let container = sheet.containerView else { return }
    switch pan.state {
    case .began:
      isActive = true
      startFrame = sheet.card.frame
      move(sheet, by: pan.translation(in: container).y)
    case .changed where isActive:
      move(sheet, by: pan.translation(in: container).y)
    case .ended where isActive:
      isActive = false
      release(sheet, velocity: pan.velocity(in: container).y)
    case .cancelled where isActive:
      isActive = false
      settle(sheet, velocity: 0)
    default:
      break
    }
  }

  private func move(_ sheet: UISheetPresentationController, by distance: CGFloat) {
    guard let container = sheet.containerView else { return }
    let bottom = container.bounds.height
    let heights = sheet.activeDetents.map { $0.height + container.safeAreaInsets.bottom }
    let tallest = heights.max() ?? startFrame.height
    let shortest = heights.min() ?? startFrame.height
    var frame = startFrame
    if sheet.isEdgeAttached {
      let wanted = startFrame.height - distance
      if wanted > tallest {
        // Beyond the top the card resists.
        frame.size.height = tallest + resisted(wanted - tallest)
        frame.origin.y = bottom - frame.height
      } else if wanted < shortest {
        let below = shortest - wanted
        frame.size.height = shortest
        frame.origin.y = bottom - shortest + (sheet.canLeave ? below : resisted(below))
      } else {
        frame.size.height = wanted
        frame.origin.y = bottom - wanted
      }
    } else {
      let isFree = distance > 0 && sheet.canLeave
      frame.origin.y = startFrame.minY + (isFree ? distance : resisted(distance))
    }
    UIView.performWithoutAnimation {
      sheet.card.frame = frame
      let shown = bottom - frame.minY
      let full = min(shortest, startFrame.height)
      let amount = full > 0 ? min(max(shown / full, 0), 1) : 0
      if !sheet.isUndimmed { sheet.setDimming(amount) }
      sheet.card.layoutIfNeeded()
    }
  }

  private func resisted(_ distance: CGFloat) -> CGFloat {
    let magnitude = abs(distance)
    let reach: CGFloat = 60
    let moved = reach * (1 - 1 / (magnitude * 0.55 / reach + 1))
    return distance < 0 ? -moved : moved
  }

  private func release(_ sheet: UISheetPresentationController, velocity: CGFloat) {
    guard let container = sheet.containerView else { return }
    let bottom = container.bounds.height
    // Where the card would glide to.
    let projectedTop = sheet.card.frame.minY + velocity * 0.15
    let safeBottom = container.safeAreaInsets.bottom
    let isLeaving: Bool
    if sheet.isEdgeAttached {
      let shortest = (sheet.activeDetents.map(\.height).min() ?? 0) + safeBottom
      isLeaving = bottom - projectedTop < shortest / 2
    } else {
      isLeaving = projectedTop - startFrame.minY > startFrame.height / 3
    }
    if isLeaving {
      if sheet.mayBeDismissedByUser {
        sheet.dismissForUser()
        return
      }
      sheet.storedDelegate?.presentationControllerDidAttemptToDismiss(sheet)
    } else if sheet.isEdgeAttached {
      let nearest = sheet.activeDetents.min { left, right in
        abs(bottom - left.height - safeBottom - projectedTop)
          < abs(bottom - right.height - safeBottom - projectedTop)
      }
      choose(nearest?.detent.identifier, in: sheet)
    }
    settle(sheet, velocity: velocity)
  }

  private func choose(
    _ identifier: UISheetPresentationController.Detent.Identifier?,
    in sheet: UISheetPresentationController
  ) {
    guard let identifier, identifier != sheet.selectedDetent.detent.identifier else { return }
    sheet.selectedDetentIdentifier = identifier
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func settle(_ sheet: UISheetPresentationController, velocity: CGFloat) {
    let distance = abs(sheet.cardFrame().minY - sheet.card.frame.minY)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: distance > 1 ? min(abs(velocity) / distance, 10) : 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        sheet.layOutCard()
        sheet.card.layoutIfNeeded()
      })
  }
}

extension UISheetPresentationController {
  /// Whether nothing but a delegate's answer keeps the sheet from leaving by a drag.
  fileprivate var canLeave: Bool { !presentedViewController.isModalInPresentation }
}
