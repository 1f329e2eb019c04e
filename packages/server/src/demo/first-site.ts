import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addMember, firstMemberIn } from '../accounts/index.ts'
import { categoryAt, ensureCollection } from '../catalog/index.ts'
import { putShippingOptions } from '../checkout/index.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import type { FileStore } from '../files/file-store.ts'
import { importProducts } from '../import/index.ts'
import { THEMES } from '../paths.ts'
import { roleCodes } from '@vitrine/model'
import { addSite, countSites, openSite, unopenedSite } from '../sites/index.ts'
import { type SiteFile, siteFile } from './site-file.ts'

const THEME = 'kiln'
/** Until the owner signs in and says who they are. */
const OWNER_EMAIL = 'owner@localhost.localdomain'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly say: (line: string) => void
}

/**
 * Makes the first site of an install, with the demo shop or `empty`. Goes on where a start was cut
 * short: every step finds what is done already. Does nothing where there is a site.
 */
export async function firstSite({ empty, ...ports }: Ports & { readonly empty: boolean }) {
  const { db } = ports
  const begun = await unopenedSite(db)
  if (!begun && (await countSites(db)) > 0) return
  if (empty && begun?.identifier !== 'demo') await setUpEmpty(ports, begun?.id)
  else await setUpDemo(ports, begun?.id)
}

async function setUpEmpty({ db }: Ports, begun: string | undefined): Promise<void> {
  const { id } = begun
    ? { id: begun }
    : await addSite(db, {
        identifier: 'site',
        title: 'My shop',
        theme: THEME,
        navigation: [{ title: 'Shop', url: '/shop' }],
      })
  await ensureCollection(db, id, { urlId: 'shop', title: 'Shop' })
  await ensureOwner(db, id)
  await openSite(db, id)
}

async function setUpDemo({ db, files, say }: Ports, begun: string | undefined): Promise<void> {
  const folder = new URL(`${THEME}/demo/`, THEMES)
  const shop = siteFile.parse(JSON.parse(await readFile(new URL('site.json', folder), 'utf8')))
  say(`  Loading the demo shop, ${shop.siteTitle}.`)
  const id = begun ?? (await addDemoSite(db, shop))
  await ensureOwner(db, id)
  await ensureShop(db, id, shop)

  const products = await readFile(new URL(shop.shop.products, folder))
  const outcome = await importProducts({ db, files }, id, products, {
    folder: fileURLToPath(folder),
    collection: 'shop',
    currency: shop.store.currency,
    pricesIn: undefined,
    weightUnit: 'kg',
    lengthUnit: 'cm',
    now: new Date(),
    onProgress: (done, of) => {
      if (done === of) say(`  ${done} products.`)
    },
  })
  if ('reason' in outcome) throw new Error(`The demo's products cannot be read: ${outcome.reason}`)
  const faults = [...outcome.file.refused, ...outcome.failed]
  if (faults.length > 0) throw new Error(`The demo's products do not load: ${faults[0]?.title}`)
  await openSite(db, id)
}

async function addDemoSite(db: Db, shop: SiteFile): Promise<string> {
  const { id } = await addSite(db, {
    identifier: 'demo',
    title: shop.siteTitle,
    tagLine: shop.tagline,
    description: shop.description,
    contactEmail: shop.contactEmail,
    announcement: shop.announcement.enabled ? shop.announcement.text : '',
    theme: shop.theme,
    language: shop.language,
    timeZone: shop.timeZone,
    currency: shop.store.currency,
    navigation: shop.navigation.map(({ label, url }) => ({ title: label, url })),
  })
  return id
}

async function ensureOwner(db: Db, siteId: string): Promise<void> {
  if (await firstMemberIn(db, siteId, roleCodes.admin)) return
  await addMember(db, siteId, { email: OWNER_EMAIL, role: 'admin' })
}

async function ensureShop(db: Db, siteId: string, { shop, categories, store }: SiteFile) {
  const { title, intro: description } = shop
  const collection = await ensureCollection(db, siteId, { urlId: 'shop', title, description })
  for (const [index, { path, label }] of categories.entries())
    await categoryAt(db, siteId, {
      id: newId(),
      collectionId: collection.id,
      parentId: null,
      urlId: path.slice(1),
      displayName: label,
      displayIndex: index + 1,
    })
  await putShippingOptions(
    db,
    siteId,
    store.shipping.map(({ label, detail, priceMinor, freeFromMinor }) => ({
      name: label,
      note: detail,
      priceMinor: BigInt(priceMinor),
      freeOverMinor: freeFromMinor === undefined ? null : BigInt(freeFromMinor),
    })),
  )
}
