import { validateQuantity } from '@vitrine/model'
import { findOpenedArea } from '../catalog/index.ts'
import { parseId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Answers, assertInStock, loadAnswers, parseLabelledAnswers } from './answers.ts'
import type { Cart } from './cart.ts'
import { toCart } from './cart-row.ts'
import { cartErrors, OptionsMissing } from './errors.ts'
import { addToCart, type StoredAnswers } from './store.ts'

export interface NewEntry {
  readonly itemId: string
  readonly sku: string | null
  /** The submitted quantity, not checked yet. */
  readonly quantity: unknown
  /** The answers to the form of the product. */
  readonly answers: Answers
  /** The member areas of the account, access to which is not sold again. */
  readonly memberAreaIds: readonly string[]
}

/**
 * Adds an entry to the cart of `token`, and creates the cart if there is none. If the cart has the entry
 * already, its quantity is raised, up to 9999. Resolves to the cart and the entry.
 *
 * Throws one of `cartErrors`; `forms.invalid` for answers that break a rule of the product's form, once it is in stock.
 */
export async function addEntry(
  db: Db,
  site: Pick<Site, 'id' | 'language' | 'store' | 'timeZone'>,
  token: string,
  entry: NewEntry,
): Promise<{ readonly cart: Cart; readonly entryId: string }> {
  const quantity = parseQuantity(entry.quantity)
  const productId = parseId(entry.itemId)
  if (productId === undefined) throw cartErrors.variantUnavailable()
  if (entry.memberAreaIds.length > 0) {
    const areaId = await findOpenedArea(db, site.id, productId)
    if (areaId !== undefined && entry.memberAreaIds.includes(areaId))
      throw cartErrors.alreadyMember()
  }
  const added = { currency: site.store.currency, productId, sku: entry.sku, quantity }
  const answers = parseWithoutForm(entry.answers)
  const first = answers && (await addToCart(db, site.id, token, { ...added, answers }))
  if (first && first.problem !== 'formAsked') return toResult(first)
  // Products without a form are added in one statement; this one has a form.
  const stored = await loadAnswers(db, site, {
    productId,
    answers: entry.answers,
    checkStock: () => assertInStock(db, site.id, { token, productId }),
  })
  return toResult(await addToCart(db, site.id, token, { ...added, answers: stored }))
}

/** Parses answers as if the product had no form; undefined if only a form can have them. */
function parseWithoutForm(answers: Answers): StoredAnswers | undefined {
  if (!('json' in answers)) return undefined
  try {
    return parseLabelledAnswers(answers.json)
  } catch {
    return undefined
  }
}

function toResult({ problem, details, content, entryId }: Awaited<ReturnType<typeof addToCart>>) {
  if (problem === 'optionsMissing') throw new OptionsMissing(details ?? [])
  // The form was removed or added at the same moment.
  if (problem === 'formAsked') throw cartErrors.formMissing()
  if (problem) throw cartErrors[problem]()
  if (!content || !entryId) throw new Error('cart_add answers a problem or a cart')
  return { cart: toCart(content), entryId }
}

/** Parses a quantity from JSON; throws the error of the rule it breaks. */
export function parseQuantity(value: unknown): number {
  const issue = validateQuantity(value)
  if (issue) throw cartErrors[issue]()
  return Number(value)
}
