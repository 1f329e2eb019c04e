import type { AskedField } from '@vitrine/blocks'
import { formParts, type FormValue, type FormValues, hasParts, likertAnswers } from '@vitrine/model'
import { z } from 'zod'
import { isStorable } from '../../platform/http/call.ts'
import { formErrors } from './errors.ts'

/** What clients send of a field, as loosely as they do. */
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
 * What a script sent of each field that the form asks, in the shape of its type; what it does not ask is
 * let go. @see storefront spec §3 "Value shapes on submit"
 */
export function sentValues(fields: readonly AskedField[], sent: unknown): FormValues {
  const all = everything.safeParse(sent)
  if (!all.success || !isStorable(sent)) throw formErrors.unparsable()
  return valuesOf(fields, ({ id }) => {
    const value = Object.hasOwn(all.data, id) ? all.data[id] : undefined
    if (value === undefined) return undefined
    const read = given.safeParse(value)
    if (!read.success) throw formErrors.unparsable()
    return read.data
  })
}

/** What a native form posted: parts are called `<field>.<number>`, choices and questions by their ids. */
export function postedValues(
  fields: readonly AskedField[],
  posted: Readonly<Record<string, string>>,
): FormValues {
  return valuesOf(fields, ({ id, type, optionIds }) => {
    if (hasParts(type)) return formParts[type].map((_part, index) => posted[`${id}.${index}`] ?? '')
    if (type === 'checkbox') return optionIds.flatMap((option) => posted[`${id}.${option}`] ?? [])
    if (type !== 'likert') return posted[id]
    const answers = optionIds.map((option) => [option, posted[`${id}.${option}`] ?? ''] as const)
    return Object.fromEntries(answers)
  })
}

function valuesOf(
  fields: readonly AskedField[],
  read: (field: AskedField) => Given | undefined,
): FormValues {
  const values = fields
    .filter(({ type }) => type !== 'section')
    .map((field) => [field.id, shaped(field, read(field))] as const)
  return Object.fromEntries(values)
}

function shaped(field: AskedField, value: Given | undefined): FormValue {
  const { type } = field
  if (hasParts(type)) {
    const parts = listOf(value).map(clean)
    // A telephone number without its country.
    const whole = type === 'phone' && parts.length === 3 ? ['', ...parts] : parts
    return formParts[type].map((_part, index) => whole[index] ?? '')
  }
  if (type === 'checkbox') return [...new Set(listOf(value).map((one) => optionOf(field, one)))]
  if (type === 'likert') return likertOf(field, value)
  const [text = ''] = listOf(value)
  if (type === 'radio' || type === 'select') return optionOf(field, text)
  if (type === 'hidden' && text === '') return field.hidden?.value ?? ''
  return clean(text)
}

function listOf(value: Given | undefined): readonly string[] {
  if (value === undefined || value === '') return []
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : Object.values(value)
}

/** An option is named by its words or by its id. */
function optionOf({ options = [], optionIds }: AskedField, given: string): string {
  const index = options.includes(given) ? -1 : optionIds.indexOf(given)
  return options[index] ?? clean(given)
}

/** By the ids of the questions, which clients may also name by their words; what is no answer is none. */
function likertOf(
  { options = [], optionIds }: AskedField,
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

function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
