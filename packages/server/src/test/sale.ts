import { type OrderDetail, readPaymentMethods } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import {
  putShippingZones,
  loadCheckout,
  saveDetails,
  addCheckoutGiftCard,
} from '../commerce/checkout/index.ts'
import { completeCheckout } from '../commerce/orders/index.ts'
import { createGiftCard } from '../commerce/payments/index.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'
import type { Site } from '../platform/http/site.ts'
import { computeDigest, newToken } from '../platform/http/token.ts'
import { createSiteFinder, type NewSite } from '../identity/sites/index.ts'
import { testDatabase, waitForChanges } from './database.ts'
import { testOwner } from './owner.ts'
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

/** Offers free delivery to every country. */
export async function offerFreePost(db: Db, siteId: string): Promise<void> {
  const rates = [{ name: 'Post', priceMinor: 0n }]
  await putShippingZones(db, siteId, [{ name: 'Rest of world', countries: [], rates }])
}

/** Creates a shop with free shipping. */
export async function testShop(given: Partial<NewSite> & { readonly currency?: Currency } = {}) {
  const { db, pool, app, host, browser, emails, files } = await testSite(given)
  const { changes } = await testDatabase()
  const { findSite } = createSiteFinder(db, changes)
  const site = await findSite({ protocol: 'http', host, hostname: host })
  if (!site) throw new Error('The new site is gone')
  await offerFreePost(db, site.id)
  const shop = { db, pool, app, host, browser, site }
  return {
    ...shop,
    emails,
    files,
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

const METHODS = readPaymentMethods.path
const TRANSFER = {
  kind: 'bank_transfer',
  name: 'Bank transfer',
  instructions: 'IBAN DE00 1234\nName the order number.',
}

/** Creates a shop that is paid by bank transfer, and its owner. */
export async function testTransferShop({
  testPayments = false,
  ...given
}: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(given)
  const { call } = await testOwner(shop)
  const saved = await call('PUT', METHODS, { testPayments, methods: [TRANSFER] })
  expect(saved.status, saved.text).toBe(200)
  const { methods } = saved.body as { readonly methods: { id: string }[] }
  const site = await shop.reload()
  const choose = (cartId: string, paymentMethod: string | null) =>
    saveDetails(shop.db, site.id, cartId, {
      email: 'reader@example.com',
      address: ADDRESS,
      shippingOptionId: null,
      paymentMethod,
    })
  const buy = async (cartId: string) => {
    const attempt = await loadAttempt(shop.db, site, cartId)
    return completeCheckout(shop.db, site, { ...attempt, outcome: 'approve' })
  }
  const order = async (id: string) =>
    (await call('GET', `/api/studio/orders/${id}`)).body as OrderDetail
  const record = (id: string) => call('POST', `/api/studio/orders/${id}/payment`, {})
  const cancel = (id: string) => call('POST', `/api/studio/orders/${id}/cancellation`, {})
  return { ...shop, site, call, methods, choose, buy, order, record, cancel }
}

/** Creates a gift card over $20, and uses it for a cart. */
export async function useGiftCard(
  shop: Awaited<ReturnType<typeof testTransferShop>>,
  cartId: string,
  testMode: boolean,
) {
  const codeHash = computeDigest(`${cartId}:${testMode}`)
  const card = { codeHash, lastFour: 'ABCD', currency: 'USD', initialMinor: 2_000n, testMode }
  await createGiftCard(shop.db, shop.site.id, { ...card, cause: `test:${cartId}` })
  const [row] = await shop.rows<{ id: string }>(
    'select id from gift_card where site_id = $1 and code_hash = $2',
    [codeHash],
  )
  await addCheckoutGiftCard(shop.db, shop.site.id, cartId, row?.id ?? '')
}
