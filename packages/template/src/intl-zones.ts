import type { ZoneAdapter, ZoneOffset } from './adapters.ts'
import { zoneNames } from './zone-names.ts'

/**
 * Time zones from the runtime's own `Intl`, with customary abbreviations (`EST`, `CEST`, `JST`)
 * for the zones in our table and `GMT+1` and its like for the rest.
 */
export function intlZones(): ZoneAdapter {
  const formats = new Map<string, Intl.DateTimeFormat | null>()
  const formatOf = (zone: string): Intl.DateTimeFormat | null => {
    const known = formats.get(zone)
    if (known !== undefined) return known
    const made = makeFormat(zone)
    if (formats.size < mostZones) formats.set(zone, made)
    return made
  }
  return {
    offset: (zone, at) => {
      const format = formatOf(zone)
      return format && named(offsetOf(format, at), { zone, at, format })
    },
  }
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

const mostZones = 1000

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
