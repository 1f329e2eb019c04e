import { captchaActions, type TranslateMessage } from '@vitrine/model'
import * as z from 'zod/mini'
import { alignOptions } from '../inspector/options.ts'
import type { FormState } from '../ports/form.ts'

/** The settings of a form's captcha. @see storefront spec §3 "Form" */
export const captchaData = {
  captchaEnabled: z._default(z.boolean(), false),
  captchaTheme: z._default(z.enum(['light', 'dark']), 'light'),
  captchaAlignment: z._default(z.enum(['left', 'center', 'right']), 'left'),
}

const whenEnabled = [{ key: 'captchaEnabled', is: [true] }] as const

export const captchaFields = [
  {
    key: 'captchaEnabled',
    ui: 'toggle',
  },
  {
    key: 'captchaTheme',
    ui: 'segmented',
    options: ['light', 'dark'],
    shownWhen: whenEnabled,
  },
  {
    key: 'captchaAlignment',
    ui: 'segmented',
    options: alignOptions,
    shownWhen: whenEnabled,
  },
] as const

interface CaptchaOptions {
  readonly captchaEnabled: boolean
  readonly captchaTheme: string
  readonly captchaAlignment: string
}

/**
 * Returns the view of a captcha; empty if the site has none.
 *
 * @see storefront spec §5 "Captcha renders only if a site key exists"
 */
export function createCaptchaView(
  { captchaEnabled, captchaTheme, captchaAlignment }: CaptchaOptions,
  ports: {
    readonly form: FormState | undefined
    readonly translate: TranslateMessage
    readonly kind: 'form' | 'newsletter'
  },
) {
  const { captcha } = ports.form ?? {}
  if (!captchaEnabled || !captcha || captcha.siteKey === '') return ''
  return {
    kind: captcha.kind,
    siteKey: captcha.siteKey,
    action: captchaActions[captcha.isInPopup ? 'popup' : ports.kind],
    theme: captchaTheme,
    alignment: captchaAlignment,
    noScript: ports.translate('forms.noScript'),
  }
}

/** The mount point of the captcha, which the form's script fills. @see dom §4 ".captcha-container" */
export const captcha =
  '{.section captcha}<div class="captcha-container captcha-container--{theme} captcha-container--align-{alignment}" data-captcha="{kind}" data-site-key="{siteKey|htmlattr}" data-action="{action}" data-theme="{theme}"></div><noscript><p class="captcha-no-script">{noScript|html}</p></noscript>{.end}'

/** The space is reserved, so nothing moves when the captcha loads. */
export const captchaCss = `.captcha-container{display:flex;margin:0;min-width:0}
.captcha-container--align-center{justify-content:center}
.captcha-container--align-right{justify-content:flex-end}
.js .captcha-container{margin-block-end:var(--s-4,1rem)}
.js .captcha-container[data-captcha=built-in]{min-height:4.75rem}
.js .captcha-container[data-captcha=recaptcha]{min-height:78px}
.captcha-check{box-sizing:border-box;display:grid;align-content:center;gap:.25rem;width:19rem;max-width:100%;min-height:4.75rem;padding:.5rem 1rem;border:1px solid #767676;border-radius:var(--radius-s,.25rem);background:#f9f9f9;color:#1a1a1a;color-scheme:light;text-align:start}
.captcha-container--dark .captcha-check{border-color:#8a8a8a;background:#222;color:#fff;color-scheme:dark}
.captcha-container--compact .captcha-check{width:10.25rem;padding-inline:.75rem}
.captcha-check label{display:flex;align-items:center;gap:.75rem;min-height:2rem;cursor:pointer}
.captcha-check input{flex:none;width:1.5rem;height:1.5rem;margin:0}
.captcha-check input:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.captcha-status{margin:0;font-size:.875rem;line-height:1.3}
.captcha-status:empty{display:none}
.captcha-no-script{margin-block:0 var(--s-4,1rem)}
.newsletter-form-wrapper--layoutFloat .captcha-container{flex:1 0 100%;margin:0}
`
