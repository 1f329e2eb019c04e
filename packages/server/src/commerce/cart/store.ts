import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { retried } from '../../platform/db/transact.ts'
import { digestOf } from '../../platform/http/token.ts'
import type { Cart } from './cart.ts'
import { cartOf, type CartRow } from './cart-row.ts'
import type { CartProblem } from './errors.ts'
import { cart } from './tables.ts'

const addition = prepared((db) =>
  db
    .select({
      problem: sql<CartProblem | null>`problem`,
      details: sql<string[] | null>`details`,
      entryId: sql<string | null>`entry`,
      content: sql<CartRow | null>`content`,
    })
    .from(
      sql`cart_add(${sql.placeholder('siteId')}, ${sql.placeholder('tokenHash')},
        ${sql.placeholder('currency')}, ${sql.placeholder('newCart')},
        ${sql.placeholder('newEntry')}, ${sql.placeholder('productId')}, ${sql.placeholder('sku')},
        ${sql.placeholder('quantity')}, ${sql.placeholder('fields')},
        ${sql.placeholder('fieldsHash')})`,
    )
    .prepare('cart_add'),
)

export interface Addition {
  readonly currency: string
  readonly productId: string
  readonly sku: string | null
  readonly quantity: number
  readonly fields: Readonly<Record<string, string>>
  /** Empty for no fields. */
  readonly fieldsHash: string
}

/** What was read a moment ago, variant or cart, is gone: read again, it is known to be. */
const GONE = '23503'

/** Adds in one statement; the cart is made when there is none. */
export async function addToCart(db: Db, siteId: string, token: string, added: Addition) {
  const add = () =>
    addition(db).execute({
      siteId,
      tokenHash: digestOf(token),
      newCart: newId(),
      newEntry: newId(),
      ...added,
      fields: JSON.stringify(added.fields),
    })
  const [answer] = await retried(add, [GONE])
  if (!answer) throw new Error('cart_add answers one row')
  return answer
}

const quantityChange = prepared((db) =>
  db
    .select({
      problem: sql<CartProblem | null>`problem`,
      content: sql<CartRow | null>`content`,
    })
    .from(
      sql`cart_set_quantity(${sql.placeholder('siteId')}, ${sql.placeholder('tokenHash')},
        ${sql.placeholder('entryId')}, ${sql.placeholder('quantity')})`,
    )
    .prepare('cart_set_quantity'),
)

/** Sets the quantity of an entry of the token's own cart in one statement; 0 takes it out. */
export async function setQuantity(
  db: Db,
  siteId: string,
  token: string,
  change: { readonly entryId: string; readonly quantity: number },
) {
  const [answer] = await retried(() =>
    quantityChange(db).execute({ siteId, tokenHash: digestOf(token), ...change }),
  )
  if (!answer) throw new Error('cart_set_quantity answers one row')
  return answer
}

const byToken = prepared((db) =>
  db
    .select({ content: sql<CartRow>`cart_json(${cart.siteId}, ${cart.id})` })
    .from(cart)
    .where(
      and(
        eq(cart.siteId, sql.placeholder('siteId')),
        eq(cart.tokenHash, sql.placeholder('tokenHash')),
        isNull(cart.completedAt),
        gt(cart.expiresAt, sql`now()`),
      ),
    )
    .prepare('cart_by_token'),
)

/** The open cart of this token; undefined when there is none, or it has expired. One statement. */
export async function cartByToken(
  db: Db,
  siteId: string,
  token: string,
): Promise<Cart | undefined> {
  const [row] = await byToken(db).execute({ siteId, tokenHash: digestOf(token) })
  return row && cartOf(row.content)
}

/** What is in a cart now, whoever it belongs to. */
export async function cartById(db: Db, siteId: string, cartId: string): Promise<Cart | undefined> {
  const [row] = await db
    .select({ content: sql<CartRow>`cart_json(${cart.siteId}, ${cart.id})` })
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
  return row && cartOf(row.content)
}
