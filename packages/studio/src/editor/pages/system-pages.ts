import type { SitePage } from '@vitrine/contract'
import {
  findSystemPageType,
  pageTypeCodes,
  type SystemPageType,
  systemPageTypes,
} from '@vitrine/model'
import type { SitePages } from './site-pages.ts'

/** Returns the types of which visitors see the default, and no popup. */
export function listDefaultTypes({ pages }: SitePages): readonly SystemPageType[] {
  const used = new Set(pages.map(({ pageType }) => pageType))
  return systemPageTypes.filter((type) => !used.has(pageTypeCodes[type]))
}

/** Returns whether visitors see the default of the theme once the owner's page is deleted. There is no default popup. */
export function hasDefault({ pageType }: SitePage): boolean {
  const type = findSystemPageType(pageType)
  return type !== undefined && type !== 'popup-overlay'
}
