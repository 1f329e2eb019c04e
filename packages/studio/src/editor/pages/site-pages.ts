import type { Reply, Routes } from '@vitrine/contract'

/** The menus and pages of the site. */
export type SitePages = Reply<Routes['readSitePages']>
