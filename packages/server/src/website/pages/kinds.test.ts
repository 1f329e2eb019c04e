import { blockTypeCodes, collectionTypeCodes, orderingCodes, recordTypeCodes } from '@vitrine/model'
import {
  type Collection,
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newNavigation,
  newPage,
  newSection,
  newSiteSettings,
  type SiteSettings,
} from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN, createTextContent } from '../../test/pages.ts'

async function site() {
  const shop = await testSite()
  const { db } = shop
  const siteId = shop.site.id
  const page = (slug: string, collection?: Partial<Collection>) =>
    publishNow(db, siteId, {
      kind: 'page',
      body: newPage(
        { locale: EN, title: `Page ${slug}`, slug },
        collection
          ? { collection: newCollection(collection) }
          : createTextContent(`Words of ${slug}`),
      ),
    })
  const item = (collectionId: string, slug: string, given: Partial<Item> = {}) =>
    publishNow(db, siteId, {
      kind: 'item',
      collectionId,
      body: newItem(
        { locale: EN, title: `Item ${slug}`, slug },
        { ...createTextContent(`Words of ${slug}`), ...given },
      ),
    })
  const settings = (given: Partial<SiteSettings>) =>
    publishNow(db, siteId, {
      kind: 'site-settings',
      body: { ...newSiteSettings({ locale: EN, title: 'Test' }), ...given },
    })
  const image = async () => {
    const id = newId()
    const fileKey = `f${id.replaceAll('-', '')}`
    const file = { filename: 'pot.webp', contentType: 'image/webp', byteSize: 10 }
    await insertAsset(db, siteId, { id, fileKey, ...file, width: 1_600, height: 900 })
    return { id, fileKey }
  }
  const visit = (path: string) => shop.browser().visit(path)
  return { ...shop, page, item, settings, picture: image, visit }
}

