import type { MemberArea } from './member-area.ts'

/** An item of one of the site's menus; an item with items is a folder. */
export interface MenuItem {
  readonly title: string
  /** The URL; empty for a folder that only opens. */
  readonly href: string
  readonly newWindow: boolean
  /** `page` for the current page, `true` for an item that contains it. */
  readonly current: 'page' | 'true' | ''
  readonly items?: readonly MenuItem[] | undefined
}

/** A link to the page in another language; to the home page if the page is not translated. */
export interface LanguageLink {
  readonly tag: string
  readonly name: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The URLs of the pages for visitors' accounts. */
export interface AccountPaths {
  readonly account: string
  readonly signIn: string
  readonly register: string
}

/** The site's menus, folders, languages and member areas. */
export interface SiteStructure {
  /** Returns the items of a menu; none if there is no such menu. */
  readonly menu: (navigationId: string) => readonly MenuItem[]
  /** Returns a folder with its items. */
  readonly folder: (collectionId: string) => MenuItem | undefined
  readonly languages: readonly LanguageLink[]
  readonly memberArea: (id: string) => MemberArea | undefined
  readonly account: AccountPaths
}
