import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { loadMemberAreaPages, loadSingles } from '../../content/documents/index.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadAccessDenied, listAreas } from '../site-users/index.ts'

const params = z.object({ id: z.uuid() })

/**
 * Serves the target of a member area’s menu entry. The menu is the same for everyone, so the
 * redirect depends on the visitor: members go to the area’s first page, others with an account to
 * the page to join or buy, and signed-out visitors sign in first unless access is sold.
 */
export function areaPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: '/account/areas/{id}',
      access: 'anyone',
      params,
      isLocalized: true,
    },
    async ({ site, db, params: { id }, nonce, language, localizePath, siteUserCookies }) => {
      const [area] = await listAreas(db, site.id, [id])
      if (!area) throw httpErrors.notFound()
      const next = localizePath(`/account/areas/${id}`)
      const user = await http.findSiteUser(site, siteUserCookies.token)
      // A paid area is shown to every visitor, since buying access requires no account.
      if (!user && area.joinMode !== 'purchase')
        return redirect(localizePath(`/account/login?${new URLSearchParams({ next }).toString()}`))
      if (user?.memberAreaIds.includes(id)) {
        const asked = { locale: language.tag, fallback: site.language }
        const first = await findFirstPage(db, site, { ...asked, memberAreaId: id })
        return redirect(localizePath(first === undefined ? '/account' : `/${first}`))
      }
      const { prefix, tag } = language
      const isSignedIn = user !== undefined
      const given = { memberAreaIds: [id], isSignedIn, path: next, prefix, tag }
      const denied = await loadAccessDenied(db, site, given)
      const data = { accessDenied: denied }
      return page(
        await http.website.renderSystemPage(site, 'access-denied', data, { nonce, language }),
        403,
      )
    },
  )
}

/** Finds the first page of an area in menu order; without a menu entry, the first by URL. */
async function findFirstPage(
  db: Db,
  site: Site,
  asked: Parameters<typeof loadMemberAreaPages>[2],
): Promise<string | undefined> {
  const pages = await loadMemberAreaPages(db, site.id, asked)
  if (pages.length < 2) return pages[0]?.path
  const { navigation } = await loadSingles(db, site.id, asked)
  const inMenus = (navigation?.menus ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'page' ? [item.pageId] : [])),
  )
  const first = inMenus.find((id) => pages.some((one) => one.id === id))
  return (pages.find(({ id }) => id === first) ?? pages[0])?.path
}
