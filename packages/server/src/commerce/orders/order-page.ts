import { countryName, formatMoney } from '@vitrine/model'
import { orFree } from '../checkout/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Payment } from '../payments/index.ts'
import { type Order, type OrderLine, requiresShipping } from './read-store.ts'

const CONTINUE_URL = '/shop'
const GIFT_CARD = 4

/** What the page of an order shows. @see themes/system/README.md, "order" */
export function orderPageData(
  site: Pick<Site, 'language' | 'timeZone'>,
  order: Order,
  {
    lines,
    payments,
  }: { readonly lines: readonly OrderLine[]; readonly payments: readonly Payment[] },
) {
  const { currency, taxIncluded, taxMinor } = order
  const money = (minor: bigint) => formatMoney({ minor, currency }, site.language)
  const toSend = requiresShipping(order)
  const tax = taxMinor > 0n ? money(taxMinor) : null
  return {
    number: order.number === null ? null : String(order.number),
    status: shownStatus(order),
    testMode: order.testMode,
    isDonation: order.isDonation,
    email: order.email,
    placedOn: order.placedAt ? dayOf(order.placedAt, site) : null,
    lines: lines.map((line) => ({
      title: line.title,
      variants: line.options.map(({ optionName, value }) => ({ name: optionName, value })),
      fields: Object.entries(line.fields).map(([label, value]) => ({ label, value })),
      image: line.image && {
        assetUrl: line.image.url,
        width: line.image.width,
        height: line.image.height,
        placeholderColor: line.image.placeholderColor,
      },
      quantity: line.quantity,
      unitPrice: money(line.unitPriceMinor),
      total: money(line.subtotalMinor),
    })),
    subtotal: money(order.subtotalMinor),
    discount: order.discountMinor > 0n ? money(-order.discountMinor) : null,
    shipping: toSend ? orFree(order.shippingMinor, money) : null,
    tax: taxIncluded ? null : tax,
    taxIncluded: taxIncluded ? tax : null,
    total: money(order.grandTotalMinor),
    requiresShipping: toSend,
    hasDigital: lines.some(({ productType }) => productType === 2 || productType === GIFT_CARD),
    deliveryMethod: toSend ? order.shippingName : null,
    addressLines: addressLines(order, site.language),
    paidWith: paidWith(payments),
    continueUrl: order.isDonation ? '/' : CONTINUE_URL,
  }
}

/** A draft waits for its money; one that was given up is no order any more. */
function shownStatus({ status }: Order): 'placed' | 'pending' | 'canceled' {
  if (status === 'placed') return status
  return status === 'draft' ? 'pending' : 'canceled'
}

/** The day as people of the site read it, where the site is. */
function dayOf(at: Date, { language, timeZone }: Pick<Site, 'language' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at)
}

function addressLines({ shippingAddress }: Order, locale: string): readonly string[] {
  if (!shippingAddress) return []
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  return [name, line1, line2, place, countryName(country, locale)].filter((line) => line !== '')
}

function paidWith(payments: readonly Payment[]): string | null {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const names = live.map(({ provider }) => NAMES[provider] ?? provider)
  return names.length > 0 ? names.join(' and ').replace(' and Test', ' and test') : null
}

const NAMES: Readonly<Record<string, string>> = { test: 'Test payment', gift_card: 'Gift card' }
