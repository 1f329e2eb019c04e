import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAnnouncedDates } from './announced-dates.ts'

const base = new URL('https://hall.example/artist')
const from = '2027-01-01'
const page = (...events: readonly unknown[]) =>
  events
    .map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`)
    .join('')
const read = (...events: readonly unknown[]) => parseAnnouncedDates(page(...events), base, from)

const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Kiln in concert',
  startDate: '2027-03-04T19:30:00+01:00',
  url: '/e/1',
  location: {
    '@type': 'MusicVenue',
    name: 'Salt &amp; Smoke',
    address: { addressLocality: 'Lyon', addressCountry: { '@type': 'Country', name: 'France' } },
  },
  offers: [{ url: 'https://tickets.example/1', availability: 'https://schema.org/InStock' }],
}
const shown = {
  day: '2027-03-04',
  venue: 'Salt & Smoke',
  place: 'Lyon, France',
  tickets: 'https://tickets.example/1',
  isSoldOut: false,
}

describe('the dates that a page announces', () => {
  it('are read wherever they are in its JSON-LD', () => {
    for (const events of [
      concert,
      [concert],
      { '@graph': [{ '@type': 'Thing' }, concert] },
      { '@type': 'MusicGroup', event: [concert] },
      { ...concert, '@type': ['Thing', 'Event'] },
    ])
      expect(read(events)).toEqual([shown])
    const hidden = page(concert).replace('script type', 'SCRIPT id="a" data-x TYPE')
    expect(parseAnnouncedDates(`<script>x()</script>${hidden}`, base, from)).toEqual([shown])
  })

  it('are sorted by day without duplicates, from the given day on', () => {
    const on = (startDate: string) => ({ ...concert, startDate })
    const found = read(on('2028-01-01'), on('2026-12-31'), concert, [concert, on('2027-01-01')])
    expect(found?.map(({ day }) => day)).toEqual(['2027-01-01', '2027-03-04', '2028-01-01'])
  })

  it('have the given details, and are empty otherwise', () => {
    const bare = { '@type': 'Event', startDate: '2027-03-04', name: 'Firing', location: 'there' }
    const nothing = { venue: 'Firing', place: '', tickets: '', isSoldOut: false }
    expect(read(bare)).toEqual([{ ...shown, ...nothing }])
    const offers = { availability: 'http://schema.org/SoldOut' }
    expect(read({ ...concert, offers })).toEqual([
      { ...shown, tickets: 'https://hall.example/e/1', isSoldOut: true },
    ])
    const address = '1 Oven Lane, Lyon'
    expect(read({ ...concert, location: [{ name: 'Hall', address }] })).toMatchObject([
      { venue: 'Hall', place: address },
    ])
  })

  it('may all be over, which is not the same as none', () => {
    expect(read({ ...concert, startDate: '2026-12-31' })).toEqual([])
  })

  it.each([
    { ...concert, '@type': 'Person' },
    { ...concert, startDate: 'soon' },
    { ...concert, startDate: '2027-02-30' },
    { ...concert, startDate: '2027-03-044' },
    { ...concert, startDate: 20_270_304 },
    { ...concert, eventStatus: 'https://schema.org/EventCancelled' },
  ])('are not read from %j', (events) => expect(read(events)).toBeUndefined())

  it('have only web URLs and plain texts', () => {
    const offers = { url: 'javascript:alert(1)' }
    const location = { name: `&lt;b&gt;\u0000${'x'.repeat(10_000)}` }
    const [date] = read({ ...concert, offers, location }) ?? []
    expect(date?.tickets).toBe('')
    expect(date?.venue).toMatch(/^<b> x+…$/)
    expect(date?.venue).toHaveLength(200)
  })

  it('are parsed from any input in bounded time', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.string(), (events, more) => {
        const any = events.map((each) => ({ ...concert, location: each, offers: each, url: each }))
        parseAnnouncedDates(page(...events, ...any) + more, base, from)
      }),
    )
    const many = Array.from({ length: 3_000 }, (_, at) => ({
      ...concert,
      name: `${at}`,
      location: 0,
    }))
    expect(read(many)).toHaveLength(100)
    const nothing = [
      '<script type="application/ld+json">'.repeat(50_000),
      page(concert).replace('{', `${'['.repeat(5_000)}{`),
    ]
    for (const html of nothing) expect(parseAnnouncedDates(html, base, from)).toBeUndefined()
  })
})
