/**
 * What forms of a site ask besides, so that robots do not fill them in: nothing; a calculation that the browser
 * does by itself; or what Google asks, by either of its programs.
 */
export const captchaKinds = ['none', 'built-in', 'recaptcha', 'recaptcha-enterprise'] as const

export type CaptchaKind = (typeof captchaKinds)[number]

/** As far as everybody knows it. */
export interface SiteCaptcha {
  readonly kind: CaptchaKind
  /** Empty where there is none. */
  readonly siteKey: string
}

/** Templates and scripts ask whether there is a site key before they draw a captcha: the built-in one has this. */
export const BUILT_IN_SITE_KEY = 'built-in'

/** What is done by who solves one. @see storefront spec §9 "Captcha actions" */
export const captchaActions = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
  popup: 'PROMO_POPUP_SUBMISSION',
} as const

export type CaptchaAction = (typeof captchaActions)[keyof typeof captchaActions]

/** How long the built-in one counts, from when it was begun. */
export const CAPTCHA_LASTS_MS = 20 * 60_000

/** Narrower than this its place gets the small form of it. @see storefront spec §9 */
export const CAPTCHA_COMPACT_BELOW = 320

/** @see storefront spec §8 "Site form submit", platform spec §8; the others are ours: there was none like it */
export const captchaMessages = {
  missing: 'Complete CAPTCHA before submitting.',
  failed: 'reCAPTCHA failed. Refresh this page and try again.',
  over: 'The check for robots does not count any more. Please tick it again.',
  notSetUp: 'ReCaptcha has not been set up!',
  label: 'I am not a robot',
  checking: 'Checking…',
  checked: 'Checked. You can send the form.',
  again: 'The check failed. Please tick it again.',
  insecure: 'This check works over a secure connection (https) only.',
  noScript: 'This form can be sent with JavaScript only: it checks that no robot fills it in.',
} as const
