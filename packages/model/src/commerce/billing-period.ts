/** The units of a subscription's billing period. @see platform spec §3 "Billing period units" */
export const billingPeriodUnits = ['week', 'month', 'year'] as const

export type BillingPeriodUnit = (typeof billingPeriodUnits)[number]

/** @see platform spec §9 */
export const WEEKS_PER_YEAR = 52
export const MONTHS_PER_YEAR = 12
