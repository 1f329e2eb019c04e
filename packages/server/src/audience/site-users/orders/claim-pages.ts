import { mountPage, page, type PageReply, redirect } from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import type { SiteUser } from '../../../platform/http/site-user-cookies.ts'
import { withSiteUser } from '../account-page.ts'
import { type FormError, getText, toFormError, toFormView } from '../form.ts'
import { type AccountCall, accountQuery, formBody } from '../form-page.ts'
import { claimGuestOrders, requestClaim } from './claim-orders.ts'
import { ORDERS } from './order-row.ts'

const CLAIM = `${ORDERS}/claim` as const

/** Mounts the pages that add guest orders to an account, with a link that is emailed to the address of the account. */
export function claimPages(http: PageServer): void {
  const open = { access: 'anyone', isLocalized: true } as const
  mountPage(
    http,
    { ...open, method: 'POST', path: `${CLAIM}/email`, limit: 'site-user-mail', body: formBody },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ORDERS), async (user) => {
        await call.countAccount(user.email)
        await requestClaim(call.db, call.site, user)
        return redirect(call.localizePath(`${ORDERS}?notice=claim-sent`))
      }),
  )

  // Opening the link adds nothing: mail servers open links, too.
  mountPage(http, { ...open, method: 'GET', path: CLAIM, query: accountQuery }, async (call) => {
    const { token = '' } = call.query
    const next = call.localizePath(`${CLAIM}?${new URLSearchParams({ token }).toString()}`)
    return withSiteUser(http, call, next, (user) => renderClaimPage(http, call, user, { token }))
  })

  mountPage(
    http,
    { ...open, method: 'POST', path: CLAIM, limit: 'site-user-sign-in', body: formBody },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ORDERS), async (user) => {
        const token = getText(call.body, 'token')
        try {
          const count = await claimGuestOrders(call.db, call.site, user, token)
          const notice = count > 0 ? 'claimed' : 'claimed-none'
          return redirect(call.localizePath(`${ORDERS}?notice=${notice}`))
        } catch (error) {
          return renderClaimPage(http, call, user, { token: '', formError: toFormError(error) })
        }
      }),
  )
}

async function renderClaimPage(
  http: PageServer,
  { site, nonce, language }: AccountCall,
  { email }: SiteUser,
  { token, formError }: { readonly token: string; readonly formError?: FormError },
): Promise<PageReply> {
  const translator = await http.website.loadTranslator(site, language)
  const form = toFormView([], {}, { formError, translator })
  const data = { account: { ...form, notice: null, token, email } }
  const html = await http.website.renderSystemPage(site, 'account-claim', data, {
    nonce,
    language,
    path: CLAIM.slice(1),
  })
  return page(html, formError?.status ?? 200)
}
