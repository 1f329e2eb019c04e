import { describe, expect, it } from 'vitest'
import { message } from '../messages/message.ts'
import { areReviewsOpen, areReviewsShown, formatStars, validateReview } from './product-review.ts'

const FIT = { stars: 5, name: 'Ada', email: 'ada@example.com', title: '', text: 'Fine.' }
const OFF = {
  displayNativeProductReviewsEnabled: false,
  displayImportedProductReviewsEnabled: false,
  hasOptedToCollectNativeReviews: false,
  productReviewsKillSwitchEnabled: false,
}

it.each([
  [{}, false],
  [{ displayNativeProductReviewsEnabled: true }, true],
  [{ displayImportedProductReviewsEnabled: true }, true],
  [{ displayNativeProductReviewsEnabled: true, productReviewsKillSwitchEnabled: true }, false],
])('shows reviews with %j: %s', (settings, isShown) => {
  expect(areReviewsShown({ ...OFF, ...settings })).toBe(isShown)
})

it('takes reviews only while they are collected and the kill switch is off', () => {
  const open = { ...OFF, hasOptedToCollectNativeReviews: true }
  expect(areReviewsOpen(open)).toBe(true)
  expect(areReviewsOpen({ ...open, productReviewsKillSwitchEnabled: true })).toBe(false)
  expect(areReviewsOpen(OFF)).toBe(false)
})

describe('validating a review', () => {
  const validate = (changes: object, needsEmail = true) =>
    validateReview({ ...FIT, ...changes }, { needsEmail })

  it.each([0, 6, 2.5, Number.NaN])('rejects %s stars', (stars) => {
    expect(validate({ stars })).toEqual({ stars: message('product-reviews.chooseStars') })
  })

  it('counts code points', () => {
    expect(validate({ text: '🏺'.repeat(5_000), title: '🏺'.repeat(150) })).toEqual({})
    expect(validate({ text: '🏺'.repeat(5_001) })).toEqual({
      text: message('product-reviews.tooLong', { max: 5_000 }),
    })
  })

  it('needs an email address only from authors who are unknown', () => {
    expect(validate({ email: '' })).toEqual({ email: message('forms.required') })
    expect(validate({ email: 'ada' })).toEqual({ email: message('forms.email') })
    expect(validate({ email: '' }, false)).toEqual({})
  })
})

it('rounds a rating to whole stars', () => {
  expect([formatStars(0), formatStars(3.4), formatStars(4.5)]).toEqual(['☆☆☆☆☆', '★★★☆☆', '★★★★★'])
})
