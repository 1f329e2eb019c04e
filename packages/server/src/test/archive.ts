import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionTypeCodes, recordTypeCodes } from '@vitrine/model'
import {
  type JsonObject,
  newBlock,
  newCollection,
  newContent,
  newHeaderFooter,
  newItem,
  newPage,
  newSection,
  newSiteSettings,
  plainToRich,
} from '@vitrine/page'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { ensureCollection } from '../commerce/catalog/index.ts'
import { insertDiscounts, putShippingOptions } from '../commerce/checkout/index.ts'
import { newId } from '../platform/db/id.ts'
import {
  createDocument,
  publishDocuments,
  saveChanges,
  unpublishDocuments,
} from '../content/documents/index.ts'
import { storeImage } from '../platform/files/store-image.ts'
import { updateLanguages } from '../identity/multilingual/index.ts'
import { redirectMovedPages } from '../content/redirects/index.ts'
import { priceArea, putArea } from '../audience/site-users/index.ts'
import { updateTweaks, updateMerchandising } from '../identity/sites/index.ts'
import { putRootCategory } from '../audience/structure/index.ts'
import { testOwner } from './owner.ts'
import { mainMenu, publishNow } from './publish.ts'
import { testSite } from './site.ts'
import { exportArchive, createFolderSink } from '../tools/archive/index.ts'

const EN = 'en-US'
const FR = 'fr'
const both = [EN, FR]

let serial = 0
const blockId = () => `part-${++serial}`

/** Creates a folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Reads every file of a folder as hex. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'hex')]),
  )
}

const createContent = (english: string, french: string) => {
  const body = { [EN]: { body: plainToRich(english) }, [FR]: { body: plainToRich(french) } }
  return newContent([
    {
      section: newSection(blockId),
      blocks: [newBlock(blockId, 2, { text: body, placeholder: true })],
    },
  ])
}

const createMeta = (slug: string, [english, french]: readonly [string, string]) => ({
  [EN]: { title: english, slug },
  [FR]: { title: french, slug: slug === '' ? '' : `${slug}-fr` },
})

/** Creates comments on a document: a visitor's, the owner's reply, and one that is pending. */
async function createComments(
  { pool, site }: Pick<Awaited<ReturnType<typeof testSite>>, 'pool' | 'site'>,
  documentId: string,
): Promise<void> {
  const [question, reply, pending] = [newId(), newId(), newId()]
  const rows = [
    [question, null, 'A visitor', 'visitor@example.com', 'How hot?', 'approved', null],
    [reply, question, 'The pottery', null, 'At 1,260 degrees.\nSlowly.', 'approved', newId()],
    [pending, question, 'Another visitor', 'pending@example.com', 'Hidden words', 'pending', null],
  ]
  for (const row of rows)
    await pool.query(
      `insert into comment (site_id, document_id, id, parent_id, author_name, author_email, body,
         status, member_id, locale, body_digest)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '${EN}', $10)`,
      [site.id, documentId, ...row, randomBytes(32)],
    )
  for (let like = 0; like < 3; like += 1)
    await pool.query(
      `insert into document_like (site_id, document_id, visitor) values ($1, $2, $3)`,
      [site.id, documentId, randomBytes(32)],
    )
}

