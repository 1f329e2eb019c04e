import type { Currency } from '@vitrine/model'

/** What every request knows of the site it came to. Read once and kept until it changes. */
export interface Site {
  readonly id: string
  /** The site's name in URLs and folders. */
  readonly identifier: string
  readonly title: string
  readonly tagLine: string
  readonly description: string
  readonly contactEmail: string
  /** Shown above every page; empty for none. */
  readonly announcement: string
  readonly theme: string
  /** BCP 47. */
  readonly language: string
  readonly timeZone: string
  /** Keys the crumbs and tokens of this site. */
  readonly secret: Buffer
  readonly store: StoreSettings
  /** `https://shop.example`, as the visitor wrote it: what absolute addresses begin with. */
  readonly origin: string
}

export interface StoreSettings {
  readonly currency: Currency
  readonly multipleQuantityAllowedForServices: boolean
  readonly expressCheckout: boolean
  readonly minimumOrderSubtotalMinor: bigint | null
  readonly stockHoldMinutes: number
  readonly taxIncluded: boolean
  readonly testPayments: boolean
}
