/**
 * The plan features by name. The platform's numbers (1 to 70) are not published. A self-hosted site has every
 * feature.
 *
 * @see platform spec §3 "Feature flags"
 */
export const planFeatures = [
  'commerce',
  'gift-cards',
  'subscriptions',
  'afterpay',
  'clearpay',
  'klarna',
  'reviews',
  'point-of-sale',
] as const

export type PlanFeature = (typeof planFeatures)[number]
