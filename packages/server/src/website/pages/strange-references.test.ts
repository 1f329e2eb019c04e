import { blockTypeCodes } from '@vitrine/model'
import {
  type Block,
  newBlock,
  newContent,
  newFolder,
  newNavigation,
  newPage,
  newSection,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { EN, FORMATS, createJournal, createBlockId } from '../../test/pages.ts'

/** Ids of another program, as what was brought from there names them: none of ours are written so. */
const THEIRS = '5f1e0a2b3c4d5e6f70819203'

/** A file that is there while the page is saved: saving checks files. */
const file = newId()

const blocks: readonly (readonly [type: number, data: Block['data']])[] = [
  [blockTypeCodes.image, { assetId: file, link: { kind: 'asset', id: file } }],
  [blockTypeCodes.gallery, { items: [{ id: 'one', assetId: file }] }],
  [blockTypeCodes.button, { link: { kind: 'document', id: THEIRS } }],
  [blockTypeCodes.link, { link: { kind: 'category', id: THEIRS } }],
  [blockTypeCodes['collection-link'], { collectionId: THEIRS }],
  [blockTypeCodes['summary-v2'], { collectionId: THEIRS }],
  [blockTypeCodes['tag-cloud'], { collectionId: THEIRS }],
  [blockTypeCodes.calendar, { collectionId: THEIRS }],
  [blockTypeCodes.folder, { collectionId: THEIRS }],
  [blockTypeCodes.product, { productId: THEIRS }],
  [blockTypeCodes['member-area'], { memberAreaId: THEIRS }],
  // The content of an unknown kind is not read.
  [9_999, { assetId: 'no id at all', collectionId: '', memberAreaId: '../', assetIds: ['x'] }],
]

it('renders a page without the missing content that its blocks name', async () => {
  const shop = await createJournal()
  const made = blocks.map(([type, data]) => newBlock(createBlockId, type, { data }))
  const content = newContent([{ section: newSection(createBlockId), blocks: made }])
  const settings = { enabled: true, mainImageId: file }
  await insertAsset(shop.db, shop.site.id, {
    id: file,
    fileKey: `f${file.replaceAll('-', '')}`,
    filename: 'mug.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 10,
    height: 10,
  })
  await shop.page(
    newPage({ locale: EN, title: 'Brought', slug: 'brought' }, { ...content, settings }),
  )
  // An import brings the ids of another program along.
  await shop.pool.query(
    `update version set body = replace(body::text, $2, $3)::jsonb where site_id = $1`,
    [shop.site.id, file, THEIRS],
  )
  for (const format of FORMATS) {
    const { status, text } = await shop.browser().visit(`/brought?format=${format}`)
    expect(status, format).toBeLessThan(500)
    if (format === 'html') expect(text).toContain('Brought')
  }
})

it('renders every page of a site whose menus and folders name missing pages, and returns its layout', async () => {
  const shop = await createJournal()
  const { db, site, page, owner } = shop
  const collection = newFolder([THEIRS])
  await page(newPage({ locale: EN, title: 'Company', slug: 'company' }, { collection }))
  const [main, ...menus] = newNavigation().menus
  if (!main) throw new Error('There is a menu in a new navigation')
  const items = [
    { kind: 'page', id: 'theirs', pageId: THEIRS },
    { kind: 'member-area', id: 'area', memberAreaId: THEIRS },
  ] as const
  const body = { ...newNavigation(), menus: [{ ...main, items: [...items] }, ...menus] }
  await publishNow(db, site.id, { kind: 'navigation', body })
  await waitForChanges()
  for (const path of ['/start', '/company', '/journal', '/sitemap.xml', '/nowhere'])
    expect((await shop.browser().visit(path)).status, path).toBeLessThan(500)
  expect((await owner.call('GET', '/api/commondata/GetSiteLayout')).status).toBe(200)
})
