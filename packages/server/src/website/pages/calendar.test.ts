import { blockTypeCodes, orderingCodes, recordTypeCodes } from '@vitrine/model'
import {
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN, LOCKED, createBlockId } from '../../test/pages.ts'

/** A site in New York with two events in January 2097 and one in March, and a calendar of them on a page. */
async function agenda() {
  const shop = await testSite()
  const { db, site } = shop
  const ordering = orderingCodes.calendar
  const page = (body: ReturnType<typeof newPage>) => publishNow(db, site.id, { kind: 'page', body })
  const events = await page(
    newPage(
      { locale: EN, title: 'What is on', slug: 'events' },
      { collection: { ...newCollection(), typeName: 'events', ordering } },
    ),
  )
  const item = (collectionId: string, slug: string, given: Partial<Item>) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale: EN, title: `Title of ${slug}`, slug }, given),
    })
  const event = (slug: string, startAt: string, endAt: string, allDay = false) =>
    item(events, slug, {
      recordType: recordTypeCodes.event,
      event: { startAt: `${startAt}.000Z`, endAt: `${endAt}.000Z`, allDay },
    })
  // From the evening of the second to midnight of the third, there.
  await event('firing', '2097-01-03T00:30:00', '2097-01-04T05:00:00')
  await event('opening', '2097-01-20T05:00:00', '2097-01-21T05:00:00', true)
  await event('course', '2097-03-31T23:00:00', '2097-04-02T23:00:00')
  const show = async (slug: string, collectionId: string) => {
    const block = newBlock(createBlockId, blockTypeCodes.calendar, { data: { collectionId } })
    const content = newContent([{ section: newSection(createBlockId), blocks: [block] }])
    await page(newPage({ locale: EN, title: slug, slug }, content))
    return block.id
  }
  return { ...shop, page, item, event, events, show }
}

/** The days that have something on, each with it in words. */
function daysIn(html: string): Readonly<Record<string, string>> {
  const table = /<table class="calendar-month">[^]*?<\/table>/.exec(html)?.[0] ?? ''
  const cells = table.split('<td ').filter((cell) => cell.includes('calendar-entry'))
  return Object.fromEntries(
    cells.map((cell) => [
      /datetime="([^"]*)"/.exec(cell)?.[1] ?? '',
      cell
        .replace(/^[^]*?<ul/, '<ul')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ]),
  )
}

it('shows the events of a month on their days, and links to the next month with events', async () => {
  const { events, show, browser } = await agenda()
  const id = await show('agenda', events)
  const { text } = await browser().visit('/agenda?month=01-2097')
  expect(text).toContain('<caption class="calendar-caption">January 2097</caption>')
  expect(daysIn(text)).toEqual({
    '2097-01-02': '7:30 PM Title of firing',
    '2097-01-03': 'Title of firing',
    '2097-01-20': 'Title of opening',
  })
  expect(text).not.toContain('class="calendar-previous"')
  expect(text).toContain(
    `<a class="calendar-next" href="/agenda?month=03-2097#block-${id}" rel="next nofollow">March 2097</a>`,
  )
  expect(text).toContain('href="/events?format=ical"')
  const empty = (await browser().visit('/agenda?month=02-2097')).text
  expect(empty).toContain('Nothing this month.')
  expect(daysIn(empty)).toEqual({})
  expect(empty).toContain('href="/agenda?month=01-2097#')
  const march = (await browser().visit('/agenda?month=03-2097')).text
  expect(march).toContain('href="/agenda?month=04-2097#')
  // It lasts into April, and nothing comes after that.
  const april = (await browser().visit('/agenda?month=04-2097')).text
  expect(Object.keys(daysIn(april))).toEqual(['2097-04-01', '2097-04-02'])
  expect(april).toContain('href="/agenda?month=03-2097#')
  expect(april).not.toContain('class="calendar-next"')
  for (const query of ['', '?month=13-2097', '?month=x'])
    expect((await browser().visit(`/agenda${query}`)).text).toMatch(
      /<td class="calendar-day is-today[^>]*aria-current="date">/,
    )
})

it('is a view of a collection of events, including empty months', async () => {
  const { browser } = await agenda()
  const visit = (path: string) => browser().visit(path)
  const january = await visit('/events?view=calendar&month=01-2097')
  expect(january.text).toContain('squarespace-events-calendar')
  expect(Object.keys(daysIn(january.text))).toHaveLength(3)
  expect(january.text).toContain('.calendar-month{')
  expect(january.text).toContain('href="/events?view=calendar&amp;month=03-2097"')
  const february = await visit('/events?view=calendar&month=02-2097')
  expect(february.status).toBe(200)
  expect(february.text).toContain('Nothing this month.')
  const list = await visit('/events')
  expect(list.text).toContain('href="/events?view=calendar"')
  expect(list.text).not.toContain('calendar-month')
  expect((await visit('/events?month=02-2097')).status).toBe(404)
  expect((await visit('/events?month=01-2097')).text).toContain('Title of opening')
})

it('is summarized by the events that are not over, the next one first', async () => {
  const { page, event, events, browser } = await agenda()
  await event('past', '2020-01-01T10:00:00', '2020-01-01T12:00:00')
  const data = { collectionId: events, limit: 2 }
  const block = newBlock(createBlockId, blockTypeCodes['summary-v2'], { data })
  const content = newContent([{ section: newSection(createBlockId), blocks: [block] }])
  await page(newPage({ locale: EN, title: 'Next', slug: 'next' }, content))
  const { text } = await browser().visit('/next')
  const titles = [...text.matchAll(/summary-title-link[^>]*>([^<]*)/g)].map(([, title]) => title)
  expect(titles).toEqual(['Title of firing', 'Title of opening'])
  // Their days, in New York.
  expect(text).toContain('datetime="2097-01-02"')
})

it('shows posts on their day, and no restricted content', async () => {
  const { page, item, show, browser } = await agenda()
  const journal = await page(
    newPage({ locale: EN, title: 'Journal', slug: 'journal' }, { collection: newCollection() }),
  )
  await item(journal, 'glaze', { publishOn: '2026-01-05T09:00:00.000Z' })
  await show('days', journal)
  const { text } = await browser().visit('/days?month=01-2026')
  expect(daysIn(text)).toEqual({ '2026-01-05': 'Title of glaze' })
  expect(text).toContain('href="/journal?format=rss"')
  const locked = await page(
    newPage(
      { locale: EN, title: 'Locked', slug: 'locked' },
      { collection: newCollection(), access: LOCKED },
    ),
  )
  await item(locked, 'secret', { publishOn: '2026-01-05T09:00:00.000Z' })
  await show('nothing', locked)
  expect((await browser().visit('/nothing?month=01-2026')).text).not.toContain('<table')
})
