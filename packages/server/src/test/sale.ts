import type { Currency } from '@vitrine/model'
import type { Pool } from 'pg'
import { putShippingOptions, loadCheckout, saveDetails } from '../commerce/checkout/index.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'
import type { Site } from '../platform/http/site.ts'
import { computeDigest, newToken } from '../platform/http/token.ts'
import { createSiteFinder, type NewSite } from '../identity/sites/index.ts'
import { testDatabase, waitForChanges } from './database.ts'
import { testProduct, type TestProduct } from './product.ts'
import { testSite } from './site.ts'

/** The shipping address of all tests. */
export const ADDRESS = {
  country: 'GB',
  firstName: 'First',
  lastName: 'Last',
  address1: '14 Harbour Row',
  city: 'Saltby',
  postalCode: 'SB4 7QT',
}

/** Creates a shop with free shipping. */
export async function testShop(given: Partial<NewSite> & { readonly currency?: Currency } = {}) {
  const { db, pool, app, host, browser, emails } = await testSite(given)
  const { changes } = await testDatabase()
  const { findSite } = createSiteFinder(db, changes)
  const site = await findSite({ protocol: 'http', host, hostname: host })
  if (!site) throw new Error('The new site is gone')
  const free = { name: 'Post', note: '', priceMinor: 0n, freeOverMinor: null }
  await putShippingOptions(db, site.id, [free])
  const shop = { db, pool, app, host, browser, site }
  return {
    ...shop,
    emails,
    /** Loads the site with its current settings. */
    reload: async () => {
      await waitForChanges()
      return (await findSite({ protocol: 'http', host, hostname: host })) ?? site
    },
    sell: (product: TestProduct = {}) => testProduct(db, site.id, product),
    fill: (...entries: readonly TestCartEntry[]) => fillCart(shop, entries),
    rows: async <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      (await pool.query(text, [site.id, ...values])).rows as Row[],
    violations: async () =>
      (await pool.query('select what from commerce_violation where site_id = $1', [site.id])).rows,
  }
}

export type TestShop = Awaited<ReturnType<typeof testShop>>

export interface TestCartEntry {
  readonly product: { readonly id: string; readonly variantId: string }
  readonly quantity?: number
  readonly fields?: Readonly<Record<string, string>>
  readonly email?: string
}

/** Creates a cart with the buyer's details, ready for Pay. */
async function fillCart({ db, pool, site }: TestStore, entries: readonly TestCartEntry[]) {
  const { cartId, token } = await insertCart(pool, site, entries)
  await saveDetails(db, site.id, cartId, {
    email: entries.find(({ email }) => email)?.email ?? 'reader@example.com',
    address: ADDRESS,
    shippingOptionId: null,
  })
  return { cartId, token, attempt: () => loadAttempt(db, site, cartId) }
}

/** Loads the attempt of a buyer who clicks Pay now. */
export async function loadAttempt(db: Db, site: Site, cartId: string) {
  const { quote, cartVersion } = await loadCheckout(db, site, cartId)
  return { cartId, version: cartVersion, expectedTotalMinor: quote.grandTotalMinor }
}

async function insertCart(pool: Pool, site: Site, entries: readonly TestCartEntry[]) {
  const [cartId, token] = [newId(), newToken()]
  const quantity = entries.reduce((sum, entry) => sum + (entry.quantity ?? 1), 0)
  await pool.query(
    `insert into cart (site_id, id, token_hash, currency, total_quantity, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [site.id, cartId, computeDigest(token), site.store.currency, quantity],
  )
  const rows = entries.map((entry) => ({
    id: newId(),
    product_id: entry.product.id,
    variant_id: entry.product.variantId,
    quantity: entry.quantity ?? 1,
    additional_fields: entry.fields ?? {},
    fields_hash: entry.fields ? JSON.stringify(entry.fields) : '',
  }))
  await pool.query(
    `insert into cart_entry (site_id, cart_id, id, product_id, variant_id, quantity,
       additional_fields, fields_hash, unit_price_minor)
     select $1, $2, e.*, 0 from jsonb_to_recordset($3) as e (id uuid, product_id uuid,
       variant_id uuid, quantity integer, additional_fields jsonb, fields_hash text)`,
    [site.id, cartId, JSON.stringify(rows)],
  )
  return { cartId, token }
}

interface TestStore {
  readonly db: Db
  readonly pool: Pool
  readonly site: Site
}
