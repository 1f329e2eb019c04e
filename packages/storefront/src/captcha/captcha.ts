import type { CaptchaAction } from '@vitrine/model'
import { builtIn } from './built-in.ts'
import { enterprise, recaptcha } from './recaptcha.ts'

/** What a form is sent with, so that the server knows of no robot. */
export interface Captcha {
  /** Undefined while it is not solved. Throws where nobody can solve it. */
  readonly key: () => Promise<string | undefined>
  /** What was solved counts no more. */
  readonly reset: () => void
}

/** The place for it in a form, as the server drew it. */
export interface CaptchaPlace {
  readonly container: HTMLElement
  readonly form: HTMLFormElement
  readonly formId: string
  readonly siteKey: string
  readonly action: CaptchaAction
  readonly theme: string
  readonly isCompact: boolean
  /** Told when it is solved, and when it is no more. */
  readonly tell: (isSolved: boolean) => void
}

/** @see dom §4 ".captcha-container", storefront spec §4, §9 */
export function startCaptcha(place: CaptchaPlace): Captcha {
  switch (place.container.dataset['captcha']) {
    case 'recaptcha':
      return recaptcha(place)
    case 'recaptcha-enterprise':
      return enterprise(place)
    default:
      return builtIn(place)
  }
}
