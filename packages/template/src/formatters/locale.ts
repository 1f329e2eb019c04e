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
  timesince:
    (_, { dialect }) =>
    (value, run) => {
      const at = asNumber(value)
      if (!Number.isFinite(at) || (!run.host.locale && dialect === 'reference'))
        return 'Invalid date.'
      return sinceMarkup(at, run)
    },
}

function sinceMarkup(at: number, run: Run): string {
  return `<span class="timesince" data-date="${at}">${timeSince(run.host.now - at)}</span>`
}

function spanOf(from: unknown, to: unknown): { from: number; to: number } | null {
  const start = asNumber(from)
  const end = asNumber(to)
  return Number.isFinite(start) && Number.isFinite(end) ? { from: start, to: end } : null
}
