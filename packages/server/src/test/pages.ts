import { blockTypeCodes } from '@vitrine/model'
import {
  type Access,
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { newId } from '../platform/db/id.ts'
import { putAsset } from '../platform/files/store.ts'
import { publishNow } from './publish.ts'
import { testOwner } from './owner.ts'
import { testArea } from './readers.ts'
import { testSite } from './site.ts'

export const EN = 'en-US'
let serial = 0
export const nextId = () => `b${++serial}`

export function words(text: string) {
  const block = newBlock(nextId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(nextId), blocks: [block] }])
}

/** What a page tells scripts that count the readers of lessons. */
export function hooksIn(html: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/ data-((?:content|viewer)-[a-z-]+)="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** Every form a page has. */
export const FORMATS = [
  'html',
  'json',
  'json-pretty',
  'main-content',
  'page-context',
  'rss',
  'ical',
]
export const PASSWORD = 'open, sesame'
export const LOCKED: Access = { kind: 'password' }

/** A journal that is open, with an item that everybody may read between two of which not everybody may. */
export async function journal() {
  const shop = await testSite()
  const { db, site } = shop
  const area = await testArea(shop)
  const members: Access = { kind: 'members', memberAreaIds: [area] }
  const page = (body: ReturnType<typeof newPage>) => publishNow(db, site.id, { kind: 'page', body })
  const journalId = await page(
    newPage({ locale: EN, title: 'Journal', slug: 'journal' }, { collection: newCollection() }),
  )
  const [pictureId, pictureKey] = [newId(), `f${newId().replaceAll('-', '')}`]
  await putAsset(db, site.id, {
    id: pictureId,
    fileKey: pictureKey,
    filename: 'SECRET-picture.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 10,
    height: 10,
  })
  const item = (slug: string, access: Access, day: string, given: Partial<Item> = {}) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId: journalId,
      body: newItem(
        { locale: EN, title: `Title of ${slug}`, slug },
        { access, ...given, publishOn: `${day}T09:00:00.000Z` },
      ),
    })
  const secret: Partial<Item> = {
    ...words('SECRET body'),
    excerpt: { [EN]: plainToRich('SECRET excerpt') },
    mainImageId: pictureId,
    alt: { [EN]: 'SECRET alt' },
    assetIds: [pictureId],
    media: { url: 'https://example.com/SECRET.mp4' },
    source: { url: 'https://example.com/SECRET' },
    link: { kind: 'url', url: 'https://example.com/SECRET-link' },
    location: { addressLine1: 'SECRET street' },
    event: {
      startAt: '2026-01-02T09:00:00.000Z',
      endAt: '2026-01-02T10:00:00.000Z',
      allDay: false,
    },
    tags: ['glaze'],
  }
  const forMembers = await item('for-members', members, '2026-01-01', secret)
  await item('open', { kind: 'everybody' }, '2026-01-02', words('Open words'))
  const locked = await item('locked', LOCKED, '2026-01-03', secret)
  const summary = newBlock(nextId, blockTypeCodes['summary-v2'], {
    data: { collectionId: journalId },
  })
  await page(
    newPage(
      { locale: EN, title: 'Start', slug: 'start' },
      newContent([{ section: newSection(nextId), blocks: [summary] }]),
    ),
  )
  const owner = await testOwner(shop)
  await owner.call('PUT', `/api/studio/page-locks/${locked}`, { password: PASSWORD })
  return { ...shop, page, item, owner, area, members, journalId, forMembers, locked, pictureKey }
}
