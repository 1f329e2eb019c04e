import { AppError } from '../../platform/http/app-error.ts'
import type { Say } from '../../identity/multilingual/index.ts'

/** A native form's fields, as typed. */
export type Typed = Readonly<Record<string, string>>

/** Longer answers are cut: no field of these pages takes more. */
const MOST_KEPT = 300

export function textIn(body: Typed, name: string): string {
  return (body[name] ?? '').slice(0, MOST_KEPT)
}

/** Why a form is shown again. */
export interface Refusal {
  readonly status: number
  readonly code: string
  /** In English; pages say it in their own language. */
  readonly message: string
  /** The field it is about; undefined where it is about the whole form. */
  readonly field: string | undefined
}

const FIELDS: Readonly<Record<string, string>> = {
  'site-users.emailInvalid': 'email',
  'site-users.passwordTooShort': 'newPassword',
  'site-users.passwordTooLong': 'newPassword',
  'site-users.passwordTooCommon': 'newPassword',
  'site-users.passwordWrong': 'currentPassword',
}

/** What the form says of `error`; anything that is no refusal is thrown on. */
export function refusalOf(error: unknown, passwordField?: string): Refusal {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const { status, message, code } = error
  return {
    status,
    code,
    message,
    field: code === 'site-users.passwordWrong' ? (passwordField ?? FIELDS[code]) : FIELDS[code],
  }
}

/** A form as its page draws it: each named field with what was typed and what is wrong with it. */
export function formView(
  names: readonly string[],
  typed: Typed,
  { refusal, say }: { readonly refusal: Refusal | undefined; readonly say: Say },
) {
  const why = refusal && say(refusal.code, refusal.message)
  const fields = names.map((name) => {
    const isRefused = refusal?.field === name
    return [name, { value: textIn(typed, name), error: isRefused ? why : null }] as const
  })
  const isOfField = refusal?.field !== undefined && names.includes(refusal.field)
  return {
    fields: Object.fromEntries(fields),
    alert: isOfField ? null : (why ?? null),
  }
}

/** What a page says after a form was done: its address holds the code, never the sentence. */
const TOLD = {
  registered: 'An email is on its way to the address you gave. Follow the link in it to go on.',
  resent: 'If that address waits to be confirmed, an email is on its way.',
  'reset-sent': 'If there is an account for that address, an email with a link is on its way.',
  'password-set': 'Your new password is set. You can sign in with it now.',
  'signed-out': 'You are signed out.',
  'signed-out-everywhere': 'You are signed out, here and everywhere else.',
  erased: 'Your account is deleted.',
  saved: 'Your changes are saved.',
  'password-changed': 'Your password is changed, and every other session has ended.',
  joined: 'Welcome: you are a member now.',
  left: 'You have left the area.',
} as const

export type Told = keyof typeof TOLD

/** In the words of templates a sentence is called like `account.told.saved`. */
export function toldText(code: string | undefined, say: Say): string | null {
  if (code === undefined || !Object.hasOwn(TOLD, code)) return null
  return say(`account.told.${code}`, TOLD[code as Told]) // asked above
}
