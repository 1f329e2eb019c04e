import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionTypeCodes } from '@vitrine/model'
import { newCollection, newFolder, newPage, type Op } from '@vitrine/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  exportArchive,
  createFolderSink,
  createFolderSource,
  importArchive,
} from '../../tools/archive/index.ts'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { connect } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { publishDocuments, saveChanges, unpublishDocuments } from '../../content/documents/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { newDatabase, waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { recordStatements } from '../../test/statements.ts'
import { updateIndex, indexSiteChanges, reconcileSearch } from './update-index.ts'
import { find } from './find.ts'
import { EN, withText, searchSite } from '../../test/search.ts'

async function indexedSite() {
  const shop = await searchSite()
  const { db, site, pool } = shop
  /** Loads the index entries, public or not. */
  const indexed = async () => {
    const { rows } = await pool.query<{ title: string }>(
      'select title from search_entry where site_id = $1 order by title',
      [site.id],
    )
    return rows.map(({ title }) => title)
  }
  const revs = new Map<string, number>()
  const change = async (documentId: string, ...ops: readonly Op[]) => {
    const set = { seq: 1, command: 'meta.set', label: 'change', ops }
    const { rev } = await saveChanges(db, site.id, {
      documentId,
      memberId: null,
      base: revs.get(documentId) ?? 1,
      clientId: newId(),
      sets: [set],
    })
    revs.set(documentId, rev)
    const entries = [{ documentId, locale: EN, rev }]
    await publishDocuments(db, site.id, { entries, memberId: null })
  }
  const page = (title: string, given: object = {}, slug = title.toLowerCase()) =>
    publishNow(db, site.id, { kind: 'page', body: newPage({ locale: EN, title, slug }, given) })
  return { ...shop, kept: indexed, change, page }
}

const set = (path: readonly string[], value: unknown) =>
  ({ op: 'set', path: [...path], value }) as Op

