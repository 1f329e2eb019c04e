import { message, type Message } from '@vitrine/model'
import { AppError } from '../../platform/http/app-error.ts'
import type { Translator } from '../../platform/http/translator.ts'

/** A native form's fields, as typed. */
export type Typed = Readonly<Record<string, string>>

/** The maximum length of a submitted value; longer ones are cut. */
const MAX_VALUE_LENGTH = 300

export function getText(body: Typed, name: string): string {
  return (body[name] ?? '').slice(0, MAX_VALUE_LENGTH)
}

/** The error because of which a form is shown again. */
export interface FormError {
  readonly error: AppError
  readonly status: number
  /** The field with the error; undefined if it is about the whole form. */
  readonly field: string | undefined
}

const FIELDS: Readonly<Record<string, string>> = {
  'site-users.emailInvalid': 'email',
  'site-users.passwordTooShort': 'newPassword',
  'site-users.passwordTooLong': 'newPassword',
  'site-users.passwordTooCommon': 'newPassword',
  'site-users.passwordWrong': 'currentPassword',
}

/** Returns the error that the form shows; other errors are rethrown. */
export function toFormError(error: unknown, passwordField?: string): FormError {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const { status, code } = error
  return {
    error,
    status,
    field: code === 'site-users.passwordWrong' ? (passwordField ?? FIELDS[code]) : FIELDS[code],
  }
}

/** Returns the data of a form for its page: each named field with its value and error. */
export function toFormView(
  names: readonly string[],
  typed: Typed,
  {
    formError,
    translator,
  }: { readonly formError: FormError | undefined; readonly translator: Translator },
) {
  const why = formError && translator.translateError(formError.error)
  const fields = names.map((name) => {
    const isRefused = formError?.field === name
    return [name, { value: getText(typed, name), error: isRefused ? why : null }] as const
  })
  const isOfField = formError?.field !== undefined && names.includes(formError.field)
  return {
    fields: Object.fromEntries(fields),
    alert: isOfField ? null : (why ?? null),
  }
}

/** The notices after a form succeeded. The URL of a page has the code, never the sentence. */
const NOTICES = [
  'registered',
  'resent',
  'reset-sent',
  'password-set',
  'signed-out',
  'signed-out-everywhere',
  'erased',
  'saved',
  'password-changed',
  'joined',
  'left',
  'claim-sent',
  'claimed',
  'claimed-none',
  'address-saved',
  'address-deleted',
  'address-default',
] as const

export type Notice = (typeof NOTICES)[number]

/** Returns the message of a notice; null for a code that is none. */
export function getNoticeMessage(code: string | undefined): Message | null {
  const notice = NOTICES.find((known) => known === code)
  return notice === undefined ? null : message(`account.${notice}`)
}