/** Creates a site with some of everything that an archive has, and some of what it skips. */
export async function fullSite() {
  const shop = await testSite({
    title: 'Kiln & Co <test>',
    contactEmail: 'studio@example.com',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
  })
  const { db, files } = shop
  const siteId = shop.site.id
  await updateLanguages(db, siteId, [{ tag: FR, isCustomCode: false, enabled: true }])
  const page = (slug: string, names: readonly [string, string], more: object = {}) =>
    publishNow(db, siteId, {
      kind: 'page',
      locales: both,
      body: newPage(
        { locale: EN, title: names[0], slug },
        {
          meta: createMeta(slug, names),
          ...createContent(`Of ${names[0]}`, `De ${names[1]}`),
          ...more,
        },
      ),
    })
  const home = await page('', ['Home', 'Accueil'])
  const visit = await page('visit-us', ['Visit us', 'Nous rendre visite'])
  await page('only-you', ['Only you', 'Pour vous'], { access: { kind: 'password' } })
  const journal = await page('journal', ['Journal', 'Le journal'], {
    collection: newCollection({ comments: { enabled: true, moderated: true } }),
  })
  const post = (n: number, locales = both) => {
    const names = [`Firing ${n}`, `Cuisson ${n}`] as const
    const day = `2026-0${n}-01T09:00:00.000Z`
    return publishNow(db, siteId, {
      kind: 'item',
      collectionId: journal,
      locales,
      body: newItem(
        { locale: EN, title: names[0], slug: `firing-${n}` },
        {
          recordType: recordTypeCodes.text,
          meta: createMeta(`firing-${n}`, names),
          ...createContent(`Cone ${n}`, `Cône ${n}`),
          ...(n !== 3 && { publishOn: day }),
          tags: ['kiln'],
        },
      ),
    })
  }
  const posts = [await post(1), await post(2), await post(3, [EN])]

  await createComments(shop, posts[0] ?? '')

  // Published and changed since; the change is published in one of the two languages.
  await change(visit, { title: 'Visit us today', seq: 1 })
  await change(journal, { title: 'The journal', seq: 1 })
  await publishRev(journal, EN, 2)
  await change(journal, { title: 'The long journal', seq: 2 })
  async function change(documentId: string, { title, seq }: { title: string; seq: number }) {
    const ops = [{ op: 'set' as const, path: ['meta', EN, 'title'], value: title }]
    const set = { seq, command: 'meta.set', label: 'title', ops }
    const given = { clientId: `client-${documentId}`, base: seq, sets: [set] }
    await saveChanges(db, siteId, { ...given, documentId, memberId: null })
  }
  async function publishRev(documentId: string, locale: string, rev: number) {
    await publishDocuments(db, siteId, { entries: [{ documentId, locale, rev }], memberId: null })
  }

  const draft = await createDocument(db, siteId, {
    kind: 'page',
    // Bodies are JSON: their schemas allow nothing else.
    body: newPage({ locale: EN, title: 'Not yet', slug: 'visit-us' }) as unknown as JsonObject,
    memberId: null,
  })
  await unpublishDocuments(db, siteId, {
    entries: [{ documentId: posts[1] ?? '', locale: FR }],
    memberId: null,
  })
  const { call } = await testOwner(shop, 'admin')
  const send = async (path: string, given: object) => {
    const { status, text } = await call('POST', `/api/studio${path}`, given)
    if (status !== 200) throw new Error(text)
  }
  await send('/schedules', {
    action: 'publish',
    label: 'Spring',
    runAt: new Date(Date.now() + 86_400_000).toISOString(),
    entries: [{ documentId: draft.id, locale: EN, rev: 1 }],
  })
  await send('/redirects', { from: '/flyer', to: '/journal?from=flyer', status: 302 })

  await publishNow(db, siteId, {
    kind: 'navigation',
    locales: both,
    body: mainMenu([{ title: 'Journal', url: '/journal' }]),
  })
  await publishNow(db, siteId, {
    kind: 'site-settings',
    locales: both,
    body: newSiteSettings({ locale: EN, title: 'Kiln & Co <test>' }),
  })
  await publishNow(db, siteId, {
    kind: 'header-footer',
    locales: both,
    body: newHeaderFooter(blockId),
  })

  const collection = await ensureCollection(db, siteId, { urlId: 'pots', title: 'Pots' })
  await publishNow(db, siteId, {
    kind: 'page',
    id: collection.id,
    body: newPage(
      { locale: EN, title: 'All the pots', slug: 'pots' },
      { collection: newCollection({ type: collectionTypeCodes.products, typeName: 'products' }) },
    ),
  })
  const bytes = await sharp({
    create: { width: 640, height: 320, channels: 3, background: '#b4542b' },
  })
    .png()
    .toBuffer()
  const asset = await storeImage({ db, files }, siteId, { bytes, filename: 'a vase.png' })
  await shop.product({
    collectionId: collection.id,
    title: 'Vase “Été”',
    urlId: 'vase',
    body: '<p>Tall</p>',
    categories: [['Vases', 'Tall ones']],
    optionNames: ['Colour'],
    images: [{ source: 'vase.png', alt: 'A vase', assetId: asset.id }],
    sourceKey: 'csv vase',
    variants: [
      { sku: 'V-R', optionValues: ['Red'], priceMinor: 123_456_789_012n, imageIndex: 0, onHand: 7 },
      {
        sku: 'V-B',
        optionValues: ['Blue'],
        priceMinor: 4_200n,
        onSale: true,
        salePriceMinor: 3_950n,
        unlimited: true,
      },
    ],
  })
  await shop.product({ collectionId: collection.id, title: 'Bowl', urlId: 'bowl', onHand: 0 })
  await shop.product({ title: 'Mug', urlId: 'mug' })

  await putRootCategory(db, siteId, {
    ...{ collectionId: collection.id, id: newId(), displayName: 'Everything' },
  })
  const area = { name: 'Friends', description: 'Of the kiln', joinMode: 'free' } as const
  await putArea(db, siteId, { id: newId(), productId: null, ...area })
  const lessons = { id: newId(), name: 'Lessons', description: '' }
  const priced = { ...lessons, priceMinor: 4_900n, productId: null }
  const productId = await priceArea(db, siteId, priced)
  await putArea(db, siteId, { ...lessons, joinMode: 'purchase', productId })
  await updateMerchandising(db, siteId, { customSoldOutText: 'All gone' })
  await updateTweaks(db, siteId, { theme: 'kiln', values: { accent: '#cc0000' } })
  await redirectMovedPages(db, siteId, [{ from: 'old news', to: 'journal' }])
  await putShippingOptions(db, siteId, [
    { name: 'Post', note: '3 days', priceMinor: 590n, freeOverMinor: 10_000n },
  ])
  const rule = { percentMillionths: 100_000, amountMinor: null, maxUses: 5, maxPerCustomer: 1 }
  await insertDiscounts(db, siteId, [
    { id: newId(), code: 'KILN10', title: 'Ten percent', lane: 'order', ...rule },
  ])
  return { ...shop, siteId, ids: { home, visit, journal, posts, draft: draft.id, asset } }
}

export type FullSite = Awaited<ReturnType<typeof fullSite>>

/** Exports a site into a new folder. */
export async function exported({ db, files, siteId }: Pick<FullSite, 'db' | 'files' | 'siteId'>) {
  const folder = testFolder()
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') throw new Error(sink)
  const done = await exportArchive({ db, files }, siteId, sink)
  await sink.finish()
  return { folder, ...done }
}
