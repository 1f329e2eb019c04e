import pg from 'pg'
import {
  computeDigest,
  createCrumb,
  newId,
  newToken,
  signVisitorToken,
} from '../../packages/server/src/index.ts'
import { formatSku } from './catalogue.ts'

const API = '/api/commerce/shopping-cart'
/** The maximum number of carts that one statement creates. */
const MAX_BATCH = 2_000

/** A cart as the headers that its visitor's browser sends. */
export type CartHeaders = Readonly<Record<'cookie' | 'x-csrf-token', string>>

/** A cart of five lines that was filled over HTTP, and copies of it. */
export class Carts {
  readonly #client: pg.Client
  readonly #secret: Buffer
  readonly #first: { readonly id: string; readonly version: number; readonly subtotalCents: number }

  private constructor(
    client: pg.Client,
    secret: Buffer,
    first: { readonly id: string; readonly version: number; readonly subtotalCents: number },
  ) {
    this.#client = client
    this.#secret = secret
    this.#first = first
  }

  static async open(base: string, items: readonly string[]): Promise<Carts> {
    const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
    await client.connect()
    const { rows } = await client.query<{ secret: Buffer }>('select secret from site')
    const [site] = rows
    if (!site) throw new Error('The database has no site')
    const token = newToken()
    let first
    for (const product of [0, 1, 2, 3, 4]) {
      const reply = await fetch(`${base}${API}/entries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...createHeaders(token, site.secret) },
        body: JSON.stringify({ itemId: items[product], sku: formatSku(product, 'S'), quantity: 1 }),
      })
      if (!reply.ok) throw new Error(`The product was not added:  ${await reply.text()}`)
      ;({ shoppingCart: first } = await reply.json())
    }
    return new Carts(client, site.secret, first)
  }

  /** Returns the version and total that a buyer confirms with Pay. */
  get checkoutState(): { readonly version: number; readonly totalMinor: number } {
    const { version, subtotalCents } = this.#first
    return { version, totalMinor: subtotalCents }
  }

  /** Creates copies of the cart, each with its own visitor. */
  async createCopies(count: number): Promise<readonly CartHeaders[]> {
    const made: CartHeaders[] = []
    while (made.length < count) {
      const tokens = Array.from({ length: Math.min(MAX_BATCH, count - made.length) }, newToken)
      await this.#copy(tokens)
      made.push(...tokens.map((token) => createHeaders(token, this.#secret)))
    }
    await this.#client.query('vacuum analyze')
    await this.#client.query('checkpoint')
    return made
  }

  /** Adds a free shipping option to the site, and lets the test provider take its payments. */
  async openCheckout(): Promise<void> {
    await this.#client.query('update store_settings set test_payments = true')
    await this.#client.query(
      `with zone as (
         insert into shipping_zone (site_id, id, display_index, name)
         select id, $1, 0, 'Rest of world' from site returning site_id, id
       )
       insert into shipping_option (site_id, id, zone_id, display_index, name, price_minor)
       select site_id, id, id, 0, 'Post', 0 from zone`,
      [newId()],
    )
  }

  async countPlacedOrders(): Promise<number> {
    const { rows } = await this.#client.query<{ placed: string }>(
      'select count(*) as placed from orders where placed_at is not null',
    )
    return Number(rows[0]?.placed)
  }

  async close(): Promise<void> {
    await this.#client.end()
  }

  async #copy(tokens: readonly string[]): Promise<void> {
    const ids = tokens.map(() => newId())
    await this.#client.query(
      `insert into cart (site_id, id, token_hash, currency, version, total_quantity, subtotal_minor,
         expires_at)
       select c.site_id, made.id, made.token_hash, c.currency, c.version, c.total_quantity,
         c.subtotal_minor, c.expires_at
       from cart c, unnest($2::uuid[], $3::bytea[]) as made (id, token_hash) where c.id = $1`,
      [this.#first.id, ids, tokens.map(computeDigest)],
    )
    await this.#client.query(
      `insert into cart_entry (site_id, id, cart_id, product_id, variant_id, quantity,
         additional_fields, fields_hash, unit_price_minor)
       select e.site_id, ($3::uuid[])[(made.place - 1) * 5 + e.place], made.id, e.product_id,
         e.variant_id, e.quantity, e.additional_fields, e.fields_hash, e.unit_price_minor
       from unnest($2::uuid[]) with ordinality as made (id, place),
         (select *, row_number() over (order by id) as place from cart_entry where cart_id = $1) e
       order by made.place, e.place`,
      [this.#first.id, ids, ids.flatMap(() => [1, 2, 3, 4, 5].map(() => newId()))],
    )
  }
}

function createHeaders(token: string, secret: Buffer): CartHeaders {
  const crumb = createCrumb(secret, token)
  return {
    cookie: `CART=${signVisitorToken(secret, token)}; hasCart=true; crumb=${crumb}`,
    'x-csrf-token': crumb,
  }
}
