import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run.ts'
import { localized } from '../scope.ts'
import { asString, child, descend, isArray, isObject, toText, truthy } from '../value.ts'
import { attributeText } from './vitrine.ts'

export const form: FormatterTable = {
  'summary-form-field': (_, setup) => (value, run) => {
    const safe = attributeText(setup)
    const title = safe(toText(child(value, 'rawTitle')))
    const answer = answerOf(value, run, setup)
    const none = safe(localized(run, value, 'productSummaryFormNoAnswerText', 'N/A').trim())
    return (
      '<div style="font-size:11px; margin-top:3px">\n' +
      `  <span style="font-weight:bold;">${title}:</span> ${answer === '' ? none : answer}\n</div>`
    )
  },
}

function answerOf(field: unknown, run: Run, setup: Setup): string {
  const safe = attributeText(setup)
  const values = child(field, 'values')
  const part = (key: string): string => safe(toText(child(values, key)))
  switch (asString(child(field, 'type'))) {
    case 'address':
      return address(values, part)
    case 'checkbox':
      return isArray(values) && values.length > 0
        ? `${values.map((value) => safe(toText(value))).join(', ')}\n`
        : safe(toText(child(field, 'value')))
    case 'date':
      return isObject(values) ? `${part('Month')}/${part('Day')}/${part('Year')}` : ''
    case 'name':
      return isObject(values) ? `${part('First')} ${part('Last')}` : ''
    case 'phone': {
      if (!isObject(values)) return ''
      const country = truthy(child(values, 'Country')) ? `+${part('Country')} ` : ''
      return `${country}${part('Areacode')}-${part('Prefix')}-${part('Line')}`
    }
    case 'time': {
      if (!isObject(values)) return ''
      const clock = ['Hour', 'Minute', 'Second'].map((key) => part(key) || '00').join(':')
      return `${clock} ${part('Ampm')}`
    }
    case 'likert':
      return likert(field, run, setup)
    default:
      return safe(toText(child(field, 'value')))
  }
}

function address(values: unknown, part: (key: string) => string): string {
  if (!isObject(values)) return ''
  const second = truthy(child(values, 'Line2')) ? `\n  <div>${part('Line2')}</div>` : ''
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

function likert(field: unknown, run: Run, setup: Setup): string {
  const safe = attributeText(setup)
  const values = descend(field, ['values'])
  const lines = Object.entries(isObject(values) ? values : {}).map(([question, given]) => {
    const [key, fallback] = answers.get(asString(given)) ?? neutral
    const answer = safe(localized(run, field, key, fallback))
    return `\n  <div><span style="font-weight:bold;">${safe(question)}:</span> ${answer}</div>`
  })
  return `<div style="padding-left:5px;">${lines.join('')}\n</div>`
}
