import type { forms } from '../messages/en/forms.ts'
import { message, type Message, type MessageId } from '../messages/message.ts'
import { isEmail } from '../platform/email.ts'
import type { FormFieldType } from './form-field.ts'
import type { FormFileRule } from './form-files.ts'

/**
 * A submitted value: one text, several texts (parts or choices), or an answer for each question. Survey answers
 * are the numbers of `likertAnswers` as text. Of files, the value is the list of their names. @see storefront spec §3 "Value shapes on submit"
 */
export type FormValue = string | readonly string[] | Readonly<Record<string, string>>

export type FormValues = Readonly<Record<string, FormValue>>

/** The validation rules of a field. */
export interface FormRule {
  readonly id: string
  readonly type: FormFieldType
  readonly required: boolean
  /** The owner's limit. The platform's limit applies as well. */
  readonly maxLength?: number | undefined
  /** The choices of a field, or the questions of a survey. */
  readonly options?: readonly string[] | undefined
  /** The files that a field takes; undefined for fields of other types. */
  readonly files?: FormFileRule | undefined
  /** The answer to another field for which this one is asked; undefined for always. */
  readonly shownFor?: FormCondition | undefined
}

/** A choice of a field, by the id of the field. */
export interface FormCondition {
  readonly id: string
  readonly choice: string
}

/** The name of a part, its `autocomplete` value, and the message of its caption. */
export type FormPart = readonly [name: string, autocomplete: string, caption: PartCaption]

type PartCaption = Extract<MessageId, `parts.${string}`>

/**
 * The parts of multi-part fields in the order in which they are sent. @see dom §4 "multi-part", template language "summary-form-field"
 */
export const formParts = {
  name: [
    ['First Name', 'given-name', 'parts.firstName'],
    ['Last Name', 'family-name', 'parts.lastName'],
  ],
  date: [
    ['Month', '', 'parts.month'],
    ['Day', '', 'parts.day'],
    ['Year', '', 'parts.year'],
  ],
  time: [
    ['Hour', '', 'parts.hour'],
    ['Minute', '', 'parts.minute'],
    ['Second', '', 'parts.second'],
    ['AM/PM', '', 'parts.half'],
  ],
  address: [
    ['Address Line 1', 'address-line1', 'parts.address1'],
    ['Address Line 2', 'address-line2', 'parts.address2'],
    ['City', 'address-level2', 'parts.city'],
    ['State', 'address-level1', 'parts.state'],
    ['Zip Code', 'postal-code', 'parts.zip'],
    ['Country', 'country-name', 'parts.country'],
  ],
  phone: [
    ['Country code', 'tel-country-code', 'parts.countryCode'],
    ['Area code', 'tel-area-code', 'parts.areaCode'],
    ['Prefix', 'tel-local-prefix', 'parts.prefix'],
    ['Line', 'tel-local-suffix', 'parts.line'],
  ],
} as const satisfies Partial<Record<FormFieldType, readonly FormPart[]>>

export type FormPartsType = keyof typeof formParts

export function hasParts(type: FormFieldType): type is FormPartsType {
  return Object.hasOwn(formParts, type)
}

/** The minimum time between loading and sending a form, in ms. Earlier submissions count as spam. */
export const MIN_FORM_DURATION_MS = 2_000

/** The maximum number of characters in a multi-line field. */
export const MAX_FORM_TEXT = 10_000
const MAX_LINE = 1_000
const MAX_PART = 200

/** A message of the subject `forms`, which the scripts of forms bring along. */
export type FormMessage = Message<keyof typeof forms & MessageId>

/** Returns the message for a failed submission by its HTTP status; undefined for other statuses. @see storefront spec §8 "Site form submit" */
export function getFormFailureMessage(status: number): FormMessage | undefined {
  const messages: Readonly<Record<number, FormMessage>> = {
    401: message('forms.unauthorized'),
    404: message('forms.unknown'),
    429: message('forms.tooMany'),
    500: message('forms.failed'),
  }
  return messages[status]
}

/** Returns the first error of a field, checked in the order of the specification: required, length, format. */
export function validateField(rule: FormRule, value: FormValue): FormMessage | undefined {
  if (rule.type === 'section') return undefined
  if (isEmptyValue(value))
    return rule.required && isRequirable(rule) ? message('forms.required') : undefined
  if (getTexts(value).some((text) => Array.from(text).length > getMaxLength(rule)))
    return message('forms.tooLong')
  return validateFormat(rule, value)
}

export function isEmptyValue(value: FormValue): boolean {
  return getTexts(value).every((text) => text.trim() === '')
}

function getTexts(value: FormValue): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value)
}

/** Returns whether a field may be required: surveys and hidden fields never are. */
export function isRequirable({ type }: Pick<FormRule, 'type'>): boolean {
  return type !== 'likert' && type !== 'hidden'
}

function getMaxLength({ type, maxLength }: FormRule): number {
  if (maxLength !== undefined) return maxLength
  if (hasParts(type)) return MAX_PART
  return type === 'textarea' ? MAX_FORM_TEXT : MAX_LINE
}

function validateFormat(
  { type, options = [] }: FormRule,
  value: FormValue,
): FormMessage | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  switch (type) {
    case 'email':
      return isEmail(text) ? undefined : message('forms.email')
    case 'number':
    case 'currency':
      return /^[-+]?\d[\d., '’ ]*$|^[-+]?[.,]\d+$/.test(text) ? undefined : message('forms.number')
    case 'website':
      return /^(?:https?:\/\/)?[^\s/@][^\s/@.]*\.[^\s/@]{2,}(?:\/\S*)?$/i.test(text)
        ? undefined
        : message('forms.website')
    case 'date':
      return isDate(value) ? undefined : message('forms.date')
    case 'time':
      return isTime(value) ? undefined : message('forms.time')
    case 'phone':
      return isPhone(value) ? undefined : message('forms.phone')
    case 'radio':
    case 'select':
    case 'checkbox':
      return getTexts(value).every((choice) => options.includes(choice))
        ? undefined
        : message('forms.option')
    default:
      return undefined
  }
}

/** Returns whether the parts are of a time: of 24 hours, or of 12 with AM or PM. Some may be missing. */
function isTime(value: FormValue): boolean {
  const [hour = '', minute = '', second = '', half = ''] = getTexts(value).map((part) =>
    part.trim(),
  )
  if (![hour, minute, second].every((part) => /^\d{0,2}$/.test(part))) return false
  const isTwelve = /^[ap]\.?m\.?$/i.test(half)
  if (half !== '' && !isTwelve) return false
  const [least, most] = isTwelve ? [1, 12] : [0, 23]
  const isHour = hour === '' || (Number(hour) >= least && Number(hour) <= most)
  return isHour && Number(minute) < 60 && Number(second) < 60
}

/** Returns whether the parts have digits and the signs between them, and no letters. */
function isPhone(value: FormValue): boolean {
  const parts = getTexts(value)
  return (
    parts.every((part) => /^[\d\s()+./-]*$/.test(part)) && parts.some((part) => /\d/.test(part))
  )
}

/** Returns whether the parts are numbers and, if all are given, name a day of the calendar. */
function isDate(value: FormValue): boolean {
  const [month = '', day = '', year = ''] = getTexts(value).map((part) => part.trim())
  if (![month, day, year].every((part) => /^\d*$/.test(part))) return false
  if (month === '' || day === '' || year === '') return true
  const [m, d, y] = [Number(month), Number(day), Number(year)]
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(y, m - 1, d)
  return y < 10_000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
}
