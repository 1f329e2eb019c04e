import type { SpeedRecord } from '@vitrine/contract'
import { addressedPageTypes, pageTypeCodes } from '@vitrine/model'
import { cleanText, getPath } from './texts.ts'

const typeNames = new Map<string, string>(
  Object.entries(pageTypeCodes).map(([name, code]) => [String(code), name]),
)

const ownPages: ReadonlySet<string> = new Set(addressedPageTypes)

/**
 * Returns the group of a page in reports of page speed. Browsers send the code of its type. Pages of the site's own are
 * named by their paths, which are few; all others, such as products, by their type.
 */
export function getPageGroup({
  pageGroup,
  pathname,
}: Pick<SpeedRecord['data'], 'pageGroup' | 'pathname'>): string {
  const type = typeNames.get(pageGroup ?? '') ?? pageGroup ?? ''
  if (type !== '' && !ownPages.has(type)) return cleanText(type)
  return getPath(pathname ?? '/') ?? '/'
}
