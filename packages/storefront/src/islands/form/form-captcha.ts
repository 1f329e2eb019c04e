import { captchaActions } from '@vitrine/model'
import type { Captcha } from '../../form/captcha/types.ts'
import { RequestError } from '../../call-api.ts'
import { t } from '../../form/translate.ts'

/** The captcha of a form. `key` rejects with the visitor's message if it is not solved. */
interface FormCaptcha extends Pick<Captcha, 'reset'> {
  readonly key: () => Promise<string>
}

/** Creates the captcha of a form, loading its script only if the form has one; else one that is always solved. */
export function createFormCaptcha(form: HTMLFormElement, formId: string): FormCaptcha {
  const container = form.querySelector<HTMLElement>('.captcha-container[data-captcha]')
  const { siteKey, theme = 'light', action: actionName } = container?.dataset ?? {}
  const action = Object.values(captchaActions).find((known) => known === actionName)
  if (!container || !siteKey || !action) return { key: async () => '', reset: () => undefined }
  const button = form.querySelector('[type=submit]')
  // `disabled` would take the button out of the tab order.
  const setSolved = (isSolved: boolean) => {
    if (isSolved) button?.removeAttribute('aria-disabled')
    else button?.setAttribute('aria-disabled', 'true')
  }
  setSolved(false)
  const context = {
    container,
    form,
    formId,
    siteKey,
    action,
    theme,
    onSolvedChange: setSolved,
  }
  const captchaLoaded = import('../../form/captcha/captcha.ts').then(({ createCaptcha }) =>
    createCaptcha(context),
  )
  captchaLoaded.catch((error: unknown) => console.error(error))
  return {
    key: async () => {
      const solved = captchaLoaded.then((captcha) => captcha.key())
      const key = await solved.catch((cause: unknown) => {
        throw new RequestError(t('captcha.failed'), { cause })
      })
      if (key === undefined) throw new RequestError(t('captcha.missing'))
      return key
    },
    reset: () => void captchaLoaded.then((captcha) => captcha.reset()).catch(() => undefined),
  }
}
