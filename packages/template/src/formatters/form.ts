import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { getLocalizedText } from '../run/scope.ts'
import { asString, getChild, getDescendant, isArray, isObject, toText, isTruthy } from '../value.ts'
import { getAttributeEscape } from './attribute-escape.ts'

export const form: FormatterTable = {
  'summary-form-field': (_, setup) => (value, run) => {
    const safe = getAttributeEscape(setup)
    const title = safe(toText(getChild(value, 'rawTitle')))
    const answer = renderAnswer(value, run, setup)
    const none = safe(getLocalizedText(run, value, 'productSummaryFormNoAnswerText', 'N/A').trim())
    return (
      '<div style="font-size:11px; margin-top:3px">\n' +
      `  <span style="font-weight:bold;">${title}:</span> ${answer === '' ? none : answer}\n</div>`
    )
  },
}

function renderAnswer(field: unknown, run: Run, setup: Setup): string {
  const safe = getAttributeEscape(setup)
  const values = getChild(field, 'values')
  const part = (key: string): string => safe(toText(getChild(values, key)))
  switch (asString(getChild(field, 'type'))) {
    case 'address':
      return renderAddress(values, part)
    case 'checkbox':
      return isArray(values) && values.length > 0
        ? `${values.map((value) => safe(toText(value))).join(', ')}\n`
        : safe(toText(getChild(field, 'value')))
    case 'date':
      return isObject(values) ? `${part('Month')}/${part('Day')}/${part('Year')}` : ''
    case 'name':
      return isObject(values) ? `${part('First')} ${part('Last')}` : ''
    case 'phone': {
      if (!isObject(values)) return ''
      const country = isTruthy(getChild(values, 'Country')) ? `+${part('Country')} ` : ''
      return `${country}${part('Areacode')}-${part('Prefix')}-${part('Line')}`
    }
    case 'time': {
      if (!isObject(values)) return ''
      const clock = ['Hour', 'Minute', 'Second'].map((key) => part(key) || '00').join(':')
      return `${clock} ${part('Ampm')}`
    }
    case 'likert':
      return renderLikert(field, run, setup)
    default:
      return safe(toText(getChild(field, 'value')))
  }
}

function renderAddress(values: unknown, part: (key: string) => string): string {
  if (!isObject(values)) return ''
  const second = isTruthy(getChild(values, 'Line2')) ? `\n  <div>${part('Line2')}</div>` : ''
  const city = `${part('City')}, ${part('State')} ${part('Zip')} ${part('Country')}`
  return `<div style="padding-left:5px;">\n  <div>${part('Line1')}</div>${second}\n  <div>${city}</div>\n</div>`
}

const answers: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['-2', ['productAnswerMapStronglyDisagree', 'Strongly Disagree']],
  ['-1', ['productAnswerMapDisagree', 'Disagree']],
  ['0', ['productAnswerMapNeutral', 'Neutral']],
  ['1', ['productAnswerMapAgree', 'Agree']],
  ['2', ['productAnswerMapStronglyAgree', 'Strongly Agree']],
])

const neutral = ['productAnswerMapNeutral', 'Neutral'] as const

function renderLikert(field: unknown, run: Run, setup: Setup): string {
  const safe = getAttributeEscape(setup)
  const values = getDescendant(field, ['values'])
  const lines = Object.entries(isObject(values) ? values : {}).map(([question, rating]) => {
    const [key, fallback] = answers.get(asString(rating)) ?? neutral
    const answer = safe(getLocalizedText(run, field, key, fallback))
    return `\n  <div><span style="font-weight:bold;">${safe(question)}:</span> ${answer}</div>`
  })
  return `<div style="padding-left:5px;">${lines.join('')}\n</div>`
}
