import type { BlockImage } from './ports.ts'

/** The site, as it names itself. */
export interface SiteIdentity {
  readonly title: string
  readonly tagLine: string
  /** Its first page, in the page's language. */
  readonly href: string
  readonly logo?: BlockImage | undefined
}

/** A line of one of the site's menus; one with lines is a folder. */
export interface MenuLine {
  readonly title: string
  /** Empty for a folder that only opens. */
  readonly href: string
  readonly newWindow: boolean
  /** `page` for the page that is shown, `true` for what that belongs to. */
  readonly current: 'page' | 'true' | ''
  readonly lines?: readonly MenuLine[] | undefined
}

/** The page in one of the site's languages; its first page where it is not in that. */
export interface LanguageLine {
  readonly tag: string
  readonly name: string
  readonly href: string
  readonly isCurrent: boolean
}

/** An area of the site for members, to whoever looks. */
export interface MemberArea {
  readonly name: string
  readonly description: string
  /** Who has an account may join; the others are put in. */
  readonly isFree: boolean
  /** Where members go in, and others are told how. */
  readonly href: string
  /** Where a form is sent that joins one who is signed in. */
  readonly join: string
  /** Of one that is sold. */
  readonly offer?: AreaOffer | undefined
}

/** Access for one payment: what puts it into the cart. */
export interface AreaOffer {
  /** As people read it. */
  readonly price: string
  readonly action: string
  readonly itemId: string
}

/** Where visitors see to their accounts. */
export interface AccountPaths {
  readonly account: string
  readonly signIn: string
  readonly register: string
}

/** A month that is drawn. Days are ISO 8601. */
export interface CalendarMonth {
  /** `2026-11`. */
  readonly month: string
  readonly today: string
  readonly entries: readonly CalendarEntry[]
  /** Where the months before and after are, as far as there is anything. */
  readonly previous?: MonthLink | undefined
  readonly next?: MonthLink | undefined
  /** What programs follow the collection by. */
  readonly feed?: string | undefined
  /** All there is, not by days. */
  readonly list?: string | undefined
}

export interface MonthLink {
  readonly month: string
  readonly href: string
}

export interface CalendarEntry {
  readonly title: string
  readonly href: string
  readonly from: string
  /** The last day; that of `from` for most. */
  readonly to: string
  /** Of its beginning, in words; empty for what takes the whole day. */
  readonly time: string
}

/** How the site is put together, as visitors go through it. */
export interface SiteStructure {
  /** The lines of a menu by its name; none where there is no such menu. */
  readonly menu: (navigationId: string) => readonly MenuLine[]
  /** A folder with what is in it. */
  readonly folder: (collectionId: string) => MenuLine | undefined
  readonly languages: readonly LanguageLine[]
  readonly memberArea: (id: string) => MemberArea | undefined
  readonly account: AccountPaths
}

/** What a block gives a component of the theme. */
export interface ComponentGiven {
  readonly name: string
  /** The block's. */
  readonly id: string
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly title: string
  /** HTML. */
  readonly body: string
}

/** A component as the theme draws it, and the script that takes it over. */
export interface DrawnComponent {
  readonly html: string
  readonly script?: string | undefined
}
