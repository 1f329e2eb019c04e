import { type AppError, type AppErrorOptions, defineErrors } from '../../platform/http/app-error.ts'

const errors = defineErrors('captcha', {
  missing: [400, 'Missing captcha'],
  failed: [400, 'Failed captcha'],
  over: [400, 'Expired captcha'],
})

/** Clients of forms read the sentence as `error`, too. @see storefront spec §8 "Site form submit" */
function createError(name: keyof typeof errors): (options?: AppErrorOptions) => AppError {
  const { message: error } = errors[name]()
  return (options) => errors[name]({ ...options, details: { error, ...options?.details } })
}

export const captchaErrors = {
  missing: createError('missing'),
  failed: createError('failed'),
  over: createError('over'),
}
