import {
  collectionTypeCodes,
  folderBehaviorCodes,
  orderingCodes,
  recordTypeCodes,
} from '@vitrine/model'
import {
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'
import { getReaderHooks } from '../../test/pages.ts'

const EN = 'en-US'

let serial = 0
const newId = () => `b${++serial}`

function words(text: string, locale = EN) {
  const block = newBlock(newId, 2, { text: { [locale]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(newId), blocks: [block] }])
}

async function site() {
  const shop = await testSite()
  const {
    db,
    site: { id },
  } = shop
  const publish = (
    given: Omit<Parameters<typeof publishNow>[2], 'kind'>,
    kind: 'page' | 'item' = 'page',
  ) => publishNow(db, id, { kind, ...given })
  const post = (collectionId: string, slug: string, given: Partial<Item> = {}) =>
    publish(
      {
        collectionId,
        body: newItem(
          { locale: EN, title: `Post ${slug}`, slug },
          { ...words(`Text of ${slug}`), ...given },
        ),
      },
      'item',
    )
  const blog = (given = {}) =>
    publish({
      body: newPage(
        { locale: EN, title: 'Journal', slug: 'journal' },
        { collection: newCollection(given) },
      ),
    })
  const visit = (path: string) => shop.browser().visit(path)
  return { ...shop, publish, post, blog, visit }
}

const day = (date: string) => ({ publishOn: `${date}T09:00:00.000Z` })

describe('a page of blocks', () => {
  it('shows its blocks with their layout, and is a collection to templates', async () => {
    const { publish, visit } = await site()
    await publish({
      body: newPage({ locale: EN, title: 'Care <3', slug: 'care' }, words('Warm water & soap')),
    })
    const { status, text } = await visit('/care')
    expect(status).toBe(200)
    expect(text).toContain('<p>Warm water &amp; soap</p>')
    expect(text).toMatch(
      /<main [^>]*>\s*<article class="sections" id="sections" data-page-sections="[\w-]+"><section /,
    )
    expect(text).toContain('<title>Care &lt;3 — Test shop</title>')
    expect(text).toContain('collection-type-page')
    expect(text).toMatch(/<style>[^<]*grid-template-columns/)
    const { body } = await visit('/care?format=json')
    expect(body).toMatchObject({
      collection: { title: 'Care <3', typeName: 'page', fullUrl: '/care' },
    })
  })

  it('has no URL while it is disabled', async () => {
    const { publish, visit } = await site()
    await publish({
      body: newPage({ locale: EN, title: 'Off', slug: 'off' }, { settings: { enabled: false } }),
    })
    expect((await visit('/off')).status).toBe(404)
  })
})

describe('a blog', () => {
  it('lists its posts, newest first, in pages that never split posts of the same time', async () => {
    const { blog, post, visit } = await site()
    const id = await blog({ pageSize: 2 })
    await post(id, 'one', day('2026-01-01'))
    await post(id, 'two', day('2026-01-02'))
    await post(id, 'twin', day('2026-01-02'))
    await post(id, 'three', day('2026-01-03'))
    const first = await visit('/journal?format=json')
    const slugs = (reply: { readonly body: unknown }) =>
      (reply.body as { items: { urlId: string }[] }).items.map(({ urlId }) => urlId)
    expect(slugs(first)[0]).toBe('three')
    expect(new Set(slugs(first))).toEqual(new Set(['three', 'two', 'twin']))
    const { pagination } = first.body as { pagination: { nextPageUrl: string; prevPage?: boolean } }
    expect(pagination).not.toHaveProperty('prevPage')
    const second = await visit(`${pagination.nextPageUrl}&format=json`)
    expect(slugs(second)).toEqual(['one'])
    const back = (second.body as { pagination: { prevPageUrl: string } }).pagination.prevPageUrl
    expect(back).toContain('reversePaginate=true')
    expect(new Set(slugs(await visit(`${back}&format=json`)))).toEqual(new Set(['two', 'twin']))
  })

  it('lists each post once, on any number of pages', async () => {
    const { blog, post, visit } = await site()
    const id = await blog({ pageSize: 1, categories: ['Second', 'First'] })
    await post(id, 'one', { ...day('2026-01-01'), categories: ['First'], tags: ['clay'] })
    await post(id, 'two', { ...day('2026-01-02'), categories: ['First', 'Second'] })
    await waitForChanges()
    const first = await visit('/journal?format=json')
    expect(first.body).toMatchObject({
      collection: { itemCount: 2, categories: ['Second', 'First'], tags: ['clay'] },
    })
    const second = `/journal?offset=${Date.UTC(2026, 0, 2)}`
    const sent = await recordStatements(() => visit(second))
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((text) => /count\(\*\)|unnest/.test(text))).toEqual([])
    expect((await visit(`/journal?tag=clay&format=json`)).body).toMatchObject({
      collection: { itemCount: 1, categories: ['Second', 'First'] },
    })
  })

  it('is filtered by tag, category, author and month; no match is not found', async () => {
    const { blog, post, visit } = await site()
    const id = await blog()
    await post(id, 'a', { ...day('2026-01-31'), tags: ['Glaze & ash'], categories: ['Making'] })
    await post(id, 'b', { ...day('2026-02-01'), categories: ['At home'] })
    const shown = async (query: string) => {
      const { status, body } = await visit(`/journal?${query}&format=json`)
      return status === 200
        ? (body as { items: { urlId: string }[] }).items.map((i) => i.urlId)
        : status
    }
    expect(await shown('tag=Glaze+%26+ash')).toEqual(['a'])
    expect(await shown('category=At+home')).toEqual(['b'])
    expect(await shown('month=01-2026')).toEqual(['a'])
    expect(await shown('month=13-2026')).toBe(404)
    expect(await shown('tag=none')).toBe(404)
    expect(await shown('offset=x')).toBe(404)
  })

  it('shows a post with its neighbors, and as a feed', async () => {
    const { blog, post, visit } = await site()
    const id = await blog()
    await post(id, 'one', day('2026-01-01'))
    await post(id, 'two', { ...day('2026-01-02'), excerpt: { [EN]: plainToRich('Short') } })
    await post(id, 'three', day('2026-01-03'))
    const { text, status } = await visit('/journal/two')
    expect(status).toBe(200)
    expect(text).toContain('Text of two')
    expect(text).toContain('class="article-body prose"')
    expect(text).toMatch(/rel="prev" href="\/journal\/three"/)
    expect(text).toMatch(/rel="next" href="\/journal\/one"/)
    expect(text).toContain('"@type":"BlogPosting"')
    const feed = await visit('/journal?format=rss')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.text.match(/<item>/g)).toHaveLength(3)
    expect(feed.text).toContain('&lt;p&gt;Text of two&lt;/p&gt;')
    expect((await visit('/journal/two?format=rss')).status).toBe(404)
    expect((await visit('/journal/two?format=main-content')).text).toMatch(/^\s*<article/)
    expect((await visit('/journal/two?format=page-context')).body).toMatchObject({ pageType: 50 })
  })
})

