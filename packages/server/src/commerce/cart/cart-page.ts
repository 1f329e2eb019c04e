import { entryFault, formatMoney, type Money } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { Cart, CartLine } from './cart.ts'
import { cartQuote, requiresShipping } from './cart-quote.ts'
import { lineView } from './line-view.ts'
import { belowMinimum, cartView, maySayHowMany } from './view.ts'

/** Why something the visitor wanted was refused: said above the rows, or under the row it is about. */
export interface CartPageProblem {
  readonly message: string | null
  readonly entryId?: string | undefined
}

const CONTINUE_URL = '/shop'

/** What the page `/cart` shows. @see themes/system/README.md, "cart" */
export function cartPageData(site: Site, cart: Cart | undefined, problem: CartPageProblem) {
  const money = (minor: bigint) => formatMoney(moneyOf(site, minor), site.language)
  const { subtotalMinor } = cartQuote(cart, {})
  const lines = cart?.lines ?? []
  const isOfRow = lines.some(({ id }) => id === problem.entryId)
  return {
    rows: lines.map((line) => ({
      ...lineView(line, money),
      quantityFixed: !maySayHowMany(site, line),
      error: line.id === problem.entryId ? problem.message : faultOf(line),
    })),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: money(subtotalMinor),
    subtotalMinor: Number(subtotalMinor),
    minimumSubtotal: belowMinimum(site, cart),
    requiresShipping: requiresShipping(cart),
    alert: isOfRow ? null : problem.message,
    notices: [],
    continueUrl: CONTINUE_URL,
    state: {
      cart: cartView(site, cart),
      storeCurrency: site.store.currency,
      continueShoppingLinkUrl: CONTINUE_URL,
      minimumOrderSubtotal: belowMinimum(site, cart),
      locale: site.language,
    },
  }
}

/** What is no longer sold, or no longer there in this number, says so before the checkout does. */
function faultOf(line: CartLine): string | null {
  return entryFault({ ...line, qtyInStock: line.available }) ?? null
}

function moneyOf(site: Site, minor: bigint): Money {
  return { minor, currency: site.store.currency }
}
