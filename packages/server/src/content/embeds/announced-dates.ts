import type { AnnouncedDate } from '@vitrine/blocks'
import { decodeEntities } from '@vitrine/page'
import { z } from 'zod'
import { parseLinkedData } from './linked-data.ts'
import { toPlainLine, toWebUrl } from './plain-text.ts'

const MAX_DATES = 100
const MAX_TEXT_LENGTH = 200

/** Returns a schema that also accepts a list, of which it takes the first value. */
const acceptList = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: unknown) => (Array.isArray(value) ? value[0] : value), schema)
const text = acceptList(z.string()).catch('')

const country = acceptList(
  z.union([z.string(), z.object({ name: text }).transform(({ name }) => name)]),
)
const address = z.object({
  addressLocality: text,
  addressRegion: text,
  addressCountry: country.catch(''),
})
const location = z.object({
  name: text,
  address: acceptList(z.union([z.string(), address])).catch(''),
})
const offer = z.object({ url: text, availability: text })

/** @see https://schema.org/Event */
const event = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  startDate: z.string(),
  name: text,
  url: text,
  eventStatus: text,
  location: acceptList(location).optional().catch(undefined),
  offers: acceptList(offer).optional().catch(undefined),
})

type Event = z.output<typeof event>

const EVENT = /(?:Event|Festival)$/
const CANCELED = /Event(?:Cancelled|Postponed)$/
const SOLD_OUT = /SoldOut$/

/** Parses the schema.org events of a page that start on or after a day, soonest first; undefined if there never were any. */
export function parseAnnouncedDates(
  html: string,
  base: URL,
  from: string,
): readonly AnnouncedDate[] | undefined {
  const dates = new Map<string, AnnouncedDate>()
  for (const thing of parseLinkedData(html)) {
    const parsed = event.safeParse(thing)
    const date = parsed.success ? toAnnouncedDate(parsed.data, base) : undefined
    if (date) dates.set(JSON.stringify([date.day, date.venue]), date)
  }
  if (dates.size === 0) return undefined
  const upcoming = [...dates.values()].filter(({ day }) => day >= from)
  return upcoming.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, MAX_DATES)
}

function toAnnouncedDate(source: Event, base: URL): AnnouncedDate | undefined {
  const day = parseDay(source.startDate)
  if (![source['@type']].flat().some((type) => EVENT.test(type))) return undefined
  if (day === undefined || CANCELED.test(source.eventStatus)) return undefined
  const { location: venue, offers, name, url } = source
  return {
    day,
    venue: toText(venue?.name || name),
    place: formatPlace(venue?.address ?? ''),
    tickets: toWebUrl(offers?.url || url, base),
    isSoldOut: SOLD_OUT.test(offers?.availability ?? ''),
  }
}

function formatPlace(place: z.output<typeof location>['address']): string {
  if (typeof place === 'string') return toText(place)
  const { addressLocality, addressRegion, addressCountry } = place
  return toText([addressLocality, addressRegion, addressCountry].filter(Boolean).join(', '))
}

/** Returns the local day of an ISO 8601 time; undefined for an invalid one. */
function parseDay(startDate: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?![^T\s])/.exec(startDate.trim())?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : undefined
}

function toText(html: string): string {
  return toPlainLine(decodeEntities(html), MAX_TEXT_LENGTH)
}
