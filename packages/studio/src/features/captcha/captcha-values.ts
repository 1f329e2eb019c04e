import type { CaptchaSettings, NewCaptchaSettings } from '@vitrine/contract'

/** The fields of the form. The server never returns the secret keys, which start empty. */
export interface CaptchaValues extends CaptchaSettings {
  secretKey: string
  apiKey: string
}

/** Returns the values of the form for the saved settings. */
export function toCaptchaValues(saved: CaptchaSettings): CaptchaValues {
  return { ...saved, secretKey: '', apiKey: '' }
}

/** Returns what the form saves: each kind has its own keys, which are set together. */
export function toNewCaptcha(values: CaptchaValues): NewCaptchaSettings {
  const { kind } = values
  const siteKey = values.siteKey.trim()
  switch (kind) {
    case 'recaptcha':
      return { kind, siteKey, secretKey: values.secretKey.trim() }
    case 'recaptcha-enterprise':
      return { kind, siteKey, projectId: values.projectId.trim(), apiKey: values.apiKey.trim() }
    default:
      return { kind }
  }
}

/** Returns whether a kind of captcha has keys. */
export function hasKeys(kind: CaptchaSettings['kind']): boolean {
  return kind === 'recaptcha' || kind === 'recaptcha-enterprise'
}
