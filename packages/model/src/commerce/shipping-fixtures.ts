import type { ShippingRule } from './shipping.ts'

/** A rule for tests: a flat rate, unless `rest` makes it one of another kind. */
export const flat = (
  priceMinor: bigint,
  freeOverMinor: bigint | null = null,
  rest: Partial<ShippingRule> = {},
): ShippingRule => ({
  ...{ kind: 'flat', priceMinor, freeOverMinor },
  ...{ furtherMinor: 0n, lowerBound: 0n, upperBound: null },
  ...rest,
})