describe('a collection', () => {
  it('of images shows each image with its caption', async () => {
    const { page, item, picture: image, visit } = await site()
    const gallery = await page('shelf', {
      type: collectionTypeCodes['gallery-block'],
      typeName: 'gallery',
      ordering: orderingCodes['user-orderable'],
    })
    const { id, fileKey } = await image()
    const recordType = recordTypeCodes.image
    await item(gallery, 'pot', { recordType, mainImageId: id, alt: { [EN]: 'A pot' } })
    const { text } = await visit('/shelf')
    expect(text).toContain('<div class="gallery-grid sqs-gallery-container ')
    expect(text).toContain('data-controller="GalleryGrid"')
    expect(text).toMatch(new RegExp(`js-gallery-lightbox-opener" href="/assets/${fileKey}`))
    expect(text).toContain('alt="A pot"')
    const { body } = await visit('/shelf?format=json')
    expect(body).toMatchObject({
      collection: { type: 6, typeName: 'gallery', itemCount: 1 },
      items: [{ recordType: 2, originalSize: '1600x900', altText: 'A pot' }],
    })
    const alone = await visit('/shelf/pot')
    expect(alone.text).toMatch(/<h1>[^<]+<\/h1>/)
    expect(alone.text).toContain(`src="/assets/${fileKey}`)
    expect(alone.text).toContain('alt="A pot"')
    expect(alone.text).toContain('Words of pot')
  })

  it('of images has the owner’s design, also with videos', async () => {
    const shop = await site()
    const id = newId()
    let serial = 0
    const newPart = () => `part-${++serial}`
    const data = { collectionId: id, options: { design: 'masonry', lightbox: true } }
    const body = newPage(
      { locale: EN, title: 'Shelf', slug: 'shelf' },
      {
        ...newContent([
          {
            section: newSection(newPart, { kind: 'gallery' }),
            blocks: [newBlock(newPart, blockTypeCodes.gallery, { data })],
          },
        ]),
        collection: newCollection({
          type: collectionTypeCodes['gallery-block'],
          typeName: 'gallery',
        }),
      },
    )
    await publishNow(shop.db, shop.site.id, { kind: 'page', id, body })
    const media = { url: 'https://vimeo.com/76979871' }
    await shop.item(id, 'turning', { recordType: recordTypeCodes.video, media })
    const { text } = await shop.visit('/shelf')
    expect(text.match(/ data-controller="Gallery\w+"/g)).toEqual([
      ' data-controller="GalleryMasonry"',
    ])
    expect(text).toContain('data-type="video"')
    expect(text).toContain('data-provider="Vimeo"')
    expect(text).not.toContain('<iframe')
  })

  it('of tracks plays each track, in the owner’s order', async () => {
    const { page, item, visit } = await site()
    const ordering = orderingCodes['music-album']
    const album = await page('songs', { typeName: 'album', ordering })
    const media = { url: 'https://example.com/one.mp3', durationMs: 61_000 }
    await item(album, 'one', { recordType: recordTypeCodes.audio, media })
    const { text } = await visit('/songs')
    expect(text).toMatch(/<audio controls preload="none" src="https:\/\/example.com\/one.mp3"/)
    expect((await visit('/songs?format=json')).body).toMatchObject({
      collection: { ordering: 5 },
      items: [{ recordType: 7, recordTypeLabel: 'audio', durationMs: 61_000 }],
    })
    const alone = await visit('/songs/one')
    expect(alone.text).toMatch(/<audio [^>]*src="https:\/\/example.com\/one.mp3" aria-label=/)
  })

  it.each(['course', 'lessons'] as const)(
    'of type %s lists its lessons in order, and each has a page',
    async (type) => {
      const { page, item, visit } = await site()
      const course = await page('wheel', {
        type: collectionTypeCodes[type],
        typeName: type,
        ordering: orderingCodes['user-orderable'],
      })
      const recordType = recordTypeCodes[type === 'course' ? 'course-item' : 'lesson']
      const media = { url: 'https://example.com/wedging.mp4' }
      await item(course, 'wedging', { recordType, media })
      const { text } = await visit('/wheel')
      expect(text).toContain('class="lesson-list"')
      expect(text).toContain('href="/wheel/wedging"')
      const lesson = await visit('/wheel/wedging')
      expect(lesson.text).toMatch(/<video controls [^>]*src="https:\/\/example.com\/wedging.mp4"/)
      expect(lesson.text).toContain('Words of wedging')
      expect((await visit('/wheel/wedging?format=json')).body).toMatchObject({
        collection: { type: collectionTypeCodes[type] },
        item: { recordType, recordTypeLabel: type === 'course' ? 'course-item' : 'lesson' },
      })
    },
  )

  it('of an unknown type is a list of posts', async () => {
    const { page, item, visit } = await site()
    await item(await page('odd', { typeName: 'nobody-knows-it' }), 'one')
    expect((await visit('/odd')).text).toContain('class="post-list')
    expect((await visit('/odd/one')).text).toContain('Words of one')
  })

  it('shows the items of an author, and no page for an author without items', async () => {
    const { page, item, settings, visit } = await site()
    const [authorId, other] = [newId(), newId()]
    await settings({
      authors: [
        { id: authorId, displayName: 'Ada' },
        { id: other, displayName: 'Idle' },
      ],
    })
    const journal = await page('journal', {})
    await item(journal, 'hers', { authorId })
    await item(journal, 'nobodys')
    const { body } = await visit(`/journal?author=${authorId}&format=json`)
    expect(body).toMatchObject({
      items: [{ urlId: 'hers', author: { displayName: 'Ada' } }],
      authorFilter: { displayName: 'Ada' },
    })
    expect((await visit(`/journal?author=${authorId}`)).text).toContain('<h1>Ada</h1>')
    expect((await visit(`/journal?author=${other}`)).status).toBe(404)
    expect((await visit('/journal?author=no-id')).status).toBe(404)
  })

  it('has the requested view, list or calendar, in page JSON', async () => {
    const { page, item, visit } = await site()
    const ordering = orderingCodes.calendar
    const events = await page('events', { typeName: 'events', ordering })
    const event = { startAt: '2097-01-01T10:00:00Z', endAt: '2097-01-01T12:00:00Z', allDay: false }
    await item(events, 'firing', { recordType: recordTypeCodes.event, event })
    const calendarView = async (query: string) =>
      ((await visit(`/events?format=json${query}`)).body as { calendarView: boolean }).calendarView
    expect(await calendarView('&view=calendar')).toBe(true)
    expect(await calendarView('&view=list')).toBe(false)
    expect(await calendarView('')).toBe(false)
  })
})