it('separates upcoming from past events, and exports each to calendars', async () => {
  const { blog, post, visit } = await site()
  const id = await blog({ typeName: 'events', ordering: orderingCodes.calendar })
  const event = (startAt: string, endAt: string) => ({
    recordType: recordTypeCodes.event,
    event: { startAt, endAt, allDay: false },
  })
  await post(id, 'past', event('2020-01-01T10:00:00.000Z', '2020-01-01T12:00:00.000Z'))
  await post(id, 'later', event('2098-01-01T10:00:00.000Z', '2098-01-01T12:00:00.000Z'))
  await post(id, 'sooner', event('2097-01-01T10:00:00.000Z', '2097-01-01T12:00:00.000Z'))
  const { body } = await visit('/journal?format=json')
  expect(body).toMatchObject({
    upcoming: [{ urlId: 'sooner' }, { urlId: 'later' }],
    upcomingDays: [
      { startDate: Date.parse('2097-01-01T10:00:00Z'), items: [{ urlId: 'sooner' }] },
      { items: [{ urlId: 'later' }] },
    ],
    past: [{ urlId: 'past', startDate: Date.parse('2020-01-01T10:00:00Z') }],
  })
  const { text, headers } = await visit('/journal/sooner?format=ical')
  expect(headers['content-type']).toContain('text/calendar')
  expect(text).toContain('DTSTART:20970101T100000Z')
})

