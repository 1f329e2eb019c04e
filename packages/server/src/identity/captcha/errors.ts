import { captchaMessages } from '@vitrine/model'
import { type AppError, type AppErrorOptions, defineErrors } from '../../platform/http/app-error.ts'

const errors = defineErrors('captcha', {
  missing: [400, captchaMessages.missing],
  failed: [400, captchaMessages.failed],
  over: [400, captchaMessages.over],
})

/** Clients of forms read the sentence as `error`, too. @see storefront spec §8 "Site form submit" */
function refusal(of: keyof typeof errors): (options?: AppErrorOptions) => AppError {
  const error = captchaMessages[of]
  return (options) => errors[of]({ ...options, details: { error, ...options?.details } })
}

export const captchaErrors = {
  missing: refusal('missing'),
  failed: refusal('failed'),
  over: refusal('over'),
}
