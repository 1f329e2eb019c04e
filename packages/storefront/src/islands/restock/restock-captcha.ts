import { CAPTCHA_COMPACT_BELOW_PX, captchaActions, getRestockFormId } from '@vitrine/model'
import type { Captcha } from '../../form/captcha/types.ts'
import { getPageContext } from '../../page-context.ts'

/** The captcha of a restock form. `key` resolves to an empty text without a solution, of which the server says more. */
interface RestockCaptcha {
  readonly key: () => Promise<string>
  readonly reset: () => void
}

/** Creates the captcha of the site above the button of a restock form, and loads its script. */
export function createRestockCaptcha(element: HTMLElement, button: HTMLElement): RestockCaptcha {
  const { kind, siteKey } = getPageContext().website?.captchaProvider ?? {}
  if (!kind || !siteKey) return { key: async () => '', reset: () => undefined }
  const container =
    element.querySelector<HTMLElement>('.captcha-container') ?? document.createElement('div')
  container.classList.add('captcha-container')
  container.dataset['captcha'] = kind
  button.before(container)
  const loaded = loadCaptcha(element, { container, siteKey, button })
  loaded.catch((error: unknown) => console.error(error))
  return {
    key: async () => (await (await loaded).key()) ?? '',
    reset: () => void loaded.then((captcha) => captcha.reset()).catch(() => undefined),
  }
}

async function loadCaptcha(
  element: HTMLElement,
  widget: {
    readonly container: HTMLElement
    readonly siteKey: string
    readonly button: HTMLElement
  },
): Promise<Captcha> {
  const { container, siteKey, button } = widget
  const { createCaptcha } = await import('../../form/captcha/captcha.ts')
  return createCaptcha({
    ...{ container, siteKey, form: element, theme: 'light' },
    formId: getRestockFormId(element.dataset['variantId'] ?? ''),
    action: captchaActions.restock,
    isCompact: container.clientWidth < CAPTCHA_COMPACT_BELOW_PX,
    // `disabled` would take the button out of the tab order.
    onSolvedChange: (isSolved) =>
      isSolved
        ? button.removeAttribute('aria-disabled')
        : button.setAttribute('aria-disabled', 'true'),
  })
}