it('links an event to external calendars, with its title and times', async () => {
  const { page, item, visit } = await site()
  const ordering = orderingCodes.calendar
  const events = await page('events', { typeName: 'events', ordering })
  const event = { startAt: '2097-01-01T10:00:00Z', endAt: '2097-01-01T12:00:00Z', allDay: false }
  await item(events, 'firing', { recordType: recordTypeCodes.event, event })
  const { text } = await visit('/events/firing')
  const [, href = ''] = /href="([^"]*google\.com\/calendar[^"]*)"/.exec(text) ?? []
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    text: 'Item firing',
    dates: '20970101T100000Z/20970101T120000Z',
  })
  expect(text).toContain('href="/events/firing?format=ical"')
})

// The items of stores are products.
const { 'store-item': _product, ...itemTypes } = recordTypeCodes

it.each(Object.entries(itemTypes))(
  'has the code of item type %s, %i, and its name in page JSON',
  async (name, recordType) => {
    const { page, item, visit } = await site()
    const isLesson = name === 'lesson' || name === 'course-item'
    const collection = isLesson ? { type: collectionTypeCodes.course, typeName: 'course' } : {}
    await item(await page('all', collection), 'one', { recordType })
    expect((await visit('/all/one?format=json')).body).toMatchObject({
      item: { recordType, recordTypeLabel: name },
    })
  },
)

it('returns a page as data on one line or several, and RSS in either case', async () => {
  const { page, item, visit } = await site()
  await item(await page('journal', {}), 'one')
  expect((await visit('/journal?format=json')).text).not.toContain('\n')
  const pretty = await visit('/journal?format=json-pretty')
  expect(pretty.text).toMatch(/^\{\n {2}"website": \{\n/)
  expect((await visit('/journal?format=RSS')).text).toContain('<rss')
})

it('has a link of the structure in menus, and no page at its URL', async () => {
  const { db, site: of, page, visit } = await site()
  const about = await page('about')
  const link = await page('about-link', { link: { kind: 'document', id: about } })
  const away = await page('away', { link: { kind: 'url', url: 'https://example.com/' } })
  const items = [link, away].map((pageId, at) => ({ kind: 'page' as const, id: `i${at}`, pageId }))
  const [main, ...others] = newNavigation().menus
  if (!main) throw new Error('There is a first menu')
  const menus = [{ ...main, items }, ...others]
  await publishNow(db, of.id, { kind: 'navigation', body: { schema: 1, menus } })
  const { text } = await visit('/about')
  expect(text).toMatch(/href="\/about"[^>]*>Page about-link<\/a>/)
  expect(text).toMatch(/href="https:\/\/example.com\/"[^>]*>Page away<\/a>/)
  expect((await visit('/about-link')).status).toBe(404)
})

it('has the food ordering link for templates, with the default title if the owner sets none', async () => {
  const { page, settings, visit } = await site()
  await page('menu')
  await settings({ foodOrdering: { title: {}, url: 'https://example.com/order' } })
  const { body } = await visit('/menu?format=json')
  expect(body).toMatchObject({
    websiteSettings: { foodOrdering: { title: 'Order Now', url: 'https://example.com/order' } },
  })
  const { text } = await visit('/menu')
  expect(text).toContain('<a href="https://example.com/order">Order Now</a>')
})

it('has a link to share a post at each network of the owner, and none before', async () => {
  const { page, item, settings, visit } = await site()
  await item(await page('journal', {}), 'kiln')
  expect((await visit('/journal/kiln')).text).not.toContain('squarespace-social-buttons')
  await settings({ shareButtons: ['email', 'facebook'] })
  const { text } = await visit('/journal/kiln')
  const links = [...text.matchAll(/<a class="share-link [^>]*>[^<]*/g)].map(([link]) => link)
  expect(links).toEqual([
    expect.stringMatching(
      /share-facebook" href="https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http[^"]*%2Fjournal%2Fkiln" .*aria-label="Share: Facebook">Facebook$/,
    ),
    expect.stringMatching(/href="mailto:\?subject=Item%20kiln&amp;body=http.*>Email$/),
  ])
  expect((await visit('/journal/kiln?format=json')).body).toMatchObject({
    website: { shareButtonOptions: { 1: true, 8: true } },
    shareButtons: { facebook: true, twitter: false },
  })
})
