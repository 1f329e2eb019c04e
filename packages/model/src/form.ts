import { isEmail } from './email.ts'
import type { FormFieldType } from './form-field.ts'

/**
 * What a visitor filled in: one text, several (parts or choices), or an answer for each question, which are
 * the texts of `likertAnswers`' numbers. @see storefront spec §3 "Value shapes on submit"
 */
export type FormValue = string | readonly string[] | Readonly<Record<string, string>>

export type FormValues = Readonly<Record<string, FormValue>>

/** What is asked of a field. */
export interface FormRule {
  readonly id: string
  readonly type: FormFieldType
  readonly required: boolean
  /** Of the owner's; every field has one of ours. */
  readonly maxLength?: number | undefined
  /** What may be chosen, or what is asked. */
  readonly options?: readonly string[] | undefined
}

/**
 * Parts of the fields that have several, in the order in which they are sent, each with its name and with what
 * browsers know it by. @see dom §4 "multi-part", template language "summary-form-field"
 */
export const formParts = {
  name: [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
  ],
  date: [
    ['Month', ''],
    ['Day', ''],
    ['Year', ''],
  ],
  time: [
    ['Hour', ''],
    ['Minute', ''],
    ['Second', ''],
    ['AM/PM', ''],
  ],
  address: [
    ['Address Line 1', 'address-line1'],
    ['Address Line 2', 'address-line2'],
    ['City', 'address-level2'],
    ['State', 'address-level1'],
    ['Zip Code', 'postal-code'],
    ['Country', 'country-name'],
  ],
  phone: [
    ['Country code', 'tel-country-code'],
    ['Area code', 'tel-area-code'],
    ['Prefix', 'tel-local-prefix'],
    ['Line', 'tel-local-suffix'],
  ],
} as const satisfies Partial<Record<FormFieldType, readonly (readonly [string, string])[]>>

export type FormPartsType = keyof typeof formParts

export function hasParts(type: FormFieldType): type is FormPartsType {
  return Object.hasOwn(formParts, type)
}

/** Nobody fills in a form sooner: what comes before is taken for a robot's, and our own pages wait. */
export const FORM_SHORTEST_MS = 2_000

/** As many characters as any field holds. */
export const MAX_FORM_TEXT = 10_000
const MAX_LINE = 1_000
const MAX_PART = 200

/** @see storefront spec §5, §8; the last four are ours, where the spec is silent */
export const formMessages = {
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  invalid: 'One or more fields is invalid, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  unauthorized: 'Unable to submit form. Please try again later.',
  unknown: 'This form has not been configured yet.',
  tooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  failed: 'Unable to send form. Please try again later.',
  unknownError: 'Unknown error, please try again later.',
  reload: 'Error processing form submission. Please reload and try again.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparsable: 'Could not parse the form fields, please check your entries.',
  saving: 'Saving…',
  number: 'Enter a number.',
  website: 'Enter a web address.',
  date: 'Enter a date.',
  option: 'Choose one of the options.',
} as const

/** What a failed call means to who filled in a form. @see storefront spec §8 "Site form submit" */
export function formFailure(status: number): string | undefined {
  const { unauthorized, unknown, tooMany, failed } = formMessages
  return new Map([
    [401, unauthorized],
    [404, unknown],
    [429, tooMany],
    [500, failed],
  ]).get(status)
}

/** What is wrong with which field, by its id; nothing where the form may be sent. */
export function formFaults(
  rules: readonly FormRule[],
  values: FormValues,
): Readonly<Record<string, string>> {
  const faults = rules.flatMap((rule) => {
    const fault = formFault(rule, values[rule.id] ?? '')
    return fault === undefined ? [] : [[rule.id, fault] as const]
  })
  return Object.fromEntries(faults)
}

/** In the order of the spec: is it there, is it short enough, is it what it should be. */
export function formFault(rule: FormRule, value: FormValue): string | undefined {
  const { required, tooLong } = formMessages
  if (rule.type === 'section') return undefined
  if (isEmptyValue(value)) return rule.required && isAsked(rule) ? required : undefined
  if (textsOf(value).some((text) => Array.from(text).length > longest(rule))) return tooLong
  return formatFault(rule, value)
}

export function isEmptyValue(value: FormValue): boolean {
  return textsOf(value).every((text) => text.trim() === '')
}

function textsOf(value: FormValue): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value)
}

/** A survey is never required, and nobody sees a hidden field. */
function isAsked({ type }: FormRule): boolean {
  return type !== 'likert' && type !== 'hidden'
}

function longest({ type, maxLength }: FormRule): number {
  if (maxLength !== undefined) return maxLength
  if (hasParts(type)) return MAX_PART
  return type === 'textarea' ? MAX_FORM_TEXT : MAX_LINE
}

function formatFault({ type, options = [] }: FormRule, value: FormValue): string | undefined {
  const { email, number, website, date, option } = formMessages
  const text = typeof value === 'string' ? value.trim() : ''
  switch (type) {
    case 'email':
      return isEmail(text) ? undefined : email
    case 'number':
    case 'currency':
      return /^[-+]?\d[\d., '’ ]*$|^[-+]?[.,]\d+$/.test(text) ? undefined : number
    case 'website':
      return /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@]{2,}(?:\/\S*)?$/i.test(text) ? undefined : website
    case 'date':
      return isDate(value) ? undefined : date
    case 'radio':
    case 'select':
    case 'checkbox':
      return textsOf(value).every((one) => options.includes(one)) ? undefined : option
    default:
      return undefined
  }
}

/** One part is enough; of a whole one the day has to be in the calendar. */
function isDate(value: FormValue): boolean {
  const [month = '', day = '', year = ''] = textsOf(value).map((part) => part.trim())
  if (![month, day, year].every((part) => /^\d*$/.test(part))) return false
  if (month === '' || day === '' || year === '') return true
  const [m, d, y] = [Number(month), Number(day), Number(year)]
  const there = new Date(Date.UTC(2000, 0, 1))
  there.setUTCFullYear(y, m - 1, d)
  return y < 10_000 && there.getUTCMonth() === m - 1 && there.getUTCDate() === d
}
