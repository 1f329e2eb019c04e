import type { Currency, Merchandising, SiteCaptcha } from '@vitrine/model'

/** The site of a request. Cached until it changes. */
export interface Site {
  readonly id: string
  /** The name in URLs and folders. */
  readonly identifier: string
  readonly title: string
  readonly contactEmail: string
  /** The postal address of the owner, in lines; empty for none. */
  readonly postalAddress: string
  readonly theme: string
  readonly themeApprovals: ThemeApprovals
  /** BCP 47. */
  readonly language: string
  readonly timeZone: string
  /** The key of the crumbs and tokens of this site. */
  readonly secret: Buffer
  /** The captcha of forms. */
  readonly captcha: SiteCaptcha
  /** Whether every page requires a password. */
  readonly isLocked: boolean
  /** Whether this request may not see the locked site: pages that stay open show its name alone. */
  readonly isHidden?: boolean
  readonly store: StoreSettings
  /** The origin of absolute URLs as the visitor typed it, such as `https://shop.example`. */
  readonly origin: string
}

/** The approval of what a theme runs on the pages of the site. */
export interface ThemeApproval {
  /** Whether the event handlers in its templates run. */
  readonly runsHandlers: boolean
  /** The origins that pages load scripts, styles and fonts of the theme from. */
  readonly origins: readonly string[]
}

/** The approvals of a site, by the name of the theme. */
export type ThemeApprovals = Readonly<Record<string, ThemeApproval>>

export interface StoreSettings {
  readonly currency: Currency
  readonly multipleQuantityAllowedForServices: boolean
  readonly expressCheckout: boolean
  readonly minimumOrderSubtotalMinor: bigint | null
  readonly stockHoldMinutes: number
  readonly taxIncluded: boolean
  readonly testPayments: boolean
  /** The country of the store, for the tax on what is not delivered; null for no tax. */
  readonly taxCountry: string | null
  readonly taxRegion: string
  readonly taxCity: string
  readonly taxPostalCode: string
  /** Whether the checkout asks businesses for their VAT ID. */
  readonly takesVatIds: boolean
  /** The VAT ID of the store, in capitals, without spaces; empty for none. */
  readonly vatId: string
  /** The country of the account at Stripe where installments are offered; null if they are not. */
  readonly installmentsCountry: string | null
  readonly merchandising: Merchandising
}
