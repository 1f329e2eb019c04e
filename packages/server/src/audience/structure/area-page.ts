import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { pagesOfArea, singlesOf } from '../../content/documents/index.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { accessDenied, areasOf } from '../site-users/index.ts'

const params = z.object({ id: z.uuid() })

/**
 * Where a member area's entry in a menu leads. A menu is the same for everybody, so the way divides here:
 * members come to the area's first page, others with an account to where they may join or buy, and who is
 * not signed in does that first, unless access is sold.
 */
export function areaPages(app: FastifyInstance): void {
  mountPage(
    app,
    {
      method: 'GET',
      path: '/account/areas/{id}',
      access: 'anyone',
      params,
      inEveryLanguage: true,
    },
    async ({ site, db, params: { id }, nonce, language, here, siteUserCookies }) => {
      const [area] = await areasOf(db, site.id, [id])
      if (!area) throw httpErrors.notFound()
      const next = here(`/account/areas/${id}`)
      const user = await app.siteUserOf(site, siteUserCookies.token)
      // What is sold is shown to everybody: who buys it may do so without an account.
      if (!user && area.joinMode !== 'purchase')
        return redirect(here(`/account/login?${new URLSearchParams({ next }).toString()}`))
      if (user?.memberAreaIds.includes(id)) {
        const asked = { locale: language.tag, fallback: site.language }
        const first = await firstPage(db, site, { ...asked, memberAreaId: id })
        return redirect(here(first === undefined ? '/account' : `/${first}`))
      }
      const { prefix, tag } = language
      const isSignedIn = user !== undefined
      const given = { memberAreaIds: [id], isSignedIn, path: next, prefix, tag }
      const denied = await accessDenied(db, site, given)
      const data = { accessDenied: denied }
      return page(await app.renderSystemPage(site, 'access-denied', data, { nonce, language }), 403)
    },
  )
}

/** The first that a menu has; else the first by its address. */
async function firstPage(
  db: Db,
  site: Site,
  asked: Parameters<typeof pagesOfArea>[2],
): Promise<string | undefined> {
  const pages = await pagesOfArea(db, site.id, asked)
  if (pages.length < 2) return pages[0]?.path
  const { navigation } = await singlesOf(db, site.id, asked)
  const inMenus = (navigation?.menus ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'page' ? [item.pageId] : [])),
  )
  const first = inMenus.find((id) => pages.some((one) => one.id === id))
  return (pages.find(({ id }) => id === first) ?? pages[0])?.path
}