it('follows folders and links by their behavior', async () => {
  const { publish, visit } = await site()
  const first = await publish({
    body: newPage({ locale: EN, title: 'First', slug: 'first' }, words('First page')),
  })
  const folder = (slug: string, behavior: number, isIndex = false) =>
    publish({
      body: newPage(
        { locale: EN, title: slug, slug },
        {
          collection: newCollection({
            typeName: isIndex ? 'index' : 'folder',
            folder: { behavior, isIndex, pageIds: [first] },
          }),
        },
      ),
    })
  await folder('moves', folderBehaviorCodes.redirect)
  await folder('none', folderBehaviorCodes.none)
  await folder('shows', folderBehaviorCodes.variation)
  await folder('all', folderBehaviorCodes.index, true)
  expect(await visit('/moves')).toMatchObject({ status: 302, headers: { location: '/first' } })
  for (const query of ['utm_source=a', 'utm_source=b', 'utm_source=a&format=json'])
    expect((await visit(`/moves?${query}`)).headers['location']).toBe(`/first?${query}`)
  expect((await visit('/none')).status).toBe(404)
  expect((await visit('/shows')).text).toContain('First page')
  expect((await visit('/all')).text).toContain('First page')
})

it('shows a shop at its page’s URL', async () => {
  const { publish, product, visit } = await site()
  await product({ urlId: 'mug', title: 'Mug' })
  expect((await visit('/shop')).text).toContain('Mug')
  const { body } = await visit('/shop?format=json')
  const { collection } = body as { collection: { id: string } }
  await publish({
    id: collection.id,
    body: newPage(
      { locale: EN, title: 'Store', slug: 'store' },
      {
        collection: newCollection({
          type: collectionTypeCodes.products,
          typeName: 'products',
          ordering: 1,
        }),
      },
    ),
  })
  expect((await visit('/store')).text).toContain('Mug')
  expect((await visit('/store/p/mug')).status).toBe(200)
})

describe.each(['lessons', 'course'] as const)('%s', (typeName) => {
  it('are listed in order, shown with their video, and have the attributes for tracking', async () => {
    const { blog, post, visit } = await site()
    const ordering = orderingCodes['user-orderable']
    const id = await blog({ type: collectionTypeCodes[typeName], typeName, ordering })
    const recordType = recordTypeCodes[typeName === 'course' ? 'course-item' : 'lesson']
    const media = { url: 'https://example.com/film.mp4' }
    const first = await post(id, 'first', { recordType, media, ...day('2026-01-02') })
    await post(id, 'second', { recordType, ...day('2026-01-01') })
    const list = await visit('/journal')
    expect(list.text.indexOf('Post first')).toBeLessThan(list.text.indexOf('Post second'))
    const granted = { 'content-collection-id': id, 'viewer-access-status': 'granted' }
    expect(getReaderHooks(list.text)).toEqual(granted)
    const { text } = await visit('/journal/first')
    expect(text).toContain('<video controls preload="metadata" src="https://example.com/film.mp4"')
    expect(getReaderHooks(text)).toEqual({ ...granted, 'content-item-id': first })
  })
})

describe('a second language', () => {
  async function bilingual() {
    const shop = await site()
    await updateLanguages(shop.db, shop.site.id, [
      { tag: 'fr', isCustomCode: false, enabled: true },
    ])
    const both = {
      ...newPage({ locale: EN, title: 'About', slug: 'about' }, words('Hello')),
      meta: {
        [EN]: { title: 'About', slug: 'about' },
        fr: { title: 'À propos', slug: 'a-propos' },
      },
    }
    return { ...shop, both }
  }

  it('is under its prefix, and each language links to the other', async () => {
    const { publish, visit, both } = await bilingual()
    await publish({ body: both, locales: [EN, 'fr'] })
    const [english, french] = await Promise.all([visit('/about'), visit('/fr/a-propos')])
    expect(french.status).toBe(200)
    expect(french.text).toContain('<html lang="fr"')
    expect(french.text).toContain('À propos — Test shop')
    const links = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hreflang="[^>]*>/g)].map(String)
    expect(links(english.text)).toHaveLength(3)
    expect(links(french.text)).toEqual(links(english.text))
    for (const [path, location] of [
      ['/fr/about', '/fr/a-propos'],
      ['/fr/about?utm_source=x', '/fr/a-propos?utm_source=x'],
    ] as const)
      expect(await visit(path)).toMatchObject({ status: 301, headers: { location } })
  })

  it('falls back to the site’s language if a page is not translated, and declares it', async () => {
    const { publish, visit, both } = await bilingual()
    await publish({ body: both })
    const { status, text } = await visit('/fr/about')
    expect(status).toBe(200)
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\.test\/about">/)
    expect(text).toContain('lang="en-US"')
  })
})
