import type { ZoneAdapter, ZoneOffset } from './adapters.ts'
import { zoneNames } from './zone-names.ts'

/**
 * Time zones from the runtime's own `Intl`, with customary abbreviations (`EST`, `CEST`, `JST`)
 * for the zones in our table and `GMT+1` and its like for the rest.
 */
export function intlZones(): ZoneAdapter {
  const zones = new Map<string, ((at: number) => ZoneOffset) | null>()
  return {
    offset: (zone, at) => {
      let known = zones.get(zone)
      if (known === undefined) {
        if (zones.size >= mostZones) zones.clear()
        known = makeZone(zone)
        zones.set(zone, known)
      }
      return Number.isFinite(at) && known ? known(at) : null
    },
  }
}

const mostZones = 100
const mostSpans = 1000
const quarterHour = 900_000
const week = 7 * 86_400_000

/**
 * Asking `Intl` is slow, so an answer is kept for the week when both ends of it agree, else for
 * the quarter of an hour: clocks change at none of its inner moments.
 */
function makeZone(zone: string): ((at: number) => ZoneOffset) | null {
  const format = makeFormat(zone)
  if (!format) return null
  const ask = (at: number): ZoneOffset => named(offsetOf(format, at), { zone, at, format })
  const weeks = new Map<number, ZoneOffset | null>()
  const quarters = new Map<number, ZoneOffset>()
  return (at) => {
    const span = Math.floor(at / week)
    let found = weeks.get(span)
    if (found === undefined) {
      const start = ask(span * week)
      const end = ask((span + 1) * week)
      const steady = start.minutes === end.minutes && start.abbreviation === end.abbreviation
      found = keep(weeks, span, steady ? start : null)
    }
    if (found) return found
    const quarter = Math.floor(at / quarterHour)
    return quarters.get(quarter) ?? keep(quarters, quarter, ask(at))
  }
}

function keep<T>(kept: Map<number, T>, key: number, value: T): T {
  if (kept.size >= mostSpans) kept.clear()
  kept.set(key, value)
  return value
}

interface Place {
  readonly zone: string
  readonly at: number
  readonly format: Intl.DateTimeFormat
}

/** It is summer where the clocks are ahead of the slowest time of the same year. */
function named(offset: ZoneOffset, { zone, at, format }: Place): ZoneOffset {
  const names = zoneNames.get(zone)
  if (!names) return offset
  const year = new Date(at).getUTCFullYear()
  const winter = offsetOf(format, Date.UTC(year, 0, 1)).minutes
  const summer = offsetOf(format, Date.UTC(year, 6, 1)).minutes
  const isSummer = offset.minutes > Math.min(winter, summer)
  return { ...offset, abbreviation: isSummer ? names.summer : names.standard }
}

function makeFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      timeZoneName: 'short',
    })
  } catch {
    return null
  }
}

function offsetOf(format: Intl.DateTimeFormat, at: number): ZoneOffset {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of format.formatToParts(at)) parts[type] = value
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts[type])
  const year = parts.era === 'BC' ? 1 - part('year') : part('year')
  const local = new Date(0)
  local.setUTCFullYear(year, part('month') - 1, part('day'))
  local.setUTCHours(part('hour'), part('minute'), part('second'))
  const whole = Math.floor(at / 1000) * 1000
  const minutes = Math.floor((local.getTime() - whole) / 60_000)
  return { minutes, abbreviation: parts.timeZoneName ?? '' }
}
