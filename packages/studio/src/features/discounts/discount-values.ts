import type { DiscountDetail, DiscountInput } from '@vitrine/contract'

/** A product or category that a discount is for. */
export interface Chosen {
  readonly id: string
  readonly name: string
}

/** The values of the form of a discount. */
export interface DiscountValues extends Omit<
  DiscountInput,
  'code' | 'productIds' | 'categoryIds' | 'startsAt' | 'endsAt'
> {
  readonly method: 'code' | 'automatic'
  readonly code: string
  readonly productIds: readonly Chosen[]
  readonly categoryIds: readonly Chosen[]
  /** Local times of the site; empty for none. */
  readonly startsAt: string
  readonly endsAt: string
}

export const newDiscount: DiscountValues = {
  type: 'percent',
  method: 'code',
  code: '',
  title: '',
  percent: null,
  amountCents: null,
  appliesTo: 'all',
  productIds: [],
  categoryIds: [],
  buyQuantity: 2,
  getQuantity: 1,
  minimumCents: null,
  startsAt: '',
  endsAt: '',
  maxUses: null,
  maxPerCustomer: null,
  enabled: true,
}

/** Returns the values of the form for a saved discount. */
export function toDiscountValues(discount: DiscountDetail): DiscountValues {
  const { code, products, categories, startsAt, endsAt, buyQuantity, getQuantity } = discount
  return {
    type: discount.type,
    method: code === null ? 'automatic' : 'code',
    code: code ?? '',
    title: discount.title,
    percent: discount.percent,
    amountCents: discount.amountCents,
    appliesTo: discount.appliesTo,
    productIds: products,
    categoryIds: categories,
    buyQuantity: buyQuantity ?? newDiscount.buyQuantity,
    getQuantity: getQuantity ?? newDiscount.getQuantity,
    minimumCents: discount.minimumCents,
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    maxUses: discount.maxUses,
    maxPerCustomer: discount.maxPerCustomer,
    enabled: discount.enabled,
  }
}

/** Returns the discount that a form describes. A code names its discount, so the title is that of an automatic one. */
export function toDiscountInput(values: DiscountValues): DiscountInput {
  const { method, code, title, productIds, categoryIds, startsAt, endsAt, ...rest } = values
  return {
    ...rest,
    code: method === 'code' ? code : null,
    title: method === 'code' ? '' : title,
    productIds: productIds.map(({ id }) => id),
    categoryIds: categoryIds.map(({ id }) => id),
    startsAt: startsAt || null,
    endsAt: endsAt || null,
  }
}

/** The letters and digits of generated codes, without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random code that no one guesses. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
