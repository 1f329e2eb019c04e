import { orderingCodes, recordTypeCodes } from '@vitrine/model'
import { newCollection, newItem, newPage, newSiteSettings, type Item } from '@vitrine/page'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { publishNow } from '../../test/publish.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { EN, LOCKED, PASSWORD, createTextContent } from '../../test/pages.ts'

const WRITER = newId()

async function site() {
  const shop = await testSite()
  const { db, site: of } = shop
  const page = (slug: string, given: Partial<ReturnType<typeof newPage>> = {}) =>
    publishNow(db, of.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: `Title ${slug}`, slug }, given),
    })
  const item = (collectionId: string, slug: string, given: Partial<Item> = {}) =>
    publishNow(db, of.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale: EN, title: `Title ${slug}`, slug }, given),
    })
  const settings = newSiteSettings({ locale: EN, title: 'Test shop' })
  const authors = [{ id: WRITER, displayName: 'Writer' }]
  await publishNow(db, of.id, { kind: 'site-settings', body: { ...settings, authors } })
  const journal = await page('journal', { collection: newCollection() })
  const hers = await item(journal, 'hers', {
    ...createTextContent('Words of hers'),
    authorId: WRITER,
  })
  await item(journal, 'nobodys')
  const calendar = { typeName: 'events', ordering: orderingCodes.calendar }
  const events = await page('events', { collection: newCollection(calendar) })
  for (const year of [2097, 2098])
    await item(events, `in-${year}`, {
      recordType: recordTypeCodes.event,
      event: {
        startAt: `${year}-01-01T10:00:00.000Z`,
        endAt: `${year}-01-01T12:00:00.000Z`,
        allDay: false,
      },
    })
  const locked = await page('locked', { access: LOCKED })
  const owner = await testOwner(shop)
  await owner.call('PUT', `/api/studio/page-locks/${locked}`, { password: PASSWORD })
  return { ...shop, journal, hers, visit: (path: string) => shop.browser().visit(path) }
}

let shop: Awaited<ReturnType<typeof site>>
beforeAll(async () => {
  shop = await site()
})

it('returns JSON on one line, and pretty on several, with the same content', async () => {
  const plain = await shop.visit('/journal/hers?format=json')
  const pretty = await shop.visit('/journal/hers?format=json-pretty')
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(plain.text).not.toContain('\n')
  expect(pretty.text).toContain('\n  "website": {\n')
  // The empty cart was made now, each time.
  const { shoppingCart: _, ...others } = JSON.parse(plain.text) as Record<string, unknown>
  expect(JSON.parse(pretty.text)).toMatchObject(others)
})

it('returns a missing page as JSON, too', async () => {
  const { browser } = await testSite()
  for (const format of ['json', 'json-pretty']) {
    const { status, body } = await browser().visit(`/nothing?format=${format}`)
    expect([status, body]).toMatchObject([404, { code: 'http.notFound', status: 404 }])
  }
  const { text } = await browser().visit('/nothing')
  expect(text).toContain('<!doctype html>')
})

it('returns a page’s content without its layout', async () => {
  const whole = await shop.visit('/journal/hers')
  const { text, headers } = await shop.visit('/journal/hers?format=main-content')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('Words of hers')
  expect(text).not.toMatch(/<html|<body|site-header/)
  expect(whole.text).toContain(text.trim())
})

it('returns the context of the page’s scripts', async () => {
  const { text } = await shop.visit('/journal/hers')
  const [, written = ''] = /SQUARESPACE_CONTEXT = (.*);<\/script>/.exec(text) ?? []
  const { body } = await shop.visit('/journal/hers?format=page-context')
  expect(body).toEqual(JSON.parse(written))
  // Those that count visits name the page by these.
  const { hers, journal } = shop
  expect(body).toMatchObject({
    pageType: 50,
    website: { id: shop.site.id, language: EN },
    templateId: 'kiln',
    collection: { id: journal, permissionType: 1 },
    item: { id: hers, title: 'Title hers', recordType: recordTypeCodes.text, commentState: 1 },
    itemId: hers,
  })
})

it.each(['rss', 'RSS'])('returns a collection as a feed for format=%s', async (format) => {
  const { text, headers } = await shop.visit(`/journal?format=${format}`)
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(text.match(/<item>/g)).toHaveLength(2)
})

it('returns events as a calendar, one or all, and nothing else', async () => {
  const one = await shop.visit('/events/in-2097?format=ical')
  expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  const all = await shop.visit('/events?format=ical')
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect((await shop.visit('/journal?format=ical')).status).toBe(404)
})

it('lists the items of an author, with the author’s name', async () => {
  const { body } = await shop.visit(`/journal?author=${WRITER}&format=json`)
  expect(body).toMatchObject({
    items: [{ urlId: 'hers', author: { displayName: 'Writer' } }],
    authorFilter: { displayName: 'Writer' },
  })
  expect((await shop.visit(`/journal?author=${newId()}`)).status).toBe(404)
  expect((await shop.visit('/journal?author=x')).status).toBe(404)
})

it.each([
  ['calendar', true],
  ['list', false],
  ['other', false],
])('has calendarView for templates with view=%s: %s', async (view, calendarView) => {
  const { status, body } = await shop.visit(`/events?view=${view}&format=json`)
  expect({ status, body }).toMatchObject({ status: 200, body: { calendarView } })
})

it.each(['nojs=true', 'utm_source=letter', 'format=nothing', 'tag=', 'reversePaginate=false'])(
  'returns the page itself for %s',
  async (query) => {
    const { text } = await shop.visit('/journal')
    expect(await shop.visit(`/journal?${query}`)).toMatchObject({ status: 200, text })
  },
)

it('accepts no password in a URL, which histories and logs store', async () => {
  const query = new URLSearchParams({ password: PASSWORD }).toString()
  expect((await shop.visit(`/locked?${query}`)).status).toBe(401)
})

it.each([
  '/config',
  '/search',
  '/account',
  '/api/',
  '/static/',
  ...['format', 'author', 'tag', 'month', 'view', 'reversePaginate'].flatMap((name) => [
    `/*?${name}=`,
    `/*&${name}=`,
  ]),
])('disallows %s for search engines', async (path) => {
  const { text } = await shop.visit('/robots.txt')
  expect(text.split('\n')).toContain(`Disallow: ${path}`)
})
