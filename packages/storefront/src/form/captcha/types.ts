import type { CaptchaAction } from '@vitrine/model'

/** A captcha in a form. */
export interface Captcha {
  /** Resolves to the solution; undefined while it is not solved. Rejects if the captcha cannot be loaded. */
  readonly key: () => Promise<string | undefined>
  /** Discards the solution. */
  readonly reset: () => void
}

/** The captcha's container in a form and its settings from the server's markup. */
export interface CaptchaContext {
  readonly container: HTMLElement
  readonly form: HTMLElement
  readonly formId: string
  readonly siteKey: string
  readonly action: CaptchaAction
  readonly theme: string
  readonly isCompact: boolean
  /** Called when the captcha is solved and when the solution is discarded. */
  readonly onSolvedChange: (isSolved: boolean) => void
}
