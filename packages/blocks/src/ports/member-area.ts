/** A member area of the site. */
export interface MemberArea {
  readonly name: string
  readonly description: string
  /** Whether everyone with an account may join; otherwise the owner adds members. */
  readonly isFree: boolean
  /** The URL of the area's page for members and visitors. */
  readonly href: string
  /** The URL that the form to join posts to. */
  readonly join: string
  /** The offer of an area that is sold. */
  readonly offer?: AreaOffer | undefined
}

/** An offer of access for one payment: the form that adds it to the cart. */
export interface AreaOffer {
  /** The formatted price. */
  readonly price: string
  readonly action: string
  readonly itemId: string
}
