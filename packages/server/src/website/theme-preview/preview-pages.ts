import type { readThemeChoices, Reply } from '@vitrine/contract'
import { listShopProducts } from '../../commerce/catalog/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { formatPageUrl, formatStoreUrl, type SiteShell } from '../site-shell/index.ts'

type PreviewPage = Reply<typeof readThemeChoices>['pages'][number]

/** The maximum number of pages to choose from; links in the previews lead to the others. */
const MAX_PAGES = 200

/** Lists the pages on which the owner can look at a theme: the home page, one product of each store, and other pages. */
export async function listPreviewPages(
  { http: { db }, shells }: PagePorts,
  site: Site,
): Promise<PreviewPage[]> {
  const { language } = await shells.load(site.id)
  const shell = await shells.loadWithDrafts(site.id, language, 'site')
  const products = await Promise.all(
    shell.stores.map(async ({ collection }) => {
      const found = await listShopProducts(db, site.id, collection.id, { limit: 1 })
      return found.products.map(({ title, urlId }): PreviewPage => {
        const path = `${formatStoreUrl(shell, collection)}/p/${urlId}`
        return { path, title, kind: 'product' }
      })
    }),
  )
  const pages = [{ path: '/', title: '', kind: 'home' } as const, ...products.flat()]
  return [...pages, ...listShownPages(shell)].slice(0, MAX_PAGES)
}

function listShownPages(shell: SiteShell): readonly PreviewPage[] {
  return [...shell.pages.values()].flatMap(
    ({ path, title, collection }): readonly PreviewPage[] => {
      const leavesPreview = collection?.link !== undefined || collection?.folder !== undefined
      if (path === null || path === '' || leavesPreview) return []
      const kind = collection ? 'collection' : 'page'
      return [{ path: formatPageUrl(shell, path), title, kind }]
    },
  )
}
