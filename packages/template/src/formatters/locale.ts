import { decimalOf, plainText } from '../decimal.ts'
import { referenceOf } from '../parse/reference.ts'
import type { Formatter, FormatterTable } from '../plugin.ts'
import type { Run } from '../run.ts'
import { asNumber, asString } from '../value.ts'
import { fromParent } from './core.ts'
import { siteZone } from './date.ts'
import { formatMessage } from './message-text.ts'
import { timeSince } from './time-since.ts'

const message: Formatter = (args, { dialect }) => {
  const given = args.map(namedReference)
  return (value, run) => {
    if (!run.host.locale && dialect === 'reference') return ''
    const positional = given.map(({ reference }) => fromParent(run, reference))
    const named = new Map<string, unknown>()
    for (const [index, { name }] of given.entries()) {
      if (name !== null) named.set(name, positional[index])
    }
    return formatMessage(asString(value), { named, positional }, run)
  }
}

/** `name:reference`, `name=reference` or a reference alone. */
function namedReference(arg: string): {
  name: string | null
  reference: ReturnType<typeof referenceOf>
} {
  const sign = arg.search(/[:=]/)
  if (sign < 0) return { name: null, reference: referenceOf(arg) }
  return { name: arg.slice(0, sign), reference: referenceOf(arg.slice(sign + 1)) }
}

/** Texts of a locale: empty where the host lent none. */
export const locale: FormatterTable = {
  message,
  plural: message,
  datetime: (args) => (value, run) => {
    const at = asNumber(value)
    const { locale: texts } = run.host
    return texts && Number.isFinite(at) ? texts.datetime(at, siteZone(run, value), args) : ''
  },
  'datetime-interval': (args) => (value, run, others) => {
    const span = spanOf(value, others[0])
    const { locale: texts } = run.host
    if (!texts || !span || others.length === 0) return ''
    return texts.datetimeInterval(span.from, span.to, siteZone(run, value), args)
  },
  'relative-time': (args) => (value, run, others) => {
    const { locale: texts } = run.host
    const span = others.length > 0 ? spanOf(value, others[0]) : spanOf(run.host.now, value)
    return texts && span ? texts.relativeTime(span.from, span.to, args) : ''
  },
  datetimefield: inVitrine((args) => {
    const options = fieldOptions(args)
    return (value, run) => {
      const at = asNumber(value)
      const { locale: texts } = run.host
      return texts && Number.isFinite(at) ? texts.datetime(at, siteZone(run, value), options) : ''
    }
  }),
  unit: inVitrine((args) => {
    const [name = '', ...options] = args
    return (value, run) => {
      const quantity = decimalOf(value)
      if (!quantity) return ''
      const digits = plainText(quantity)
      return run.host.locale?.unit?.(digits, name, options) ?? `${digits} ${name}`.trim()
    }
  }),
  timesince:
    (_, { dialect }) =>
    (value, run) => {
      const at = asNumber(value)
      if (!Number.isFinite(at) || (!run.host.locale && dialect === 'reference'))
        return 'Invalid date.'
      return sinceMarkup(at, run)
    },
}

/** Known by name and without effect in the reference engine. */
function inVitrine(formatter: Formatter): Formatter {
  return (args, setup) => (setup.dialect === 'vitrine' ? formatter(args, setup) : (value) => value)
}

const fields: Readonly<Record<string, string>> = {
  era: 'G',
  year: 'y',
  quarter: 'QQQQ',
  month: 'MMMM',
  week: 'w',
  weekday: 'EEEE',
  day: 'd',
  hour: 'j',
  minute: 'm',
  second: 's',
}

/** A field by its name, or the letters of a skeleton; the date alone where neither is given. */
function fieldOptions(args: readonly string[]): readonly string[] {
  const [name = ''] = args
  const letters = Object.hasOwn(fields, name) ? fields[name] : name
  return letters === undefined || letters === '' ? [] : [`skeleton:${letters}`]
}

function sinceMarkup(at: number, run: Run): string {
  return `<span class="timesince" data-date="${at}">${timeSince(run.host.now - at)}</span>`
}

function spanOf(from: unknown, to: unknown): { from: number; to: number } | null {
  const start = asNumber(from)
  const end = asNumber(to)
  return Number.isFinite(start) && Number.isFinite(end) ? { from: start, to: end } : null
}
