import type { Currency } from '@vitrine/model'
import type { Pool } from 'pg'
import { putShippingOptions, readCheckout, saveDetails } from '../commerce/checkout/index.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'
import type { Site } from '../platform/http/site.ts'
import { digestOf, newToken } from '../platform/http/token.ts'
import { siteFinder, type NewSite } from '../identity/sites/index.ts'
import { testDatabase } from './database.ts'
import { testProduct, type TestProduct } from './product.ts'
import { testSite } from './site.ts'

/** Where everything in these tests is sent. */
export const ADDRESS = {
  country: 'GB',
  firstName: 'First',
  lastName: 'Last',
  address1: '14 Harbour Row',
  city: 'Saltby',
  postalCode: 'SB4 7QT',
}

/** A shop that sends free of charge, and what can be bought there. */
export async function testShop(given: Partial<NewSite> & { readonly currency?: Currency } = {}) {
  const { db, pool, app, host, browser } = await testSite(given)
  const { changes } = await testDatabase()
  const site = await siteFinder(db, changes)({ protocol: 'http', host, hostname: host })
  if (!site) throw new Error('The site just made is gone')
  const free = { name: 'Post', note: '', priceMinor: 0n, freeOverMinor: null }
  await putShippingOptions(db, site.id, [free])
  const shop = { db, pool, app, host, browser, site }
  return {
    ...shop,
    sell: (product: TestProduct = {}) => testProduct(db, site.id, product),
    fill: (...wants: readonly Want[]) => fillCart(shop, wants),
    rows: async <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      (await pool.query(text, [site.id, ...values])).rows as Row[],
    violations: async () =>
      (await pool.query('select what from commerce_violation where site_id = $1', [site.id])).rows,
  }
}

export type TestShop = Awaited<ReturnType<typeof testShop>>

export interface Want {
  readonly product: { readonly id: string; readonly variantId: string }
  readonly quantity?: number
  readonly fields?: Readonly<Record<string, string>>
  readonly email?: string
}

/** A cart with a buyer behind it, one press away from an order. */
async function fillCart({ db, pool, site }: Shelves, wants: readonly Want[]) {
  const { cartId, token } = await putCart(pool, site, wants)
  await saveDetails(db, site.id, cartId, {
    email: wants.find(({ email }) => email)?.email ?? 'reader@example.com',
    address: ADDRESS,
    shippingOptionId: null,
  })
  return { cartId, token, attempt: () => attemptOf(db, site, cartId) }
}

/** What the buyer would see now, and press Pay. */
export async function attemptOf(db: Db, site: Site, cartId: string) {
  const { quote, cartVersion } = await readCheckout(db, site, cartId)
  return { cartId, version: cartVersion, expectedTotalMinor: quote.grandTotalMinor }
}

async function putCart(pool: Pool, site: Site, wants: readonly Want[]) {
  const [cartId, token] = [newId(), newToken()]
  const quantity = wants.reduce((sum, want) => sum + (want.quantity ?? 1), 0)
  await pool.query(
    `insert into cart (site_id, id, token_hash, currency, total_quantity, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [site.id, cartId, digestOf(token), site.store.currency, quantity],
  )
  const entries = wants.map((want) => ({
    id: newId(),
    product_id: want.product.id,
    variant_id: want.product.variantId,
    quantity: want.quantity ?? 1,
    additional_fields: want.fields ?? {},
    fields_hash: want.fields ? JSON.stringify(want.fields) : '',
  }))
  await pool.query(
    `insert into cart_entry (site_id, cart_id, id, product_id, variant_id, quantity,
       additional_fields, fields_hash, unit_price_minor)
     select $1, $2, e.*, 0 from jsonb_to_recordset($3) as e (id uuid, product_id uuid,
       variant_id uuid, quantity integer, additional_fields jsonb, fields_hash text)`,
    [site.id, cartId, JSON.stringify(entries)],
  )
  return { cartId, token }
}

interface Shelves {
  readonly db: Db
  readonly pool: Pool
  readonly site: Site
}
