/** The purchases by which a campaign chooses its recipients. */
export const campaignPurchases = ['any', 'bought', 'never', 'product'] as const

/** The subscribers that a campaign goes to: all confirmed ones, narrowed by each condition that is set. */
export interface CampaignAudience {
  /** The first day of the subscription in the time zone of the site, `2026-11-30`; null for any. */
  readonly from: string | null
  /** The last day of the subscription; null for any. */
  readonly to: string | null
  /** The languages without regions, such as `de`; none for all. */
  readonly languages: string[]
  readonly purchase: (typeof campaignPurchases)[number]
  /** The product that recipients bought, if `purchase` is `product`. */
  readonly productId: string | null
  /** The mailing lists, of which recipients are on one at least; none for all subscribers. */
  readonly listIds: string[]
  /** The mailing lists, of which recipients are on none. */
  readonly excludedListIds: string[]
}

/** The audience of all confirmed subscribers. */
export const everySubscriber: CampaignAudience = {
  from: null,
  to: null,
  languages: [],
  purchase: 'any',
  productId: null,
  listIds: [],
  excludedListIds: [],
}
