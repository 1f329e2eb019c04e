import { formatMoney, getEntryError, type Message, type Money } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { Cart, CartLine } from './cart.ts'
import { computeCartQuote, requiresShipping } from './cart-quote.ts'
import { getEntryFormPath } from './form-pages.ts'
import { toLineView } from './line-view.ts'
import { formatUnmetMinimum, toCartView, canChangeQuantity } from './view.ts'

/** An error of the visitor's last change, shown above the rows or under the row it is about. */
export interface CartPageProblem {
  readonly message: Message | null
  readonly entryId?: string | undefined
}

const CONTINUE_URL = '/shop'

/** Returns the data of the page `/cart`. @see themes/system/README.md, "cart" */
export function toCartPageData(site: Site, cart: Cart | undefined, problem: CartPageProblem) {
  const money = (minor: bigint) => formatMoney(toMoney(site, minor), site.language)
  const { subtotalMinor } = computeCartQuote(cart, {})
  const view = toCartView(site, cart)
  const lines = cart?.lines ?? []
  const isOfRow = lines.some(({ id }) => id === problem.entryId)
  return {
    rows: lines.map((line) => ({
      ...toLineView(line, { money, language: site.language }),
      formUrl: line.formId === null || !line.isSold ? null : getEntryFormPath(line.id),
      quantityFixed: !canChangeQuantity(site, line),
      error: line.id === problem.entryId ? problem.message : getLineError(line),
    })),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: money(subtotalMinor),
    subtotalMinor: Number(subtotalMinor),
    minimumSubtotal: formatUnmetMinimum(site, cart),
    requiresShipping: requiresShipping(cart),
    installments: view.installments,
    alert: isOfRow ? null : problem.message,
    notices: [],
    continueUrl: CONTINUE_URL,
    state: {
      cart: view,
      storeCurrency: site.store.currency,
      continueShoppingLinkUrl: CONTINUE_URL,
      minimumOrderSubtotal: formatUnmetMinimum(site, cart),
      locale: site.language,
    },
  }
}

/** Returns the error of a line that is no longer sold or no longer in stock in this quantity; null if none. */
function getLineError(line: CartLine): Message | null {
  return getEntryError({ ...line, qtyInStock: line.available }) ?? null
}

function toMoney(site: Site, minor: bigint): Money {
  return { minor, currency: site.store.currency }
}
