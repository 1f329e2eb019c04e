import {
  type FormFieldType,
  formParts,
  type FormPartsType,
  type FormValue,
  hasParts,
  likertAnswers,
  type Say,
} from '@vitrine/model'
import type { View } from '../define-block.ts'
import type { SentForm } from '../ports.ts'
import type { ShownText } from '../shown-text.ts'
import { optionWords } from './definition.ts'
import { type FormField, optionsOf, takesPlaceholder } from './fields.ts'

interface FieldPorts {
  readonly text: (field: string) => ShownText | undefined
  readonly say: Say
  /** What was sent and is wrong; nothing on a page that everybody gets. */
  readonly sent: SentForm | undefined
}

/** How browsers are to treat what is typed: attributes, whole. */
const INPUTS: Readonly<Partial<Record<FormFieldType, string>>> = {
  text: 'type="text"',
  email: 'type="email" autocomplete="email" spellcheck="false"',
  number: 'type="text" inputmode="decimal"',
  currency: 'type="text" inputmode="decimal"',
  website: 'type="text" inputmode="url" autocomplete="url" spellcheck="false"',
  password: 'type="password" autocomplete="off"',
  twitter: 'type="text" spellcheck="false"',
}

/**
 * A field as its template sees it. The id of its element begins with its type, and what it is sent as is
 * its id. @see dom §4
 */
export function fieldView(field: FormField, ports: FieldPorts): View {
  const { text, say, sent } = ports
  const { id, type } = field
  const elementId = `${type}-yui_${id}`
  const description = text(`${id}.description`) ?? ''
  const fault = sent?.errors[id]
  const value = sent?.values[id] ?? ''
  const isText = INPUTS[type] !== undefined
  const isLabelled = isText || type === 'textarea' || type === 'select'
  return {
    fieldName: id,
    type,
    elementId,
    isRequired: 'required' in field && field.required,
    title: text(`${id}.title`) ?? titleOf(type),
    description,
    error: fault === undefined ? '' : say(fault),
    described: [
      // A group is named by what is wrong with it.
      ...(fault === undefined || !isLabelled ? [] : [`${elementId}-error`]),
      ...(description === '' ? [] : [`${elementId}-description`]),
    ].join(' '),
    placeholder: takesPlaceholder(type) ? (text(`${id}.placeholder`)?.words ?? '') : '',
    // A password is typed again.
    value: typeof value === 'string' && type !== 'password' ? value : '',
    input: INPUTS[type] ?? '',
    symbol: 'currencySymbol' in field ? (field.currencySymbol ?? '') : '',
    maxLength: 'maxLength' in field ? (field.maxLength ?? '') : '',
    isLabelled,
    isInput: isText,
    isArea: type === 'textarea',
    isSelect: type === 'select',
    isSection: type === 'section',
    isUnderlined: 'underline' in field && field.underline,
    choose: say('Select an option'),
    parts: hasParts(type) ? partViews(type, { id, elementId, say, value, field }) : [],
    options: isChoice(type) ? optionViews(field, value, ports) : [],
    questions: type === 'likert' ? questionViews(field, value, ports) : [],
    hidden: 'key' in field ? { key: field.key, value: valueOfHidden(field.value, value) } : '',
  }
}

/** No field is without a name. */
function titleOf(type: FormFieldType): (ShownText & { readonly dir: 'ltr' }) | '' {
  if (type === 'section' || type === 'hidden') return ''
  const words = type.charAt(0).toUpperCase() + type.slice(1)
  return { html: words, words, lang: 'en', dir: 'ltr' }
}

function isChoice(type: FormFieldType): boolean {
  return type === 'radio' || type === 'checkbox' || type === 'select'
}

function valueOfHidden(own: string, sent: FormValue): string {
  return typeof sent === 'string' && sent !== '' ? sent : own
}

export function partViews(
  type: FormPartsType,
  given: {
    readonly id: string
    readonly elementId: string
    readonly say: Say
    readonly value: FormValue
    readonly field?: FormField
  },
): readonly View[] {
  const { id, elementId, say, value, field } = given
  const values = Array.isArray(value) ? value : []
  const parts: readonly (readonly [string, string])[] = formParts[type]
  return parts.flatMap(([caption, autocomplete], index) => {
    // A telephone number without its country is sent with an empty one.
    const isLeftOut =
      type === 'phone' && index === 0 && field?.type === 'phone' && !field.showCountryCode
    if (isLeftOut) return []
    const isHalf = caption === 'AM/PM'
    return [
      {
        partName: `${id}.${index}`,
        partId: `${elementId}-${index}`,
        partClass: caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        partTitle: caption.replace(/ Name$/, ''),
        caption: say(caption),
        autocomplete,
        isDigits: type === 'date' || type === 'time',
        isTelephone: type === 'phone',
        partValue: values[index] ?? '',
        halves: isHalf ? halvesOf(values[index]) : [],
      },
    ]
  })
}

function halvesOf(value: string | undefined) {
  return ['AM', 'PM'].map((half) => ({ half, isChosen: half === value }))
}

function optionViews(field: FormField, value: FormValue, { text }: FieldPorts): readonly View[] {
  const chosen = Array.isArray(value) ? value : [value]
  return optionsOf(field).map(({ id }) => {
    const words = optionWords(id, text)
    return {
      optionName: field.type === 'checkbox' ? `${field.id}.${id}` : field.id,
      inputType: field.type === 'checkbox' ? 'checkbox' : 'radio',
      label: words,
      labelLang: text(`${id}.option`)?.lang ?? '',
      isChosen: chosen.includes(words),
    }
  })
}

function questionViews(field: FormField, value: FormValue, ports: FieldPorts): readonly View[] {
  const given = typeof value === 'string' || Array.isArray(value) ? {} : value
  return optionsOf(field).map(({ id }) => {
    const chosen = new Map(Object.entries(given)).get(id)
    return {
      question: optionWords(id, ports.text),
      questionLang: ports.text(`${id}.option`)?.lang ?? '',
      questionName: `${field.id}.${id}`,
      answers: Object.entries(likertAnswers).map(([answer, number]) => ({
        answer: ports.say(answer),
        number: String(number),
        isGiven: chosen === String(number),
      })),
    }
  })
}
