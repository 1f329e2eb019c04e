import { type Json, urlSchema, webUrlSchema } from '@vitrine/page'
import type { LabeledField } from '../../block-fields.ts'
import { parseLinkUrl } from './link-url.ts'

/** A typed text that can be stored. */
interface Typed {
  readonly value: Json | undefined
}

/** Returns a stored text as a field shows it. */
export function formatText(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** Reads a line; undefined if it is not one of the possible values. An empty one is no value. */
export function parseLine(
  text: string,
  { max, pattern }: Pick<Extract<LabeledField, { readonly ui: 'line' }>, 'max' | 'pattern'>,
): Typed | undefined {
  if (text === '') return { value: undefined }
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  if (max !== undefined && line.length > max) return undefined
  if (pattern !== undefined && !new RegExp(pattern).test(line)) return undefined
  return { value: line }
}

/** Reads the address of a page; undefined if it is none. A bare host gets a scheme. */
export function parseAddress(text: string, accept: 'web' | 'any'): Typed | undefined {
  if (text.trim() === '') return { value: undefined }
  const url = parseLinkUrl(text)
  if (url === undefined) return undefined
  const schema = accept === 'web' ? webUrlSchema : urlSchema
  return schema.safeParse(url).success ? { value: url } : undefined
}

/** Reads an email address; undefined if it is none. */
export function parseEmail(text: string): Typed | undefined {
  const email = text.trim()
  if (email === '') return { value: undefined }
  const isEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(email)
  return isEmail && email.length <= 256 ? { value: email } : undefined
}

/** Reads a day, `YYYY-MM-DD`; undefined if the calendar does not have it. */
export function parseDay(text: string): Typed | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
    ? { value: text }
    : undefined
}

/** Reads a color: `#` and six digits; undefined if it is none. */
export function parseColor(text: string): Typed | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const long = /^[\da-f]{3}$/.test(digits) ? digits.replaceAll(/./g, '$&$&') : digits
  return /^[\da-f]{6}$/.test(long) ? { value: `#${long}` } : undefined
}
