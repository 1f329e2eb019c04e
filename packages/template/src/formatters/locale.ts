import { parseDecimal, formatPlain } from '../decimal.ts'
import { parseWholeReference } from '../parse/reference.ts'
import type { Formatter, FormatterTable } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { asNumber, asString } from '../value.ts'
import { resolveFromParent } from './core.ts'
import { getSiteZone } from './date.ts'
import { formatMessage } from './message.ts'
import { formatTimeSince } from './time-since.ts'

const message: Formatter = (args, { dialect }) => {
  const references = args.map(parseNamedReference)
  return (value, run) => {
    if (!run.host.locale && dialect === 'reference') return ''
    const positional = references.map(({ reference }) => resolveFromParent(run, reference))
    const named = new Map<string, unknown>()
    for (const [index, { name }] of references.entries()) {
      if (name !== null) named.set(name, positional[index])
    }
    return formatMessage(asString(value), { named, positional }, run)
  }
}

/** Parses `name:reference`, `name=reference` or a reference alone. */
function parseNamedReference(arg: string): {
  name: string | null
  reference: ReturnType<typeof parseWholeReference>
} {
  const separator = arg.search(/[:=]/)
  if (separator < 0) return { name: null, reference: parseWholeReference(arg) }
  return { name: arg.slice(0, separator), reference: parseWholeReference(arg.slice(separator + 1)) }
}

/** The formatters of locale texts; they print nothing if the host passes no locale. */
export const locale: FormatterTable = {
  message,
  plural: message,
  datetime: (args) => (value, run) => {
    const at = asNumber(value)
    const { locale: texts } = run.host
    return texts && Number.isFinite(at) ? texts.datetime(at, getSiteZone(run, value), args) : ''
  },
  'datetime-interval': (args) => (value, run, others) => {
    const span = toSpan(value, others[0])
    const { locale: texts } = run.host
    if (!texts || !span || others.length === 0) return ''
    return texts.datetimeInterval(span.from, span.to, getSiteZone(run, value), args)
  },
  'relative-time': (args) => (value, run, others) => {
    const { locale: texts } = run.host
    const span = others.length > 0 ? toSpan(value, others[0]) : toSpan(run.host.now, value)
    return texts && span ? texts.relativeTime(span.from, span.to, args) : ''
  },
  datetimefield: onlyInVitrine((args) => {
    const options = getFieldOptions(args)
    return (value, run) => {
      const at = asNumber(value)
      const { locale: texts } = run.host
      return texts && Number.isFinite(at)
        ? texts.datetime(at, getSiteZone(run, value), options)
        : ''
    }
  }),
  unit: onlyInVitrine((args) => {
    const [name = '', ...options] = args
    return (value, run) => {
      const quantity = parseDecimal(value)
      if (!quantity) return ''
      const digits = formatPlain(quantity)
      return run.host.locale?.unit?.(digits, name, options) ?? `${digits} ${name}`.trim()
    }
  }),
  timesince:
    (_, { dialect }) =>
    (value, run) => {
      const at = asNumber(value)
      if (!Number.isFinite(at) || (!run.host.locale && dialect === 'reference'))
        return 'Invalid date.'
      return renderTimeSince(at, run)
    },
}

/** Wraps a formatter that the reference engine knows but leaves without effect. */
function onlyInVitrine(formatter: Formatter): Formatter {
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

/**
 * Returns the options of a field by its name or the skeleton of a skeleton. Without either, the date
 * is printed.
 */
function getFieldOptions(args: readonly string[]): readonly string[] {
  const [name = ''] = args
  const skeleton = Object.hasOwn(fields, name) ? fields[name] : name
  return skeleton === undefined || skeleton === '' ? [] : [`skeleton:${skeleton}`]
}

function renderTimeSince(at: number, run: Run): string {
  return `<span class="timesince" data-date="${at}">${formatTimeSince(run.host.now - at)}</span>`
}

function toSpan(from: unknown, to: unknown): { from: number; to: number } | null {
  const start = asNumber(from)
  const end = asNumber(to)
  return Number.isFinite(start) && Number.isFinite(end) ? { from: start, to: end } : null
}
