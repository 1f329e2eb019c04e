import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Answers, loadAnswers } from './answers.ts'
import type { Cart, CartLine } from './cart.ts'
import { toCart } from './cart-row.ts'
import { cartErrors } from './errors.ts'
import { findCartByToken, setAnswers } from './store.ts'

/** New answers for an entry. */
export interface AnswerChange {
  readonly entryId: string
  /** The product of the entry; undefined if it is not compared. */
  readonly productId?: string | undefined
  readonly sku?: string | null
  readonly answers: Answers
}

/**
 * Changes the answers of an entry of the token's own cart. An entry with equal answers is added to it. Throws
 * `cart.unknownEntry` for an entry of another cart or product, `cart.variantUnavailable` and `cart.notEnoughStock`
 * before it looks at the answers, then the errors of `loadAnswers`.
 */
export async function changeAnswers(
  db: Db,
  site: Pick<Site, 'id' | 'language' | 'timeZone'>,
  token: string | undefined,
  { entryId, productId, sku = null, answers }: AnswerChange,
): Promise<Cart> {
  if (token === undefined) throw cartErrors.unknownEntry()
  const before = await findCartByToken(db, site.id, token)
  const line = getEditedLine(before, entryId)
  if (productId !== undefined && productId !== line.productId) throw cartErrors.unknownEntry()
  const stored = await loadAnswers(db, site, {
    productId: line.productId,
    answers,
    checkStock: async () => assertSufficient(before, line),
  })
  const change = { entryId, productId: line.productId, sku, answers: stored }
  const { problem, content } = await setAnswers(db, site.id, token, change)
  if (problem) throw cartErrors[problem]()
  if (!content) throw new Error('cart_set_fields answers a problem or a cart')
  return toCart(content)
}

/** Returns a line of a cart by the id of its entry. Throws `cart.unknownEntry`. */
export function getEditedLine(cart: Cart | undefined, entryId: string): CartLine {
  const line = cart?.lines.find(({ id }) => id === entryId)
  if (!line) throw cartErrors.unknownEntry()
  return line
}

/** Throws `cart.variantUnavailable`, or `cart.notEnoughStock` if a cart has more of a variant than it may. */
export function assertSufficient(cart: Cart | undefined, line: CartLine): void {
  if (!line.isSold) throw cartErrors.variantUnavailable()
  const alike = cart?.lines.filter(({ variantId }) => variantId === line.variantId) ?? []
  const quantity = alike.reduce((sum, each) => sum + each.quantity, 0)
  if (!line.unlimited && line.available < quantity) throw cartErrors.notEnoughStock()
}
