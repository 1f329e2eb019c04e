/**
 * The captcha providers: none, the built-in proof of work, or either product of Google.
 */
export const captchaKinds = ['none', 'built-in', 'recaptcha', 'recaptcha-enterprise'] as const

export type CaptchaKind = (typeof captchaKinds)[number]

/** The public captcha settings of a site. */
export interface SiteCaptcha {
  readonly kind: CaptchaKind
  /** The public key; empty if there is none. */
  readonly siteKey: string
}

/** The site key of the built-in captcha. Templates and scripts render a captcha only if there is a site key. */
export const BUILT_IN_SITE_KEY = 'built-in'

/** The actions that a captcha protects. @see storefront spec §9 "Captcha actions" */
export const captchaActions = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
  restock: 'PRODUCT_WAITLIST_SUBMISSION',
  /** An action of our own: the specification names none for reviews. */
  review: 'PRODUCT_REVIEW_SUBMISSION',
} as const

export type CaptchaAction = (typeof captchaActions)[keyof typeof captchaActions]

/** The lifetime of a built-in challenge from its creation, in ms. */
export const CAPTCHA_LIFETIME_MS = 20 * 60_000

/** The container width below which the captcha is compact, in px. @see storefront spec §9 */
export const CAPTCHA_COMPACT_BELOW_PX = 320

/** The console message for a captcha script that did not load. @see platform spec §8 */
export const CAPTCHA_NOT_SET_UP = 'ReCaptcha has not been set up!'
