import {
  type AdEvent,
  type ShopAddition,
  type ShopOrder,
  type ShopProduct,
  type WireMoney,
} from '@vitrine/model'

const toNumber = ({ decimalValue }: WireMoney) => Number(decimalValue)

/** Creates a random id, by which services recognize an event that arrives twice. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the event of a product that is shown. */
export function toViewContent({ id, name, price }: ShopProduct): AdEvent {
  const value = toNumber(price)
  return {
    name: 'ViewContent',
    ...{ id: createId(), value, currency: price.currencyCode },
    items: [{ id, name, quantity: 1, price: value }],
  }
}

/** Returns the event of an item that was added to the cart. */
export function toAddToCart({ newlyAdded, quantity }: ShopAddition): AdEvent {
  const { itemId: id, title: name, purchasePriceCents, subTotal } = newlyAdded
  const price = purchasePriceCents / 100
  const value = Math.round(purchasePriceCents * quantity) / 100
  return {
    name: 'AddToCart',
    ...{ id: createId(), value, currency: subTotal.currencyCode },
    items: [{ id, name, quantity, price }],
  }
}

/** Returns the event of a placed order; undefined for a test order, in which no money moved. */
export function toPurchase(order: ShopOrder): AdEvent | undefined {
  const { id, testMode, grandTotal, items } = order
  if (testMode) return undefined
  return {
    name: 'Purchase',
    id,
    value: toNumber(grandTotal),
    currency: grandTotal.currencyCode,
    items: items.map(({ sku, productName: name, quantity, unitPrice }) => {
      const price = toNumber(unitPrice)
      return { id: sku, name, quantity, price }
    }),
  }
}

/** Returns the event of a search. */
export function toSearch(query: string): AdEvent {
  return { name: 'Search', id: createId(), query }
}

/** Returns the event of a subscription to the newsletter, or of a registration. */
export function toSignUp(name: 'Lead' | 'CompleteRegistration'): AdEvent {
  return { name, id: createId() }
}
