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
import { insertAsset } from '../platform/files/store.ts'
import { publishNow } from './publish.ts'
import { testOwner } from './owner.ts'
import { testArea } from './readers.ts'
import { testSite } from './site.ts'

export const EN = 'en-US'
let serial = 0
export const createBlockId = () => `b${++serial}`

export function createTextContent(text: string) {
  const block = newBlock(createBlockId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(createBlockId), blocks: [block] }])
}

/** Returns the data attributes for scripts that count the readers of lessons. */
export function getReaderHooks(html: string): Readonly<Record<string, string>> {
  const found = html.matchAll(/ data-((?:content|viewer)-[a-z-]+)="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** Every format of a page. */
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

/** Creates a public journal with a public item between two restricted ones. */
export async function createJournal() {
  const shop = await testSite()
  const { db, site } = shop
  const area = await testArea(shop)
  const members: Access = { kind: 'members', memberAreaIds: [area] }
  const createPage = (body: ReturnType<typeof newPage>) =>
    publishNow(db, site.id, { kind: 'page', body })
  const journalId = await createPage(
    newPage({ locale: EN, title: 'Journal', slug: 'journal' }, { collection: newCollection() }),
  )
  const [imageId, imageKey] = [newId(), `f${newId().replaceAll('-', '')}`]
  await insertAsset(db, site.id, {
    id: imageId,
    fileKey: imageKey,
    filename: 'SECRET-picture.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 10,
    height: 10,
  })
  const createItem = (slug: string, access: Access, day: string, input: Partial<Item> = {}) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId: journalId,
      body: newItem(
        { locale: EN, title: `Title of ${slug}`, slug },
        { access, ...input, publishOn: `${day}T09:00:00.000Z` },
      ),
    })
  const secret: Partial<Item> = {
    ...createTextContent('SECRET body'),
    excerpt: { [EN]: plainToRich('SECRET excerpt') },
    mainImageId: imageId,
    alt: { [EN]: 'SECRET alt' },
    assetIds: [imageId],
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
  const forMembers = await createItem('for-members', members, '2026-01-01', secret)
  await createItem('open', { kind: 'everybody' }, '2026-01-02', createTextContent('Open words'))
  const locked = await createItem('locked', LOCKED, '2026-01-03', secret)
  const summary = newBlock(createBlockId, blockTypeCodes['summary-v2'], {
    data: { collectionId: journalId },
  })
  await createPage(
    newPage(
      { locale: EN, title: 'Start', slug: 'start' },
      newContent([{ section: newSection(createBlockId), blocks: [summary] }]),
    ),
  )
  const owner = await testOwner(shop)
  await owner.call('PUT', `/api/studio/page-locks/${locked}`, { password: PASSWORD })
  return {
    ...shop,
    page: createPage,
    item: createItem,
    owner,
    area,
    members,
    journalId,
    forMembers,
    locked,
    imageKey,
  }
}
