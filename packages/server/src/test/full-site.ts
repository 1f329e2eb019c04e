import { randomBytes } from 'node:crypto'
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
import { replaceMailingLists } from '../audience/newsletter/index.ts'
import { priceArea, putArea } from '../audience/site-users/index.ts'
import { putRootCategory } from '../audience/structure/index.ts'
import { ensureCollection, replaceProductForms } from '../commerce/catalog/index.ts'
import { replaceOrderViews } from '../commerce/orders/index.ts'
import { putShippingZones } from '../commerce/checkout/index.ts'
import { insertDiscounts } from '../commerce/discounts/index.ts'
import {
  createDocument,
  publishDocuments,
  saveChanges,
  unpublishDocuments,
} from '../content/documents/index.ts'
import { redirectMovedPages } from '../content/redirects/index.ts'
import { updateLanguages } from '../identity/multilingual/index.ts'
import { updateMerchandising } from '../identity/sites/index.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'
import { storeImage } from '../platform/files/store-image.ts'
import { testOwner } from './owner.ts'
import { createFormField } from './product-form.ts'
import { mainMenu, publishNow } from './publish.ts'
import { testSite } from './site.ts'

const EN = 'en-US'
const FR = 'fr'
const both = [EN, FR]

type Shop = Awaited<ReturnType<typeof testSite>>

/** A site whose documents are created or changed. */
interface Place {
  readonly db: Db
  readonly siteId: string
}

let serial = 0
const blockId = () => `part-${++serial}`

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
  { pool, site }: Pick<Shop, 'pool' | 'site'>,
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

/** Publishes the home page, a page, a page with a password and a journal, in both languages. */
async function publishPages({ db, siteId }: Place) {
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
  return { home, visit, journal }
}

/** Publishes three posts, the last of them in English alone. */
async function publishPosts({ db, siteId }: Place, journal: string): Promise<readonly string[]> {
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
  return [await post(1), await post(2), await post(3, [EN])]
}

/** Changes the title of a document in English, and publishes nothing. */
async function retitle(
  { db, siteId }: Place,
  documentId: string,
  { title, seq }: { readonly title: string; readonly seq: number },
): Promise<void> {
  const ops = [{ op: 'set' as const, path: ['meta', EN, 'title'], value: title }]
  const set = { seq, command: 'meta.set', label: 'title', ops }
  const given = { clientId: `client-${documentId}`, base: seq, sets: [set] }
  await saveChanges(db, siteId, { ...given, documentId, memberId: null })
}

/** Changes documents after they were published, and publishes a change in one of the two languages. */
async function changePublished(
  place: Place,
  { visit, journal }: { readonly visit: string; readonly journal: string },
): Promise<void> {
  const { db, siteId } = place
  await retitle(place, visit, { title: 'Visit us today', seq: 1 })
  await retitle(place, journal, { title: 'The journal', seq: 1 })
  const entries = [{ documentId: journal, locale: EN, rev: 2 }]
  await publishDocuments(db, siteId, { entries, memberId: null })
  await retitle(place, journal, { title: 'The long journal', seq: 2 })
}

