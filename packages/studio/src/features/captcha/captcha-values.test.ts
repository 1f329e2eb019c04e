import { expect, it } from 'vitest'
import { toCaptchaValues, toNewCaptcha } from './captcha-values.ts'

const saved = { kind: 'recaptcha', siteKey: 'site-key-1234', projectId: '' } as const

it('saves the keys of the chosen kind alone', () => {
  const values = { ...toCaptchaValues(saved), secretKey: ' secret-key-1 ', apiKey: 'api-key-1234' }
  expect(toNewCaptcha(values)).toEqual({
    kind: 'recaptcha',
    siteKey: 'site-key-1234',
    secretKey: 'secret-key-1',
  })
  expect(toNewCaptcha({ ...values, kind: 'built-in' })).toEqual({ kind: 'built-in' })
  const google = { ...values, kind: 'recaptcha-enterprise', projectId: 'my-shop-123' } as const
  expect(toNewCaptcha(google)).toEqual({
    kind: 'recaptcha-enterprise',
    siteKey: 'site-key-1234',
    projectId: 'my-shop-123',
    apiKey: 'api-key-1234',
  })
})
