import type { FormValues } from '@vitrine/model'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { withRetries } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import type { Cart } from './cart.ts'
import { toCart, type CartRow } from './cart-row.ts'
import type { CartProblem } from './errors.ts'
import { cart } from './tables.ts'

const addition = prepared((db) =>
  db
    .select({
      problem: sql<CartProblem | 'formAsked' | null>`problem`,
      details: sql<string[] | null>`details`,
      entryId: sql<string | null>`entry`,
      content: sql<CartRow | null>`content`,
    })
    .from(
      sql`cart_add(${sql.placeholder('siteId')}, ${sql.placeholder('tokenHash')},
        ${sql.placeholder('currency')}, ${sql.placeholder('newCart')},
        ${sql.placeholder('newEntry')}, ${sql.placeholder('productId')}, ${sql.placeholder('sku')},
        ${sql.placeholder('quantity')}, ${sql.placeholder('fields')},
        ${sql.placeholder('formValues')}, ${sql.placeholder('fieldsHash')})`,
    )
    .prepare('cart_add'),
)

export interface NewCartEntry {
  readonly currency: string
  readonly productId: string
  readonly sku: string | null
  readonly quantity: number
  readonly answers: StoredAnswers
}

/** The answers of a buyer as an entry has them. */
export interface StoredAnswers {
  /** The texts that are shown, by label. */
  readonly fields: Readonly<Record<string, string>>
  /** The values by field of the form; null if no form was asked. */
  readonly formValues: FormValues | null
  /** The hash of the texts; empty for none. */
  readonly fieldsHash: string
}

/** The SQLSTATE if a variant or cart was deleted during the statement; a retry then finds it gone. */
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Adds an entry in one statement, and creates the cart if there is none. The problem `formAsked` tells that the product
 * is in stock, and has a form without answers.
 */
export async function addToCart(db: Db, siteId: string, token: string, entry: NewCartEntry) {
  const { answers, ...added } = entry
  const add = () =>
    addition(db).execute({
      siteId,
      tokenHash: computeDigest(token),
      newCart: newId(),
      newEntry: newId(),
      ...added,
      ...serializeAnswers(answers),
    })
  const [answer] = await withRetries(add, [FOREIGN_KEY_VIOLATION])
  if (!answer) throw new Error('cart_add answers one row')
  return answer
}

function serializeAnswers({ fields, formValues, fieldsHash }: StoredAnswers) {
  const values = formValues && JSON.stringify(formValues)
  return { fields: JSON.stringify(fields), formValues: values, fieldsHash }
}

const answersChange = prepared((db) =>
  db
    .select({
      problem: sql<CartProblem | null>`problem`,
      content: sql<CartRow | null>`content`,
    })
    .from(
      sql`cart_set_fields(${sql.placeholder('siteId')}, ${sql.placeholder('tokenHash')},
        ${sql.placeholder('entryId')}, ${sql.placeholder('productId')}, ${sql.placeholder('sku')},
        ${sql.placeholder('fields')}, ${sql.placeholder('formValues')},
        ${sql.placeholder('fieldsHash')})`,
    )
    .prepare('cart_set_fields'),
)

export interface AnswersChange {
  readonly entryId: string
  readonly productId: string
  /** Null if the SKU is not compared. */
  readonly sku: string | null
  readonly answers: StoredAnswers
}

/** Changes the answers of an entry of the token's own cart in one statement. */
export async function setAnswers(
  db: Db,
  siteId: string,
  token: string,
  { answers, ...change }: AnswersChange,
) {
  const values = {
    siteId,
    tokenHash: computeDigest(token),
    ...change,
    ...serializeAnswers(answers),
  }
  const [answer] = await withRetries(() => answersChange(db).execute(values))
  if (!answer) throw new Error('cart_set_fields answers one row')
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

/** Sets the quantity of an entry of the token's own cart in one statement; 0 removes it. */
export async function setQuantity(
  db: Db,
  siteId: string,
  token: string,
  change: { readonly entryId: string; readonly quantity: number },
) {
  const [answer] = await withRetries(() =>
    quantityChange(db).execute({ siteId, tokenHash: computeDigest(token), ...change }),
  )
  if (!answer) throw new Error('cart_set_quantity answers one row')
  return answer
}

const byToken = prepared((db) =>
  db
    .select({ content: sql<string>`cart_json(${cart.siteId}, ${cart.id})::text` })
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

/** Finds the open cart of a token; undefined if there is none or it has expired. One statement. */
export async function findCartByToken(
  db: Db,
  siteId: string,
  token: string,
): Promise<Cart | undefined> {
  const content = await findCartContent(db, siteId, token)
  return content === undefined ? undefined : parseCart(content)
}

/** Finds the content of the open cart of a token as the text of `parseCart`. One statement. */
export async function findCartContent(
  db: Db,
  siteId: string,
  token: string,
): Promise<string | undefined> {
  const [row] = await byToken(db).execute({ siteId, tokenHash: computeDigest(token) })
  return row?.content
}

/** Parses the result of `cart_json`. */
export function parseCart(content: string): Cart {
  return toCart(JSON.parse(content) as CartRow) // written by `cart_json`
}

/** Finds a cart by its id, whatever its owner or state. */
export async function findCartById(
  db: Db,
  siteId: string,
  cartId: string,
): Promise<Cart | undefined> {
  const [row] = await db
    .select({ content: sql<CartRow>`cart_json(${cart.siteId}, ${cart.id})` })
    .from(cart)
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
  return row && toCart(row.content)
}
