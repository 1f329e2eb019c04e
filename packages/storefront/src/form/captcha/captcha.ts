import { createBuiltInCaptcha } from './built-in.ts'
import { createEnterpriseCaptcha, createRecaptcha } from './recaptcha.ts'
import { setCaptchaSize } from './set-size.ts'
import type { Captcha, CaptchaContext } from './types.ts'

/** Creates the captcha of the provider that the container names. @see dom §4 ".captcha-container", storefront spec §4, §9 */
export function createCaptcha(asked: Omit<CaptchaContext, 'isCompact'>): Captcha {
  const context = { ...asked, isCompact: setCaptchaSize(asked.container) }
  switch (context.container.dataset['captcha']) {
    case 'recaptcha':
      return createRecaptcha(context)
    case 'recaptcha-enterprise':
      return createEnterpriseCaptcha(context)
    default:
      return createBuiltInCaptcha(context)
  }
}