/** Creates a draft, its scheduled publication and a redirect. Resolves to the id of the draft. */
async function scheduleDraft(shop: Shop): Promise<string> {
  const draft = await createDocument(shop.db, shop.site.id, {
    kind: 'page',
    // Bodies are JSON: their schemas allow nothing else.
    body: newPage({ locale: EN, title: 'Not yet', slug: 'visit-us' }) as unknown as JsonObject,
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
  return draft.id
}

/** Publishes the menu, the settings, the header and the footer. */
async function publishFrame({ db, siteId }: Place): Promise<void> {
  const locales = both
  const menu = mainMenu([{ title: 'Journal', url: '/journal' }])
  await publishNow(db, siteId, { kind: 'navigation', locales, body: menu })
  const settings = newSiteSettings({ locale: EN, title: 'Kiln & Co <test>' })
  await publishNow(db, siteId, { kind: 'site-settings', locales, body: settings })
  await publishNow(db, siteId, { kind: 'header-footer', locales, body: newHeaderFooter(blockId) })
}

/** Creates a store page with a root category, an image and three products, one of which has all there is. */
async function createProducts(shop: Shop) {
  const { db, files } = shop
  const siteId = shop.site.id
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
  const red = { sku: 'V-R', optionValues: ['Red'], priceMinor: 123_456_789_012n }
  const blue = { sku: 'V-B', optionValues: ['Blue'], priceMinor: 4_200n }
  await shop.product({
    collectionId: collection.id,
    title: 'Vase “Été”',
    urlId: 'vase',
    body: '<p>Tall</p>',
    categories: [['Vases', 'Tall ones']],
    optionNames: ['Colour'],
    images: [{ source: 'vase.png', alt: 'A vase', assetId: asset.id }],
    customFields: [{ name: 'Clay', value: 'Stoneware <from> Puisaye' }],
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 },
    sourceKey: 'csv vase',
    variants: [
      { ...red, imageIndex: 0, onHand: 7 },
      { ...blue, onSale: true, salePriceMinor: 3_950n, unlimited: true },
    ],
  })
  const form = { id: newId(), name: 'Engraving', fields: [createFormField('words')] }
  await replaceProductForms(db, siteId, [form])
  const bowl = { title: 'Bowl', urlId: 'bowl', onHand: 0, formId: form.id }
  await shop.product({ collectionId: collection.id, ...bowl })
  await shop.product({ title: 'Mug', urlId: 'mug' })
  await putRootCategory(db, siteId, {
    ...{ collectionId: collection.id, id: newId(), displayName: 'Everything' },
  })
  return asset
}

/** Creates a free and a sold member area. */
async function createAreas({ db, siteId }: Place): Promise<void> {
  const area = { name: 'Friends', description: 'Of the kiln', joinMode: 'free' } as const
  await putArea(db, siteId, { id: newId(), productId: null, ...area })
  const lessons = { id: newId(), name: 'Lessons', description: '' }
  const priced = { ...lessons, priceMinor: 4_900n, productId: null }
  const productId = await priceArea(db, siteId, priced)
  await putArea(db, siteId, { ...lessons, joinMode: 'purchase', productId })
}

/** Sets texts, colors, redirects, delivery and a discount. */
async function setUpStore({ db, siteId }: Place): Promise<void> {
  await updateMerchandising(db, siteId, { customSoldOutText: 'All gone' })
  await redirectMovedPages(db, siteId, [{ from: 'old news', to: 'journal' }])
  await putShippingZones(db, siteId, [
    {
      ...{ name: 'France and Germany', countries: ['DE', 'FR'] },
      rates: [
        { name: 'Post', note: '3 days', priceMinor: 590n, freeOverMinor: 10_000n },
        {
          kind: 'weight',
          name: 'Parcel',
          priceMinor: 900n,
          lowerBound: 2_000n,
          upperBound: 10_000n,
        },
        { kind: 'price', name: 'Courier', priceMinor: 0n, lowerBound: 25_000n },
      ],
    },
    {
      ...{ name: 'Rest of world', countries: [] },
      rates: [
        { kind: 'item', name: 'Airmail', priceMinor: 1_500n, furtherMinor: 300n },
        { kind: 'pickup', name: 'Studio', priceMinor: 0n },
      ],
    },
  ])
  await replaceOrderViews(db, siteId, [
    {
      id: newId(),
      name: 'To France',
      query: { filter: 'unfulfilled', sort: 'oldest', country: 'FR' },
    },
  ])
  await replaceMailingLists(db, siteId, [{ id: newId(), name: 'News' }])
  const rule = { percentMillionths: 100_000, amountMinor: null, maxUses: 5, maxPerCustomer: 1 }
  await insertDiscounts(db, siteId, [
    { id: newId(), code: 'KILN10', title: 'Ten percent', lane: 'order', ...rule },
  ])
}

/** Creates a site with some of everything that an archive has, and some of what it skips. */
export async function fullSite() {
  const shop = await testSite({
    title: 'Kiln & Co <test>',
    contactEmail: 'studio@example.com',
    postalAddress: '3 Quay Lane\nBristol',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
  })
  const { db } = shop
  const siteId = shop.site.id
  const place = { db, siteId }
  await updateLanguages(db, siteId, [{ tag: FR, isCustomCode: false, enabled: true }])
  const pages = await publishPages(place)
  const posts = await publishPosts(place, pages.journal)
  await createComments(shop, posts[0] ?? '')
  await changePublished(place, pages)
  await unpublishDocuments(db, siteId, {
    entries: [{ documentId: posts[1] ?? '', locale: FR }],
    memberId: null,
  })
  const draft = await scheduleDraft(shop)
  await publishFrame(place)
  const asset = await createProducts(shop)
  await createAreas(place)
  await setUpStore(place)
  return { ...shop, siteId, ids: { ...pages, posts, draft, asset } }
}

export type FullSite = Awaited<ReturnType<typeof fullSite>>
