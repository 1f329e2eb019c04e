import type { FieldDefinition } from '@vitrine/blocks'
import type { FormAnswer } from '@vitrine/contract'
import {
  type FormValue,
  type FormValues,
  isEmptyValue,
  likertAnswers,
  MISSING_ANSWER,
} from '@vitrine/model'

/**
 * Returns the submitted answers with the current titles of their fields, which stay unchanged when
 * the form changes.
 */
export function freezeAnswers(
  fields: readonly FieldDefinition[],
  values: FormValues,
): FormAnswer[] {
  return fields
    .filter(({ type }) => type !== 'section')
    .map((field) => {
      const { id, type, title } = field
      return { id, type, title: title || id, value: freezeValue(field, values[id] ?? '') }
    })
}

function freezeValue(
  { options = [], optionIds }: FieldDefinition,
  value: FormValue,
): FormAnswer['value'] {
  if (typeof value === 'string') return value
  if (isList(value)) return [...value]
  const questions = Object.entries(value).map(
    ([id, answer]) => [options[optionIds.indexOf(id)] ?? id, answer] as const,
  )
  return Object.fromEntries(questions)
}

function isList(value: Exclude<FormValue, string>): value is readonly string[] {
  return Array.isArray(value)
}

/** The text in place of a password, which is shown only with its own submission. */
const MASK = '********'

export function maskAnswers(answers: readonly FormAnswer[]): FormAnswer[] {
  return answers.map((answer) =>
    answer.type === 'password' && !isEmptyValue(answer.value) ? { ...answer, value: MASK } : answer,
  )
}

/** Formats an answer as one text. @see template language "summary-form-field" */
export function formatAnswer({ type, value }: FormAnswer): string {
  if (isEmptyValue(value)) return MISSING_ANSWER
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return formatLikert(value)
  switch (type) {
    case 'checkbox':
    case 'file':
      return value.join(', ')
    case 'date':
      return value.join('/')
    case 'time': {
      const [hour = '', minute = '', second = '', half = ''] = value
      const clock = [hour, minute, second].map((part) => part || '00').join(':')
      return `${clock} ${half}`.trim()
    }
    case 'phone': {
      const [country = '', ...number] = value
      const bare = number.filter((part) => part !== '').join('-')
      return country === '' ? bare : `+${country.replace(/^\+/, '')} ${bare}`
    }
    case 'address':
      return value.filter((part) => part.trim() !== '').join(', ')
    default:
      return value.filter((part) => part.trim() !== '').join(' ')
  }
}

function formatLikert(value: Readonly<Record<string, string>>): string {
  const words = new Map(Object.entries(likertAnswers).map(([label, n]) => [String(n), label]))
  return Object.entries(value)
    .map(([question, answer]) => `${question}: ${words.get(answer) ?? MISSING_ANSWER}`)
    .join('\n')
}
