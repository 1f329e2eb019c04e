import type { Message } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'

/** The port through which checkout places orders: orders import checkout, not the reverse. */
export interface OrderGateway {
  /** Resolves to the path the buyer goes to next; throws the error the checkout page shows. */
  readonly placeOrder: (db: Db, site: Site, attempt: CheckoutAttempt) => Promise<`/${string}`>
  /** Finds the page of the order that the last cart of this key became a moment ago. */
  readonly findRecentOrderPath: (
    db: Db,
    site: Site,
    key: string,
  ) => Promise<`/${string}` | undefined>
  /** Finds the reason why the last payment for a cart was declined; undefined if no one is known that a buyer may read. */
  readonly findDecline: (
    db: Db,
    site: Pick<Site, 'id'>,
    cartId: string,
  ) => Promise<Message | undefined>
}

export interface CheckoutAttempt {
  readonly cartId: string
  readonly version: number
  readonly expectedTotalMinor: bigint
  /** The part of the total that gift cards paid in the summary. */
  readonly expectedGiftCardMinor: bigint | undefined
  readonly outcome: string
  /** Whether the cart may hold stock while its payment is made. */
  readonly holdsStock: boolean
  /** The account that is signed in; undefined for a guest. */
  readonly siteUser: SiteUser | undefined
  readonly buyer: Buyer
}

/** Whom a provider's page is shown to, and where it leads back to. */
export interface Buyer {
  readonly email: string
  /** The language of the checkout, BCP 47. */
  readonly language: string
  /** Returns the absolute URL of a path in the buyer's language. */
  readonly toUrl: (path: `/${string}`) => string
  /** The path of the checkout. */
  readonly checkoutPath: `/${string}`
}
