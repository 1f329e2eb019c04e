import { CAPTCHA_COMPACT_BELOW, captchaActions, captchaMessages } from '@vitrine/model'
import type { Captcha } from '../captcha/captcha.ts'
import { Refused } from '../http.ts'

/** Its answer is waited for, and a sentence is thrown where there is none. */
interface Asked extends Pick<Captcha, 'reset'> {
  readonly key: () => Promise<string>
}

/** The captcha of a form, or what lets everything through where it has none. Its script comes only where there is one. */
export function captchaOf(form: HTMLFormElement, formId: string): Asked {
  const container = form.querySelector<HTMLElement>('.captcha-container[data-captcha]')
  const { siteKey, theme = 'light', action: does } = container?.dataset ?? {}
  const action = Object.values(captchaActions).find((known) => known === does)
  if (!container || !siteKey || !action) return { key: async () => '', reset: () => undefined }
  const button = form.querySelector('[type=submit]')
  // It can be reached still, and says why it does nothing.
  const tell = (isSolved: boolean) => {
    if (isSolved) button?.removeAttribute('aria-disabled')
    else button?.setAttribute('aria-disabled', 'true')
  }
  const isCompact = container.clientWidth < CAPTCHA_COMPACT_BELOW
  container.classList.toggle('captcha-container--compact', isCompact)
  tell(false)
  const place = { container, form, formId, siteKey, action, theme, isCompact, tell }
  const coming = import('../captcha/captcha.ts').then(({ startCaptcha }) => startCaptcha(place))
  coming.catch((error: unknown) => console.error(error))
  return {
    key: async () => {
      const captcha = await coming.catch((cause: unknown) => {
        throw new Refused(captchaMessages.failed, { cause })
      })
      const key = await captcha.key()
      if (key === undefined) throw new Refused(captchaMessages.missing)
      return key
    },
    reset: () => void coming.then((captcha) => captcha.reset()).catch(() => undefined),
  }
}
