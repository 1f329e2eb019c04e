import { expect, it } from 'vitest'
import { captchaActions } from './captcha.ts'

it('has the actions of the specification', () => {
  expect(Object.values(captchaActions).toSorted()).toEqual([
    'FORM_BLOCK_SUBMISSION',
    'NEWSLETTER_BLOCK_SUBMISSION',
    'PRODUCT_REVIEW_SUBMISSION',
    'PRODUCT_WAITLIST_SUBMISSION',
    'PROMO_POPUP_SUBMISSION',
  ])
})
