import type { ZoneAdapter, ZoneOffset } from './adapters.ts'
import { zoneNames } from './zone-names.ts'

/**
 * Creates an adapter for the time zones of the runtime's `Intl`. Zones in our table have their
 * customary abbreviations (`EST`, `CEST`, `JST`), others have `GMT+1` and the like.
 */
export function createIntlZones(): ZoneAdapter {
  const zones = new Map<string, ((at: number) => ZoneOffset) | null>()
  return {
    offset: (zone, at) => {
      let known = zones.get(zone)
      if (known === undefined) {
        if (zones.size >= MAX_ZONES) zones.clear()
        known = createZoneLookup(zone)
        zones.set(zone, known)
      }
      return Number.isFinite(at) && known ? known(at) : null
    },
  }
}

const MAX_ZONES = 20
const MAX_CACHED = 5000
const QUARTER_HOUR_MS = 900_000
const WEEK_MS = 7 * 86_400_000

/**
 * Creates the lookup of one zone. `Intl` is slow, so an offset is cached for the week if both ends
 * of the week agree, otherwise for the quarter of an hour: clocks never change inside one.
 */
function createZoneLookup(zone: string): ((at: number) => ZoneOffset) | null {
  const format = createFormat(zone)
  if (!format) return null
  const offsets = new Map<string, ZoneOffset>()
  const named = createNameLookup(zone, format)
  // Equal offsets are one object, so that the ends of weeks can be compared by identity.
  const getOffset = (at: number): ZoneOffset => {
    const offset = named(computeOffset(format, at), at)
    const key = `${offset.minutes} ${offset.abbreviation}`
    return offsets.get(key) ?? addToCache(offsets, key, offset)
  }
  const ends = memoize((span) => getOffset(span * WEEK_MS))
  const quarters = memoize((quarter) => getOffset(quarter * QUARTER_HOUR_MS))
  return (at) => {
    const span = Math.floor(at / WEEK_MS)
    const start = ends(span)
    return start === ends(span + 1) ? start : quarters(Math.floor(at / QUARTER_HOUR_MS))
  }
}

function memoize<T>(make: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => known.get(key) ?? addToCache(known, key, make(key))
}

function addToCache<K, T>(known: Map<K, T>, key: K, value: T): T {
  if (known.size >= MAX_CACHED) known.clear()
  known.set(key, value)
  return value
}

/**
 * Creates the lookup of abbreviations. It is summer if the clocks are ahead of the slowest time of
 * the same year.
 */
function createNameLookup(
  zone: string,
  format: Intl.DateTimeFormat,
): (offset: ZoneOffset, at: number) => ZoneOffset {
  const names = zoneNames.get(zone)
  if (!names) return (offset) => offset
  const slowest = memoize((year) => {
    const winter = computeOffset(format, Date.UTC(year, 0, 1)).minutes
    return Math.min(winter, computeOffset(format, Date.UTC(year, 6, 1)).minutes)
  })
  return ({ minutes }, at) => {
    const isSummer = minutes > slowest(new Date(at).getUTCFullYear())
    return { minutes, abbreviation: isSummer ? names.summer : names.standard }
  }
}

function createFormat(zone: string): Intl.DateTimeFormat | null {
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

function computeOffset(format: Intl.DateTimeFormat, at: number): ZoneOffset {
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
