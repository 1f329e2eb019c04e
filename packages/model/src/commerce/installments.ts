import type { TranslateMessage } from '../messages/catalogues.ts'
import type { Currency } from '../platform/currency.ts'
import { formatMoney, fromCents } from '../platform/money.ts'

/** The number of payments. @see storefront spec §9 "Installments: default 4 payments" */
export const INSTALLMENT_COUNT = 4

/** The offer of Afterpay in a country; in the United Kingdom its name is Clearpay. */
interface CountryOffer {
  readonly provider: 'Afterpay' | 'Clearpay'
  readonly currency: Currency
  /** The languages in which it is offered. @see storefront spec §4 "Country-to-language" */
  readonly languages: readonly string[]
  /** The range of orders in hundredths. @see https://docs.stripe.com/payments/afterpay-clearpay */
  readonly minCents: number
  readonly maxCents: number
}

/** The offers by the country of the store's account at Stripe. */
export const installmentOffers: Readonly<Record<string, CountryOffer>> = {
  US: {
    provider: 'Afterpay',
    currency: 'USD',
    languages: ['en'],
    minCents: 100,
    maxCents: 400_000,
  },
  CA: {
    provider: 'Afterpay',
    currency: 'CAD',
    languages: ['en', 'fr'],
    minCents: 100,
    maxCents: 200_000,
  },
  AU: {
    provider: 'Afterpay',
    currency: 'AUD',
    languages: ['en'],
    minCents: 100,
    maxCents: 200_000,
  },
  NZ: {
    provider: 'Afterpay',
    currency: 'NZD',
    languages: ['en'],
    minCents: 100,
    maxCents: 200_000,
  },
  GB: {
    provider: 'Clearpay',
    currency: 'GBP',
    languages: ['en'],
    minCents: 100,
    maxCents: 120_000,
  },
}

/** An offer to pay in installments to the visitors of a page. */
export interface InstallmentOffer extends Pick<CountryOffer, 'provider' | 'minCents' | 'maxCents'> {
  /** Language and country, such as `fr_CA`. */
  readonly locale: string
}

/**
 * Returns the offer of a store to visitors who read `language` (BCP 47); undefined if there is none for the country of
 * its account at Stripe, its currency or the language.
 *
 * @see storefront spec §4 "Installment offer"
 */
export function getInstallmentOffer(shop: {
  readonly country: string | null
  readonly currency: Currency
  readonly language: string
}): InstallmentOffer | undefined {
  const offer = installmentOffers[shop.country ?? '']
  const [language = ''] = shop.language.toLowerCase().split('-')
  if (!offer || offer.currency !== shop.currency || !offer.languages.includes(language))
    return undefined
  const { provider, minCents, maxCents } = offer
  return { provider, minCents, maxCents, locale: `${language}_${shop.country ?? ''}` }
}

/** Lists the locales in which installments are offered. */
export function listInstallmentLocales(): readonly string[] {
  return Object.entries(installmentOffers).flatMap(([country, { languages }]) =>
    languages.map((language) => `${language}_${country}`),
  )
}

/** The patterns of the badge in the language of the page; `{amount}` is a formatted amount. */
export interface InstallmentTexts {
  readonly inRange: string
  readonly over: string
  readonly upTo: string
}

/**
 * Returns what the badge says of a price in hundredths, for `format`, which formats an amount in hundredths. A price is
 * in range if it is above the minimum and not above the maximum.
 *
 * @see storefront spec §4 "Installment badge", §9 "Installments"
 */
export function getInstallmentText(
  cents: number,
  range: Pick<InstallmentOffer, 'minCents' | 'maxCents'>,
  { texts, format }: { readonly texts: InstallmentTexts; readonly format: (c: number) => string },
): string {
  const fill = (pattern: string, amount: number) => pattern.replace('{amount}', format(amount))
  if (cents <= range.minCents) return fill(texts.over, range.minCents)
  if (cents > range.maxCents) return fill(texts.upTo, range.maxCents)
  return fill(texts.inRange, Math.round(cents / INSTALLMENT_COUNT))
}

/** The text of a badge for a price, its patterns, and the page that explains installments. */
export interface InstallmentBadge extends InstallmentTexts {
  readonly text: string
  /** The text of the link to the page. */
  readonly more: string
  readonly pageUrl: string
}

/** Returns the badge of an offer for a price in hundredths, in the language of a page (BCP 47). */
export function createInstallmentBadge(
  { provider, locale, ...range }: InstallmentOffer,
  cents: number,
  page: {
    readonly currency: Currency
    readonly language: string
    readonly translate: TranslateMessage
  },
): InstallmentBadge {
  const { currency, language, translate } = page
  const amount = '{amount}'
  const texts = {
    inRange: translate('installmentsInRange', { count: INSTALLMENT_COUNT, amount, provider }),
    over: translate('installmentsOver', { provider, amount }),
    upTo: translate('installmentsUpTo', { provider, amount }),
  }
  const format = (each: number) => formatMoney(fromCents(each, currency), language)
  return {
    ...texts,
    text: getInstallmentText(cents, range, { texts, format }),
    more: translate('installmentsMore', { provider }),
    pageUrl: `/static/installments/${locale}`,
  }
}
