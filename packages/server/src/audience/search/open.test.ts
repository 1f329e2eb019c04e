import { collectionTypeCodes } from '@vitrine/model'
import {
  type Item,
  type JsonObject,
  newCollection,
  newItem,
  newPage,
  type Page,
} from '@vitrine/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { newId } from '../../platform/db/id.ts'
import { createDocument, documentJobs } from '../../content/documents/index.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testArea, testMember } from '../../test/readers.ts'
import { EN, withText, searchSite } from '../../test/search.ts'

const FRENCH = { tag: 'fr', isCustomCode: false, enabled: true }
const LATER = '2999-01-01T00:00:00Z'
/** The places that could reveal it, in every form of a page. */
const ADDRESSES = [
  '/search?q=SECRET',
  '/search?q=SECRTE',
  '/search?q=SECRET&format=json',
  '/search?q=SECRET&format=main-content',
  '/search',
  '/search?q=nothing',
  '/fr/search?q=SECRET',
  '/api/search?q=SECRET',
  '/api/search?q=SECRET&locale=fr',
  '/api/search?q=SECRTE&kind=product',
]

/** A site with every kind of restricted content, each with SECRET in its title, text and tags. */
async function closedSite() {
  const shop = await searchSite()
  const { db, site, journalId, product } = shop
  await updateLanguages(db, site.id, [FRENCH])
  const area = await testArea(shop)
  const members = { kind: 'members' as const, memberAreaIds: [area] }
  const words = withText('SECRET text')
  const item = (title: string, given: Partial<Item> = {}, collectionId = journalId) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale: EN, title, slug: newId() }, { ...words, tags: ['SECRET'], ...given }),
    })
  const page = (title: string, given: Partial<Page> = {}) =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title, slug: newId() }, { ...words, ...given }),
    })
  const draft = (kind: 'page' | 'item', body: object, collectionId?: string) =>
    createDocument(db, site.id, {
      kind,
      // Bodies are JSON by their schemas.
      body: body as JsonObject,
      memberId: null,
      ...(collectionId !== undefined && { collectionId }),
    })

  await item('SECRET locked', { access: { kind: 'password' } })
  await item('SECRET for members', { access: members })
  await item('SECRET hidden', { settings: { hidden: true } })
  await item('SECRET noindex', { settings: { noindex: true } })
  await page('SECRET locked page', { access: { kind: 'password' } })
  await page('SECRET page for members', { access: members })
  await page('SECRET page that is off', { settings: { enabled: false } })
  await draft('page', newPage({ locale: EN, title: 'SECRET draft', slug: 'draft' }, words))
  await draft('item', newItem({ locale: EN, title: 'SECRET draft', slug: 'd' }, words), journalId)
  const closed = await page('SECRET collection', { access: members, collection: newCollection() })
  await item('SECRET item of it', {}, closed)
  const off = await page('SECRET off', {
    settings: { enabled: false },
    collection: newCollection(),
  })
  await item('SECRET item of that', {}, off)
  const gone = await item('SECRET in the trash')
  const owner = await testOwner(shop, 'admin')
  expect((await owner.call('DELETE', `/api/studio/documents/${gone}`)).status).toBeLessThan(300)

  await product({
    title: 'SECRET hidden product',
    sku: 'SECRET-1',
    visible: false,
    tags: ['SECRET'],
  })
  const store = await ensureCollection(db, site.id, { urlId: 'club', title: 'SECRET club' })
  await publishNow(db, site.id, {
    kind: 'page',
    id: store.id,
    body: newPage(
      { locale: EN, title: 'SECRET club', slug: 'club' },
      {
        access: members,
        collection: newCollection({ type: collectionTypeCodes.products, typeName: 'products' }),
      },
    ),
  })
  await product({ title: 'SECRET product of the club', sku: 'SECRET-2', collectionId: store.id })

  const other = await searchSite()
  await other.post('SECRET of another site', withText('SECRET'))
  await other.index()
  await shop.post('Open to all', { ...withText('Nothing to hide'), tags: ['plain'] })
  await shop.index()
  await waitForChanges()
  return { ...shop, area }
}

describe('restricted content', () => {
  let shop: Awaited<ReturnType<typeof closedSite>>
  beforeAll(async () => {
    shop = await closedSite()
  })

  it.each(ADDRESSES)('is not disclosed at %s', async (path) => {
    const { text, status } = await shop.browser().visit(path)
    expect(status).toBe(200)
    // The query is repeated in the field and in the sentence.
    expect(text.replaceAll(/SECRE?TE?(?=[”"&]| »)/g, '')).not.toMatch(/SECRET|club/)
  })

  it('is not in the index, not even as a word', async () => {
    const { pool, site } = shop
    const { rows } = await pool.query(
      `select title as word from search_entry where site_id = $1
       union all select word from search_word where site_id = $1`,
      [site.id],
    )
    const hidden = rows.map(({ word }: { word: string }) => word)
    expect(new Set(hidden)).toEqual(
      new Set(['Journal', 'Open to all', 'all', 'journal', 'open', 'plain']),
    )
  })

  it('is not shown to members either: the page is the same for everyone', async () => {
    const member = await testMember(shop, [shop.area])
    const { body } = await member.call('GET', '/api/search?q=SECRET')
    expect(body).toMatchObject({ total: 0, hits: [], counts: [] })
  })
})

it('requires the password of the whole site', async () => {
  const shop = await searchSite()
  await shop.product({ title: 'SECRET mug' })
  await shop.index()
  const owner = await testOwner(shop, 'admin')
  const visitor = shop.browser()
  expect((await visitor.visit('/api/search?q=SECRET')).body).toMatchObject({ total: 1 })
  await owner.call('PUT', '/api/studio/site-lock', { password: 'open, sesame' })
  for (const path of ['/search?q=SECRET', '/search?q=SECRET&format=json', '/api/search?q=SECRET']) {
    const { status, text } = await visitor.visit(path)
    expect(status, path).toBe(401)
    expect(text, path).not.toContain('SECRET mug')
  }
})

it('adds scheduled content on time, and removes content on its scheduled time', async () => {
  const shop = await searchSite()
  const { db, site, pool, index, titles } = shop
  const owner = await testOwner(shop, 'admin')
  const body = newPage({ locale: EN, title: 'Spring opening', slug: 'spring' })
  const { id } = await createDocument(db, site.id, {
    kind: 'page',
    // Bodies are JSON by their schemas.
    body: body as object as JsonObject,
    memberId: null,
  })
  const found = async () => {
    await index()
    return titles('spring')
  }
  const schedule = async (action: string, entry: object) => {
    const asked = { action, runAt: LATER, entries: [entry] }
    expect((await owner.call('POST', '/api/studio/schedules', asked)).status).toBe(200)
  }
  /** As if the time had come while no server ran. */
  const comeDue = async () => {
    await pool.query('update schedule set run_at = now() where site_id = $1', [site.id])
    const jobs = new Jobs(db)
    documentJobs(jobs, db, () => undefined)
    await jobs.start(pool)
    const isPending = async () => {
      const text = `select from schedule where site_id = $1 and state = 'pending'`
      return (await pool.query(text, [site.id])).rows.length > 0
    }
    while (await isPending());
    await jobs.stop()
  }
  await schedule('publish', { documentId: id, rev: 1, locale: EN })
  expect(await found()).toEqual([])
  await comeDue()
  expect(await found()).toEqual(['Spring opening'])
  await schedule('unpublish', { documentId: id, locale: EN })
  expect(await found()).toEqual(['Spring opening'])
  await comeDue()
  expect(await found()).toEqual([])
})
