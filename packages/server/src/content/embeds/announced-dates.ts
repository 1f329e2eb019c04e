import type { AnnouncedDate } from '@vitrine/blocks'
import { decodeEntities } from '@vitrine/page'
import { z } from 'zod'
import { linkedData } from './linked-data.ts'
import { line, webAddress } from './plain.ts'

const MOST_DATES = 100
const MOST_WORDS = 200

/** Of several, the first counts; what is no such thing is as good as nothing said. */
const one = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given: unknown) => (Array.isArray(given) ? given[0] : given), schema)
const text = one(z.string()).catch('')

const country = one(z.union([z.string(), z.object({ name: text }).transform(({ name }) => name)]))
const address = z.object({
  addressLocality: text,
  addressRegion: text,
  addressCountry: country.catch(''),
})
const location = z.object({
  name: text,
  address: one(z.union([z.string(), address])).catch(''),
})
const offer = z.object({ url: text, availability: text })

/** @see https://schema.org/Event */
const event = z.object({
  '@type': z.union([z.string(), z.array(z.string())]),
  startDate: z.string(),
  name: text,
  url: text,
  eventStatus: text,
  location: one(location).optional().catch(undefined),
  offers: one(offer).optional().catch(undefined),
})

type Event = z.output<typeof event>

const EVENT = /(?:Event|Festival)$/
const CALLED_OFF = /Event(?:Cancelled|Postponed)$/
const SOLD_OUT = /SoldOut$/

/** What a page announces by schema.org from a day on, soonest first; undefined where it announces nothing ever. */
export function announcedDates(
  html: string,
  base: URL,
  from: string,
): readonly AnnouncedDate[] | undefined {
  const dates = new Map<string, AnnouncedDate>()
  for (const thing of linkedData(html)) {
    const read = event.safeParse(thing)
    const date = read.success ? dateOf(read.data, base) : undefined
    if (date) dates.set(JSON.stringify([date.day, date.venue]), date)
  }
  if (dates.size === 0) return undefined
  const coming = [...dates.values()].filter(({ day }) => day >= from)
  return coming.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, MOST_DATES)
}

function dateOf(said: Event, base: URL): AnnouncedDate | undefined {
  const day = dayOf(said.startDate)
  if (![said['@type']].flat().some((type) => EVENT.test(type))) return undefined
  if (day === undefined || CALLED_OFF.test(said.eventStatus)) return undefined
  const { location: at, offers, name, url } = said
  return {
    day,
    venue: words(at?.name || name),
    place: placeOf(at?.address ?? ''),
    tickets: webAddress(offers?.url || url, base),
    isSoldOut: SOLD_OUT.test(offers?.availability ?? ''),
  }
}

function placeOf(at: z.output<typeof location>['address']): string {
  if (typeof at === 'string') return words(at)
  const { addressLocality, addressRegion, addressCountry } = at
  return words([addressLocality, addressRegion, addressCountry].filter(Boolean).join(', '))
}

/** As it is where the event is, whatever the time there. */
function dayOf(startDate: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?![^T\s])/.exec(startDate.trim())?.[0]
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day ? day : undefined
}

function words(said: string): string {
  return line(decodeEntities(said), MOST_WORDS)
}
