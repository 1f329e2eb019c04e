import { formatMoney, pageTypeCodes } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { listAreas } from './area-store.ts'

/**
 * Returns the data of the page shown instead of a page for members: the areas that give access,
 * each with its join button. `path` is the requested path, where joining leads. @see storefront
 * spec §2 "The access-denied page has a join button", themes/system/README.md
 */
export async function loadAccessDenied(
  db: Db,
  site: Site,
  denied: {
    readonly memberAreaIds: readonly string[]
    readonly isSignedIn: boolean
    readonly path: `/${string}`
    /** The URL prefix of the page’s language, without slashes. */
    readonly prefix: string
    /** The language of the page. */
    readonly tag: string
  },
) {
  const { memberAreaIds, isSignedIn, path, prefix, tag } = denied
  const account = prefix === '' ? '/account' : `/${prefix}/account`
  const areas = await listAreas(db, site.id, memberAreaIds)
  return {
    pageType: pageTypeCodes['member-area-access-denied'],
    isSignedIn,
    areas: areas.map(({ id, name, description, joinMode, productId, priceMinor }) => ({
      id,
      name,
      description,
      canJoin: isSignedIn && joinMode === 'free',
      offer:
        joinMode === 'purchase' && priceMinor !== null
          ? {
              itemId: productId,
              price: formatMoney({ minor: priceMinor, currency: site.store.currency }, tag),
            }
          : null,
    })),
    next: path,
    signInUrl: `${account}/login?${new URLSearchParams({ next: path }).toString()}`,
    registerUrl: `${account}/register`,
  }
}