describe('the index', () => {
  it.each([
    ['a password', set(['access'], { kind: 'password' })],
    ['members only', set(['access'], { kind: 'members', memberAreaIds: [newId()] })],
    ['a place outside lists', set(['settings', 'hidden'], true)],
    ['a place outside search engines', set(['settings', 'noindex'], true)],
  ])('loses an item that gets %s in the same moment', async (_what, op) => {
    const { post, index, kept: indexed, change } = await indexedSite()
    const id = await post('Secret glaze')
    await index()
    expect(await indexed()).toEqual(['Journal', 'Secret glaze'])
    await change(id, op)
    expect(await indexed()).toEqual(['Journal'])
    await index()
    expect(await indexed()).toEqual(['Journal'])
  })

  it.each([
    ['a password', set(['access'], { kind: 'password' })],
    ['switched off', set(['settings', 'enabled'], false)],
  ])('removes the items of a page that gets %s', async (_what, op) => {
    const { post, journalId, index, kept: indexed, change } = await indexedSite()
    await post('Secret glaze')
    await index()
    await change(journalId, op)
    expect(await indexed()).toEqual([])
    await index()
    expect(await indexed()).toEqual([])
  })

  it('never indexes restricted content', async () => {
    const { db, site, post, page, index, kept: indexed, answer } = await indexedSite()
    await post('Locked', { access: { kind: 'password' } })
    await page('Members', { access: { kind: 'members', memberAreaIds: [newId()] } })
    await page('Off', { settings: { enabled: false } })
    await page('Folder', { collection: newFolder() })
    await updateIndex(db, site.id)
    await index()
    expect(await indexed()).toEqual(['Journal'])
    const { meant, newest } = await answer('lockd')
    expect(meant).toBeUndefined()
    expect(newest.map(({ title }) => title)).toEqual(['Journal'])
  })

  it('finds the changed text, and no longer the text before', async () => {
    const { post, index, titles, change } = await indexedSite()
    const id = await post('Old name', withText('about porcelain'))
    await index()
    await change(id, set(['meta', EN, 'title'], 'Another title'))
    await index()
    expect(await titles('porcelain')).toEqual(['Another title'])
    expect(await titles('old')).toEqual([])
  })

  it('has the new URL of an item after its page moved', async () => {
    const { post, journalId, index, answer, change } = await indexedSite()
    await post('Moving')
    await index()
    await change(journalId, set(['meta', EN, 'slug'], 'diary'))
    await index()
    const { hits } = await answer('moving')
    expect(hits.map(({ path }) => path)).toEqual([expect.stringMatching(/^diary\/post-/)])
  })

  it('drops unpublished content', async () => {
    const { db, site, post, index, kept: indexed } = await indexedSite()
    const documentId = await post('Gone')
    await index()
    const entries = [{ documentId, locale: EN }]
    await unpublishDocuments(db, site.id, { entries, memberId: null })
    expect(await indexed()).toEqual(['Journal'])
  })

  it('removes hidden and deleted products', async () => {
    const { pool, site, product, index, kept: indexed } = await indexedSite()
    await product({ title: 'Hidden soon', sku: 'A' })
    await product({ title: 'Deleted soon', sku: 'B' })
    await index()
    expect(await indexed()).toEqual(['Deleted soon', 'Hidden soon', 'Journal'])
    const where = 'where site_id = $1 and title = $2'
    await pool.query(`update product set visible = false ${where}`, [site.id, 'Hidden soon'])
    await pool.query(`delete from product ${where}`, [site.id, 'Deleted soon'])
    expect(await indexed()).toEqual(['Journal'])
    await index()
    expect(await indexed()).toEqual(['Journal'])
  })

  it('finds no content of another site', async () => {
    const [one, other] = [await indexedSite(), await indexedSite()]
    await one.post('Stoneware of one')
    await other.post('Porcelain')
    await one.index()
    await other.index()
    expect(await other.answer('stoneware')).toMatchObject({
      hits: [],
      counts: [],
      meant: undefined,
    })
    expect(await other.answer('stonewear')).toMatchObject({
      hits: [],
      counts: [],
      meant: undefined,
    })
    expect(await one.titles('stoneware')).toEqual(['Stoneware of one'])
  })

  it('shows no restricted content, even if it is still in the index', async () => {
    const { pool, site, post, index, kept: indexed, answer, change } = await indexedSite()
    const id = await post('Closed door')
    await index()
    const copy = await pool.query(
      'select * from search_entry where site_id = $1 and document_id = $2',
      [site.id, id],
    )
    await change(id, set(['access'], { kind: 'password' }))
    await pool.query(
      'insert into search_entry select * from jsonb_populate_recordset(null::search_entry, $1)',
      [JSON.stringify(copy.rows)],
    )
    expect(await indexed()).toContain('Closed door')
    const found = await answer('door')
    expect(found.hits).toEqual([])
    expect((await answer('nothing')).newest.map(({ title }) => title)).toEqual(['Journal'])
  })

  it('is the same after repeated and concurrent updates', async () => {
    const { db, site, pool, post, product, kept: indexed, index } = await indexedSite()
    for (let n = 0; n < 60; n += 1) await post(`Post ${n}`)
    await product({ title: 'Mug' })
    await Promise.all([index(), index(), updateIndex(db, site.id)])
    expect(await indexed()).toHaveLength(62)
    const stamps = () =>
      pool.query('select xmin, document_id from search_entry where site_id = $1 order by 2', [
        site.id,
      ])
    const before = await stamps()
    await updateIndex(db, site.id)
    await index()
    expect((await stamps()).rows).toEqual(before.rows)
    const { rows } = await pool.query('select from search_change where site_id = $1', [site.id])
    expect(rows).toEqual([])
  })

  it('is repaired every night', async () => {
    const { db, site, pool, post, kept: indexed } = await indexedSite()
    await post('Lost')
    await pool.query('delete from search_change where site_id = $1', [site.id])
    await pool.query(`insert into search_word values ($1, 'en-US', 'forgotten', '{1}')`, [site.id])
    const complaints: unknown[] = []
    await reconcileSearch(db, (_message, error) => complaints.push(error))
    expect(complaints).toEqual([])
    expect(await indexed()).toEqual(['Journal', 'Lost'])
    const { rows } = await pool.query(
      'select word from search_word where site_id = $1 order by 1',
      [site.id],
    )
    expect(rows).toEqual([{ word: 'journal' }, { word: 'lost' }])
  })

  it('follows changes of a product’s texts', async () => {
    const { product, index, kept: indexed, titles, answer } = await indexedSite()
    const { id } = await product({ title: 'Jug', sku: 'JUG-1', tags: ['wide'] })
    await index()
    expect(await titles('jug-1')).toEqual(['Jug'])
    await product({ id, title: 'Pitcher', sku: 'PIT-9', priceMinor: 700n, onHand: 0 })
    await index()
    expect(await indexed()).toEqual(['Journal', 'Pitcher'])
    expect(await titles('pit-9')).toEqual(['Pitcher'])
    expect((await answer('jug-1')).hits).toEqual([])
    expect((await answer('wide')).hits).toEqual([])
  })

  it('removes a product with its page, and adds it again with it', async () => {
    const { db, site, product, index, kept: indexed } = await indexedSite()
    await product({ title: 'Vase' })
    const { id: collectionId } = await ensureCollection(db, site.id, {
      urlId: 'shop',
      title: 'Shop',
    })
    const collection = newCollection({ type: collectionTypeCodes.products, typeName: 'products' })
    const body = newPage({ locale: EN, title: 'Shop', slug: 'shop' }, { collection })
    const id = await publishNow(db, site.id, { kind: 'page', id: collectionId, body })
    await index()
    expect(await indexed()).toEqual(['Journal', 'Shop', 'Vase'])
    await unpublishDocuments(db, site.id, {
      entries: [{ documentId: id, locale: EN }],
      memberId: null,
    })
    await index()
    expect(await indexed()).toEqual(['Journal'])
    const entries = [{ documentId: id, locale: EN, rev: 1 }]
    await publishDocuments(db, site.id, { entries, memberId: null })
    await index()
    expect(await indexed()).toEqual(['Journal', 'Shop', 'Vase'])
  })

  it('finds nothing in a disabled or deleted language', async () => {
    const { db, site, index, titles, browser, page } = await indexedSite()
    const french = (enabled: boolean) => ({ tag: 'fr', isCustomCode: false, enabled })
    await updateLanguages(db, site.id, [french(true)])
    const body = newPage({ locale: EN, title: 'Workshop', slug: 'workshop' })
    const meta = { ...body.meta, fr: { title: 'Atelier', slug: 'atelier' } }
    await publishNow(db, site.id, { kind: 'page', body: { ...body, meta }, locales: [EN, 'fr'] })
    await page('Atelier in English', {}, 'atelier-in-english')
    await index()
    expect(await titles('atelier', { locale: 'fr', fallback: EN })).toContain('Atelier')
    for (const languages of [[french(false)], []]) {
      await updateLanguages(db, site.id, languages)
      await waitForChanges()
      const { body: found } = await browser().call('GET', '/api/search?q=atelier&locale=fr')
      expect(found).toMatchObject({ total: 1, hits: [{ title: 'Atelier in English' }] })
      expect((await browser().visit('/fr/search?q=atelier')).status).toBe(404)
    }
  })

  it('includes imported content', async () => {
    const { db, site, files, post, product, index } = await indexedSite()
    await post('Celadon notes', withText('about glaze'))
    await product({ title: 'Celadon bowl' })
    await index()
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-search-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const sink = await createFolderSink(folder)
    if (typeof sink === 'string') throw new Error(sink)
    await exportArchive({ db, files }, site.id, sink)
    await sink.finish()
    const other = connect(await newDatabase())
    onTestFinished(() => other.pool.end())
    const imported = await importArchive(other.db, files, createFolderSource(folder))
    if (imported.state !== 'done') throw new Error(JSON.stringify(imported))
    await indexSiteChanges(other.db, imported.target.siteId)
    const { hits } = await find(other.db, imported.target.siteId, {
      ...{ locale: EN, fallback: EN, page: 1, q: 'celadon' },
    })
    expect(hits.map(({ title }) => title).toSorted()).toEqual(['Celadon bowl', 'Celadon notes'])
  })

  it('is read once, and not written, if nothing changed', async () => {
    const { db, site, post, index } = await indexedSite()
    await post('Still')
    await index()
    expect(await recordStatements(() => indexSiteChanges(db, site.id))).toHaveLength(1)
  })

  it('is deleted with its site', async () => {
    const { pool, site, post, product, index, kept: indexed } = await indexedSite()
    await post('A post')
    await product()
    await index()
    await pool.query('update site set language = $2 where id = $1', [site.id, 'en-GB'])
    await pool.query('delete from site where id = $1', [site.id])
    expect(await indexed()).toEqual([])
  })
})
