import type { CaptchaAction } from '@vitrine/model'
import { getPageContext } from '../page-context.ts'
import type { Captcha } from './captcha/types.ts'

/** The captcha of a form on the page of a product. `key` resolves to an empty text without a solution, of which the server says more. */
interface SiteCaptcha {
  readonly key: () => Promise<string>
  readonly reset: () => void
}

/** The name under which a captcha is solved, and what for. */
interface CaptchaUse {
  readonly formId: string
  readonly action: CaptchaAction
}

/** Creates the captcha of the site above the button of a form, and loads its script. */
export function createSiteCaptcha(
  element: HTMLElement,
  button: HTMLElement,
  use: CaptchaUse,
): SiteCaptcha {
  const { kind, siteKey } = getPageContext().website?.captchaProvider ?? {}
  if (!kind || !siteKey) return { key: async () => '', reset: () => undefined }
  const container =
    element.querySelector<HTMLElement>('.captcha-container') ?? document.createElement('div')
  container.classList.add('captcha-container')
  container.dataset['captcha'] = kind
  button.before(container)
  const loaded = loadCaptcha(element, { ...use, container, siteKey, button })
  loaded.catch((error: unknown) => console.error(error))
  return {
    key: async () => (await (await loaded).key()) ?? '',
    reset: () => void loaded.then((captcha) => captcha.reset()).catch(() => undefined),
  }
}

async function loadCaptcha(
  element: HTMLElement,
  widget: CaptchaUse & {
    readonly container: HTMLElement
    readonly siteKey: string
    readonly button: HTMLElement
  },
): Promise<Captcha> {
  const { container, siteKey, button, formId, action } = widget
  const { createCaptcha } = await import('./captcha/captcha.ts')
  return createCaptcha({
    ...{ container, siteKey, formId, action, form: element, theme: 'light' },
    // `disabled` would take the button out of the tab order.
    onSolvedChange: (isSolved) =>
      isSolved
        ? button.removeAttribute('aria-disabled')
        : button.setAttribute('aria-disabled', 'true'),
  })
}
