import { describeDownload, listDownloadsOfBuyer } from '../../commerce/downloads/index.ts'
import { listOrdersOfAccount } from '../../commerce/orders/index.ts'
import { page, type PageReply, redirect } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { listLanguages } from '../../identity/multilingual/index.ts'
import { listAreas } from './member-areas/area-store.ts'
import { type FormError, toFormView, getNoticeMessage, type Notice, type Typed } from './form.ts'
import type { AccountCall } from './form-page.ts'
import { toOrderRow } from './orders/order-row.ts'
import { listBoughtAreas } from './member-areas/purchase-store.ts'

const NAMES = ['firstName', 'lastName', 'currentPassword', 'newPassword', 'erasePassword']

/** The number of orders on the account page; the others are on the page of orders. */
const MAX_RECENT_ORDERS = 3

/** Calls `then` with the signed-in visitor; redirects a signed-out one to the sign-in page. */
export async function withSiteUser(
  http: PageServer,
  { site, siteUserCookies, localizePath }: AccountCall,
  next: `/${string}`,
  then: (user: SiteUser) => Promise<PageReply>,
): Promise<PageReply> {
  const user = await http.findSiteUser(site, siteUserCookies.token)
  if (user) return then(user)
  return redirect(localizePath(`/account/login?${new URLSearchParams({ next }).toString()}`))
}

/** Renders the page of a signed-in visitor, with errors and notice. */
export async function renderAccountPage(
  http: PageServer,
  { db, site, localizedSite, nonce, language }: AccountCall,
  user: SiteUser,
  shown: {
    readonly typed?: Typed
    readonly formError?: FormError
    readonly noticeCode?: string | undefined
  },
): Promise<PageReply> {
  const { typed = {}, formError } = shown
  const translator = await http.website.loadTranslator(site, language)
  const names = { firstName: user.firstName, lastName: user.lastName, ...typed }
  const areas = await listAreas(db, site.id)
  const bought = await listBoughtAreas(db, site.id, user.id)
  const downloads = await listDownloadsOfBuyer(db, site.id, user.id)
  const recent = { siteUserId: user.id, before: undefined, limit: MAX_RECENT_ORDERS }
  const orders = await listOrdersOfAccount(db, site.id, recent)
  const languages = (await listLanguages(db, site.id)).filter(({ isCustomCode }) => !isCustomCode)
  const data = {
    account: {
      ...toFormView(NAMES, names, { formError, translator }),
      notice: getNoticeMessage(shown.noticeCode),
      email: user.email,
      languages:
        languages.length > 1
          ? languages.map(({ tag, displayName: name }) => ({
              tag,
              name,
              isChosen: tag === user.locale,
            }))
          : [],
      orders: orders.map((order) => toOrderRow(localizedSite, order)),
      downloads: downloads.map((download) => describeDownload(localizedSite, download)),
      areas: areas
        .map(({ id, name, description, joinMode }) => {
          const isMember = user.memberAreaIds.includes(id)
          const canJoin = !isMember && joinMode === 'free'
          return { id, name, description, isMember, canJoin, canLeave: !bought.has(id) }
        })
        .filter(({ isMember, canJoin }) => isMember || canJoin),
    },
  }
  const html = await http.website.renderSystemPage(site, 'account', data, {
    nonce,
    language,
    path: 'account',
  })
  return page(html, formError?.status ?? 200)
}

/** Redirects to the account page with a notice; the URL carries its code, never its text. */
export function redirectWithNotice({ localizePath }: AccountCall, code: Notice): PageReply {
  return redirect(localizePath(`/account?notice=${code}`))
}
