import type { Currency, Merchandising, SiteCaptcha } from '@vitrine/model'

/** What every request knows of the site it came to. Read once and kept until it changes. */
export interface Site {
  readonly id: string
  /** The site's name in URLs and folders. */
  readonly identifier: string
  readonly title: string
  readonly contactEmail: string
  readonly theme: string
  /** What its owner set of the styles of each theme, by the names of their tweaks. */
  readonly tweaks: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** BCP 47. */
  readonly language: string
  readonly timeZone: string
  /** Keys the crumbs and tokens of this site. */
  readonly secret: Buffer
  /** What forms ask of robots. */
  readonly captcha: SiteCaptcha
  /** It asks everybody for a password before any page. */
  readonly isLocked: boolean
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
  readonly merchandising: Merchandising
}
