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

const mostZones = 20
const mostKept = 5000
const quarterHour = 900_000
const week = 7 * 86_400_000

/**
 * Asking `Intl` is slow, so an answer is kept for the week when both ends of it agree, else for
 * the quarter of an hour: clocks change at none of its inner moments.
 */
function makeZone(zone: string): ((at: number) => ZoneOffset) | null {
  const format = makeFormat(zone)
  if (!format) return null
  const offsets = new Map<string, ZoneOffset>()
  const named = namedIn(zone, format)
  // Equal offsets are one object, so that ends of weeks are compared by identity.
  const ask = (at: number): ZoneOffset => {
    const offset = named(offsetOf(format, at), at)
    const key = `${offset.minutes} ${offset.abbreviation}`
    return offsets.get(key) ?? keep(offsets, key, offset)
  }
  const ends = kept((span) => ask(span * week))
  const quarters = kept((quarter) => ask(quarter * quarterHour))
  return (at) => {
    const span = Math.floor(at / week)
    const start = ends(span)
    return start === ends(span + 1) ? start : quarters(Math.floor(at / quarterHour))
  }
}

function kept<T>(make: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => known.get(key) ?? keep(known, key, make(key))
}

function keep<K, T>(known: Map<K, T>, key: K, value: T): T {
  if (known.size >= mostKept) known.clear()
  known.set(key, value)
  return value
}

/** It is summer where the clocks are ahead of the slowest time of the same year. */
function namedIn(
  zone: string,
  format: Intl.DateTimeFormat,
): (offset: ZoneOffset, at: number) => ZoneOffset {
  const names = zoneNames.get(zone)
  if (!names) return (offset) => offset
  const slowest = kept((year) => {
    const winter = offsetOf(format, Date.UTC(year, 0, 1)).minutes
    return Math.min(winter, offsetOf(format, Date.UTC(year, 6, 1)).minutes)
  })
  return ({ minutes }, at) => {
    const isSummer = minutes > slowest(new Date(at).getUTCFullYear())
    return { minutes, abbreviation: isSummer ? names.summer : names.standard }
  }
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
