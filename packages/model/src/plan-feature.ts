/**
 * The plan features that code asks for by name. The platform numbers them 1 to 70 and publishes none of
 * the numbers, so they have none here: a self-hosted site has every feature that is built.
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
