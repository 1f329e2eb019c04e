import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addMember, firstMemberIn } from '../accounts/index.ts'
import { categoryAt, ensureCollection } from '../catalog/index.ts'
import { putShippingOptions } from '../checkout/index.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { THEMES, VITRINE } from '../paths.ts'
import { roleCodes } from '@vitrine/model'
import { addSite, countSites, openSite, unopenedSite } from '../sites/index.ts'
import { type SiteFile, siteFile } from './site-file.ts'

const THEME = 'kiln'
/** The theme shows a site of this name the demo's own pages. */
const DEMO = 'demo'
/** Until the owner signs in and says who they are. */
const OWNER_EMAIL = 'owner@localhost.localdomain'

interface Ports {
  readonly db: Db
  /** In which a command of ours finds this database and data folder. */
  readonly env: NodeJS.ProcessEnv
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
  if (empty && begun?.identifier !== DEMO) await setUpEmpty(ports, begun?.id)
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

async function setUpDemo({ db, env, say }: Ports, begun: string | undefined): Promise<void> {
  const folder = new URL(`${THEME}/demo/`, THEMES)
  const shop = siteFile.parse(JSON.parse(await readFile(new URL('site.json', folder), 'utf8')))
  say(`  Loading the demo shop, ${shop.siteTitle}.`)
  const id = begun ?? (await addDemoSite(db, shop))
  await ensureOwner(db, id)
  await ensureShop(db, id, shop)

  await importInItsOwnProcess(new URL(shop.shop.products, folder), env)
  await openSite(db, id)
}

/** Decoding pictures takes memory that a process does not give back, so another one does it. */
async function importInItsOwnProcess(file: URL, env: NodeJS.ProcessEnv): Promise<void> {
  const vitrine = fileURLToPath(VITRINE)
  const command = [vitrine, 'import', 'products', fileURLToPath(file), '--site', DEMO]
  try {
    await promisify(execFile)(process.execPath, command, { env })
  } catch (cause) {
    const said = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : ''
    throw new Error(`The demo's products do not load.\n${said}`, { cause })
  }
}

async function addDemoSite(db: Db, shop: SiteFile): Promise<string> {
  const { id } = await addSite(db, {
    identifier: DEMO,
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
