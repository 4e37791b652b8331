import Testing
import UIKit

@testable import RangeSlider

@MainActor
struct ThumbImagesTests {
  private let shared = UIImage()
  private let own = UIImage()
  private let held = UIImage()
  private let ownHeld = UIImage()

  @Test("Without any image thumbs are drawn") func withoutAnyImageThumbsAreDrawn() {
    #expect(ThumbImages().image(of: .lower, in: .normal) == nil)
    #expect(ThumbImages().image(of: .lower, in: .highlighted) == nil)
  }

  @Test("A thumb's own image comes before the one for both")
  func aThumbsOwnImageComesBeforeTheOneForBoth() {
    var images = ThumbImages()
    images[nil, .normal] = shared
    images[.lower, .normal] = own
    #expect(images.image(of: .lower, in: .normal) === own)
    #expect(images.image(of: .upper, in: .normal) === shared)
  }

  @Test("An image for the state comes before the ordinary one")
  func aImageForTheStateComesBeforeTheOrdinaryOne() {
    var images = ThumbImages()
    images[nil, .normal] = shared
    images[.lower, .normal] = own
    #expect(images.image(of: .lower, in: .highlighted) === own)
    images[nil, .highlighted] = held
    #expect(images.image(of: .lower, in: .highlighted) === held)
    images[.lower, .highlighted] = ownHeld
    #expect(images.image(of: .lower, in: .highlighted) === ownHeld)
    #expect(images.image(of: .upper, in: .highlighted) === held)
    #expect(images.image(of: .lower, in: .disabled) === own)
  }

  @Test("With several states the image of the most specific one is used")
  func ofSeveralStatesTheMostTellingHasItsImage() {
    var images = ThumbImages()
    images[nil, .highlighted] = held
    images[nil, .disabled] = own
    #expect(images.image(of: .lower, in: [.disabled, .highlighted]) === own)
    #expect(images.image(of: .lower, in: [.focused, .highlighted]) === held)
    images[nil, [.disabled, .highlighted]] = shared
    #expect(images.image(of: .lower, in: [.disabled, .highlighted]) === shared)
  }

  @Test("Nil removes an image") func nilTakesAImageBack() {
    var images = ThumbImages()
    images[.lower, .normal] = own
    images[.lower, .normal] = nil
    #expect(images.image(of: .lower, in: .normal) == nil)
  }
}
