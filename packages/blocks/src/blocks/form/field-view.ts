import {
  type FormFieldType,
  type FormValue,
  hasParts,
  type LikertAnswer,
  likertAnswers,
  likertMessages,
  listAskedRules,
  type TranslateMessage,
} from '@vitrine/model'
import type { View } from '../../definition/view.ts'
import { createPartViews } from '../../forms/part-views.ts'
import type { SubmittedForm } from '../../ports/form.ts'
import type { ResolvedText } from '../../definition/resolved-text.ts'
import { createFieldDefinitions, getOptionLabel } from './field-definition.ts'
import { createFileView } from './file-view.ts'
import {
  findCondition,
  type FormField,
  getOptions,
  isChoice,
  isRequired,
  takesPlaceholder,
} from './fields.ts'

interface FieldPorts {
  readonly text: (field: string) => ResolvedText | undefined
  readonly translate: TranslateMessage
  /** The rejected submission; undefined on pages that are the same for everyone. */
  readonly sent: SubmittedForm | undefined
}

/** The attributes of inputs by their type. */
const INPUTS: Readonly<Partial<Record<FormFieldType, string>>> = {
  text: 'type="text"',
  email: 'type="email" autocomplete="email" spellcheck="false"',
  number: 'type="text" inputmode="decimal"',
  currency: 'type="text" inputmode="decimal"',
  website: 'type="text" inputmode="url" autocomplete="url" spellcheck="false"',
  password: 'type="password" autocomplete="off"',
  twitter: 'type="text" spellcheck="false"',
}

/** Returns the views of the fields of a form. */
export function createFieldViews(fields: readonly FormField[], ports: FieldPorts): readonly View[] {
  const { text, sent } = ports
  const asked = listAskedRules(createFieldDefinitions(fields, text), sent?.values ?? {})
  const ids = new Set(asked.map(({ id }) => id))
  return fields.map((field) => ({
    ...createFieldView(field, ports),
    ...createConditionView(field, fields, text),
    isAsked: ids.has(field.id),
  }))
}

/** Returns the condition of a field, and whether browsers enforce that it is required: a hidden field must not keep them from sending. */
function createConditionView(
  field: FormField,
  fields: readonly FormField[],
  text: FieldPorts['text'],
): View {
  const found = findCondition(field, fields)
  const choice = found && getOptionLabel(found.optionId, text)
  return {
    isEnforced: isRequired(field) && !found,
    condition: found ? { field: found.id, choice } : '',
  }
}

/** Returns the view of a field. The id of its element starts with its type; its name is its id. @see dom §4 */
function createFieldView(field: FormField, ports: FieldPorts): View {
  const { text, translate, sent } = ports
  const { id, type } = field
  const elementId = `${type}-yui_${id}`
  const description = text(`${id}.description`) ?? ''
  const error = sent?.errors[id]
  const value = sent?.values[id] ?? ''
  const omitsCountryCode = field.type === 'phone' && !field.showCountryCode
  const isText = INPUTS[type] !== undefined
  const isLabelled = isText || type === 'textarea' || type === 'select' || type === 'file'
  return {
    fieldName: id,
    type,
    elementId,
    isRequired: isRequired(field),
    title: text(`${id}.title`) ?? getDefaultTitle(type, translate),
    description,
    error: error === undefined ? '' : translate(error),
    described: [
      // The legend of a group contains its error.
      ...(error === undefined || !isLabelled ? [] : [`${elementId}-error`]),
      ...(description === '' ? [] : [`${elementId}-description`]),
      ...(type === 'file' ? [`${elementId}-hint`] : []),
    ].join(' '),
    placeholder: takesPlaceholder(type) ? (text(`${id}.placeholder`)?.words ?? '') : '',
    // A password is never sent back to the page.
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
    choose: translate('forms.choose'),
    parts: hasParts(type)
      ? createPartViews(type, { id, elementId, translate, value, omitsCountryCode })
      : [],
    options: isChoice(type) ? createOptionViews(field, value, ports) : [],
    questions: type === 'likert' ? createQuestionViews(field, value, ports) : [],
    files: field.type === 'file' ? createFileView(field, translate) : '',
    hidden: 'key' in field ? { key: field.key, value: getHiddenValue(field.value, value) } : '',
  }
}

/** Returns the title of a field without one: its type, in the language of the page. */
function getDefaultTitle(type: FormFieldType, translate: TranslateMessage): ResolvedText | '' {
  if (type === 'section' || type === 'hidden') return ''
  const words = translate(`forms.title.${type}`)
  return { html: words, words, lang: '' }
}

function getHiddenValue(own: string, sent: FormValue): string {
  return typeof sent === 'string' && sent !== '' ? sent : own
}

function createOptionViews(
  field: FormField,
  value: FormValue,
  { text }: FieldPorts,
): readonly View[] {
  const chosen = Array.isArray(value) ? value : [value]
  return getOptions(field).map(({ id }) => {
    const words = getOptionLabel(id, text)
    return {
      optionName: field.type === 'checkbox' ? `${field.id}.${id}` : field.id,
      inputType: field.type === 'checkbox' ? 'checkbox' : 'radio',
      label: words,
      labelLang: text(`${id}.option`)?.lang ?? '',
      isChosen: chosen.includes(words),
    }
  })
}

function createQuestionViews(
  field: FormField,
  value: FormValue,
  ports: FieldPorts,
): readonly View[] {
  const answersById = typeof value === 'string' || Array.isArray(value) ? {} : value
  return getOptions(field).map(({ id }) => {
    const chosen = new Map(Object.entries(answersById)).get(id)
    return {
      question: getOptionLabel(id, ports.text),
      questionLang: ports.text(`${id}.option`)?.lang ?? '',
      questionName: `${field.id}.${id}`,
      answers: getLikertAnswers().map(([answer, number]) => ({
        answer: ports.translate(likertMessages[answer]),
        number: String(number),
        isGiven: chosen === String(number),
      })),
    }
  })
}

function getLikertAnswers(): readonly (readonly [LikertAnswer, number])[] {
  return Object.entries(likertAnswers) as (readonly [LikertAnswer, number])[] // its own keys
}
