import type { FieldDefinition } from '@vitrine/blocks'
import {
  formParts,
  type FormValue,
  type FormValues,
  hasParts,
  likertAnswers,
  message,
  validateForm,
} from '@vitrine/model'
import { z } from 'zod'
import { isStorable } from '../http/request-context.ts'
import { createInvalidFormError, formErrors } from './errors.ts'

/** A value of a field, as loosely as clients send it. */
const scalar = z.union([z.string(), z.number()]).transform(String)
const list = z.array(scalar).max(200)
const given = z.union([
  scalar,
  list,
  z.record(z.string(), z.union([scalar, list.transform(([first = '']) => first)])),
  z.null().transform(() => ''),
  z.boolean().transform((is) => (is ? 'true' : '')),
])
const everything = z.record(z.string(), z.unknown())

type Given = z.output<typeof given>

/**
 * Returns the values of the form’s fields that a script sent, in the shape of their types; values of no
 * field are dropped. Throws `forms.unparsable`, and `forms.invalid` with the error of each field whose
 * value has another shape or cannot be stored. @see storefront spec §3 "Value shapes on submit"
 */
export function parseSentValues(fields: readonly FieldDefinition[], sent: unknown): FormValues {
  const all = everything.safeParse(sent)
  if (!all.success) throw formErrors.unparsable()
  const misshapen = new Set<string>()
  const values = parseValues(fields, (field) => {
    const { id } = field
    const value = Object.hasOwn(all.data, id) ? all.data[id] : undefined
    if (value === undefined) return undefined
    const read = given.safeParse(value)
    if (read.success && isStorable(value) && hasShape(field, read.data)) return read.data
    misshapen.add(id)
    return undefined
  })
  if (misshapen.size === 0) return values
  const others = validateForm(fields, values)
  const errors = fields.flatMap(({ id }) => {
    const error = misshapen.has(id) ? message('forms.shape') : others[id]
    return error === undefined ? [] : [[id, error] as const]
  })
  throw createInvalidFormError(Object.fromEntries(errors))
}

/** Returns whether a value has the shape of its field: a text, a list of parts or choices, or a map. */
function hasShape({ type }: FieldDefinition, value: Given): boolean {
  if (value === '') return true
  const isList = Array.isArray(value)
  if (type === 'likert') return typeof value === 'object' && !isList
  if (hasParts(type)) return isList && value.length <= formParts[type].length
  if (type === 'checkbox' || type === 'file') return typeof value === 'string' || isList
  return typeof value === 'string' || (isList && value.length <= 1)
}

/**
 * Returns the values that a native form posted: parts are named `<field>.<number>`, choices and
 * questions by their ids.
 */
export function parsePostedValues(
  fields: readonly FieldDefinition[],
  posted: Readonly<Record<string, string>>,
): FormValues {
  return parseValues(fields, ({ id, type, optionIds }) => {
    if (hasParts(type)) return formParts[type].map((_part, index) => posted[`${id}.${index}`] ?? '')
    if (type === 'checkbox') return optionIds.flatMap((option) => posted[`${id}.${option}`] ?? [])
    if (type !== 'likert') return posted[id]
    const answers = optionIds.map((option) => [option, posted[`${id}.${option}`] ?? ''] as const)
    return Object.fromEntries(answers)
  })
}

function parseValues(
  fields: readonly FieldDefinition[],
  read: (field: FieldDefinition) => Given | undefined,
): FormValues {
  const values = fields
    .filter(({ type }) => type !== 'section')
    .map((field) => [field.id, shapeValue(field, read(field))] as const)
  return Object.fromEntries(values)
}

function shapeValue(field: FieldDefinition, value: Given | undefined): FormValue {
  const { type } = field
  if (hasParts(type)) {
    const parts = parseList(value).map(cleanText)
    // A telephone number without its country.
    const whole = type === 'phone' && parts.length === 3 ? ['', ...parts] : parts
    return formParts[type].map((_part, index) => whole[index] ?? '')
  }
  if (type === 'checkbox')
    return [...new Set(parseList(value).map((one) => parseOption(field, one)))]
  if (type === 'likert') return parseLikert(field, value)
  if (type === 'file') return parseList(value).map(cleanText)
  const [text = ''] = parseList(value)
  if (type === 'radio' || type === 'select') return parseOption(field, text)
  if (type === 'hidden' && text === '') return field.hidden?.value ?? ''
  return cleanText(text)
}

function parseList(value: Given | undefined): readonly string[] {
  if (value === undefined || value === '') return []
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : Object.values(value)
}

/** Finds an option by its text or its id. */
function parseOption({ options = [], optionIds }: FieldDefinition, given: string): string {
  const index = options.includes(given) ? -1 : optionIds.indexOf(given)
  return options[index] ?? cleanText(given)
}

/**
 * Returns the answers by question id. Clients may also use the question’s text; invalid answers are
 * dropped.
 */
function parseLikert(
  { options = [], optionIds }: FieldDefinition,
  value: Given | undefined,
): Readonly<Record<string, string>> {
  const sent = typeof value === 'object' && !Array.isArray(value) ? value : {}
  const known: readonly string[] = Object.values(likertAnswers).map(String)
  const answers = optionIds.map((id, index) => {
    const name = [id, options[index] ?? id].find((one) => Object.hasOwn(sent, one))
    const answer = name === undefined ? '' : (sent[name] ?? '')
    return [id, known.includes(answer) ? answer : ''] as const
  })
  return Object.fromEntries(answers)
}

function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
