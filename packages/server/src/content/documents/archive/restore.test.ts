import { blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import { type JsonObject, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { publishRestoredDocuments, restoreDocument, loadExportedDocument } from '../index.ts'
import { pageBody, testStudio } from '../../../test/documents.ts'

const json = (given: Parameters<typeof pageBody>[0]) => pageBody(given) as unknown as JsonObject
const createdAt = new Date('2020-01-02T03:04:05.678Z')
const publishedAt = new Date('2021-02-03T04:05:06.789Z')
const publishOn = new Date('2019-03-04T05:06:07.891Z')

it('restores a document unpublished, and publishes it with its original times', async () => {
  const { db, site, browser } = await testStudio()
  const id = newId()
  const earlier = json({ title: 'About us', slug: 'our-hands' })
  const body = json({ title: 'About all of us', slug: 'our-hands' })
  const given = { id, kind: 'page', collectionId: null, createdAt, body, rev: 2 } as const
  const restored = { ...given, versions: [{ rev: 1, body: earlier }] }
  expect(await transact(db, (tx) => restoreDocument(tx, site.id, restored))).toBe(true)
  expect(await transact(db, (tx) => restoreDocument(tx, site.id, restored))).toBe(false)
  expect(await browser().visit('/our-hands?format=json')).toMatchObject({ status: 404 })

  const entry = { documentId: id, locale: 'en-US', rev: 1, publishedAt, publishOn }
  await transact(db, (tx) => publishRestoredDocuments(tx, site.id, [entry]))
  const { body: page } = await browser().visit('/our-hands?format=json')
  expect(page).toMatchObject({
    collection: { title: 'About us', updatedOn: publishedAt.getTime() },
  })
  const places = [{ locale: 'en-US', publishedAt, publishOn, body: earlier }]
  expect(await loadExportedDocument(db, site.id, id)).toEqual({
    ...{ id, kind: 'page', collectionId: null, createdAt, body },
    published: places,
  })
})

it('queues the embeds of a restored draft, published or not', async () => {
  const { db, pool, site } = await testStudio()
  const id = newId()
  const block = newBlock(() => 'b', blockTypeCodes.rss, { data: { url: 'https://kiln.example/' } })
  const content = newContent([{ section: newSection(() => 's'), blocks: [block] }])
  const naming = { locale: 'en-US', title: 'News', slug: 'news' }
  const body = newPage(naming, content) as unknown as JsonObject
  const given = { id, kind: 'page', collectionId: null, createdAt, body, rev: 2 } as const
  await transact(db, (tx) => restoreDocument(tx, site.id, { ...given, versions: [] }))
  const { rows } = await pool.query(
    `select payload from outbox where site_id = $1 and topic = 'documents.readings'`,
    [site.id],
  )
  expect(rows).toEqual([{ payload: { documentId: id } }])
})

it('rejects an invalid document', async () => {
  const { db, site } = await testStudio()
  const given = { id: newId(), kind: 'page', collectionId: null, createdAt, rev: 1 } as const
  const body = { ...json({}), settings: 'none' }
  const restoring = transact(db, (tx) =>
    restoreDocument(tx, site.id, { ...given, body, versions: [] }),
  )
  await expect(restoring).rejects.toMatchObject({ code: 'documents.invalid' })
})

it('keeps the only menu of a site when another one is restored', async () => {
  const { db, site } = await testStudio()
  const body = { schema: 1, menus: [{ id: 'mainNav', items: [] }] }
  const menu = { kind: 'navigation', collectionId: null, createdAt, rev: 1, body } as const
  const restore = () =>
    transact(db, (tx) => restoreDocument(tx, site.id, { ...menu, id: newId(), versions: [] }))
  expect(await restore()).toBe(true)
  await expect(restore()).rejects.toMatchObject({ code: 'documents.isSingle' })
})

it('keeps the only page of its purpose when another one is restored, and restores the rest', async () => {
  const { db, site, page, rows } = await testStudio()
  await page({ slug: 'find', more: { type: pageTypeCodes.search } })
  const restore = (type: number, slug: string) => {
    const body = json({ slug, more: { type } })
    const given = {
      id: newId(),
      kind: 'page',
      collectionId: null,
      createdAt,
      body,
      rev: 1,
    } as const
    return transact(db, (tx) => restoreDocument(tx, site.id, { ...given, versions: [] }))
  }
  await expect(restore(pageTypeCodes.search, 'found')).rejects.toMatchObject({
    code: 'documents.systemPageExists',
    status: 409,
    message: expect.stringContaining('can have only one'),
  })
  expect(await restore(pageTypeCodes['not-found'], 'lost')).toBe(true)
  expect(await restore(pageTypeCodes.page, 'found')).toBe(true)
  expect(await rows(`select from document where site_id = $1 and kind = 'page'`)).toHaveLength(3)
})
