import { message } from '@vitrine/model'
import { z } from 'zod'
import { type Invoice, listInvoices, renderPrintedPage } from '../../../commerce/invoices/index.ts'
import {
  findOrderOfAccount,
  formatDay,
  listOrdersOfAccount,
  loadOrderPage,
  type Order,
} from '../../../commerce/orders/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { parseId } from '../../../platform/db/id.ts'
import { mountPage, page } from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { httpErrors } from '../../../platform/http/problem.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { SiteUser } from '../../../platform/http/site-user-cookies.ts'
import { withSiteUser } from '../account-page.ts'
import { getNoticeMessage } from '../form.ts'
import { accountQuery } from '../form-page.ts'
import { ORDERS, toOrderRow } from './order-row.ts'

const PAGE_SIZE = 20

const query = accountQuery.extend({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .catch(undefined),
})
const params = z.object({ id: z.string().max(100) })

/** Mounts the pages of the orders of a signed-in visitor: the list, one order, and its invoices. */
export function accountOrderPages(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: ORDERS, access: 'anyone', query, isLocalized: true },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ORDERS), async (user) => {
        const { db, site, localizedSite, nonce, language, query: asked } = call
        const before = asked.before === undefined ? undefined : BigInt(asked.before)
        const found = await listOrdersOfAccount(db, site.id, {
          siteUserId: user.id,
          before,
          limit: PAGE_SIZE + 1,
        })
        const shown = found.slice(0, PAGE_SIZE)
        const last = found.length > PAGE_SIZE ? shown.at(-1)?.number : undefined
        const account = {
          notice: getNoticeMessage(asked.notice),
          alert: null,
          orders: shown.map((order) => toOrderRow(localizedSite, order)),
          isFirstPage: before === undefined,
          olderQuery: last ? `?before=${last}` : null,
          claimText: message('accountOrders.claimText', { email: user.email }),
        }
        const options = { nonce, language, path: ORDERS.slice(1) }
        return page(
          await http.website.renderSystemPage(site, 'account-orders', { account }, options),
        )
      }),
  )
  orderPages(http)
}

function orderPages(http: PageServer): void {
  const path = `${ORDERS}/{id}` as const
  mountPage(
    http,
    { method: 'GET', path, access: 'anyone', params, isLocalized: true },
    async (call) => {
      const { db, site, localizedSite, nonce, language, localizePath } = call
      const own = `${ORDERS}/${call.params.id}` as const
      return withSiteUser(http, call, localizePath(own), async (user) => {
        const order = await loadOwnOrder(db, site, user, call.params.id)
        const invoices = await listInvoices(db, site.id, order.id)
        const data = {
          order: {
            ...(await loadOrderPage(db, localizedSite, order)),
            isInAccount: true,
            documents: invoices.map((invoice) => toDocument(localizedSite, order, invoice)),
          },
        }
        const options = { nonce, language, path: own.slice(1) }
        return page(await http.website.renderSystemPage(site, 'order', data, options))
      })
    },
  )

  mountPage(
    http,
    {
      method: 'GET',
      path: `${path}/documents/{invoiceId}`,
      access: 'anyone',
      params: params.extend({ invoiceId: z.string().max(100) }),
      isLocalized: true,
    },
    async (call) => {
      const { db, site, localizePath, params: asked } = call
      return withSiteUser(http, call, localizePath(`${ORDERS}/${asked.id}`), async (user) => {
        const order = await loadOwnOrder(db, site, user, asked.id)
        const invoices = await listInvoices(db, site.id, order.id)
        const found = invoices.find(({ id }) => id === asked.invoiceId)
        if (!found) throw httpErrors.notFound()
        return page(renderPrintedPage(found.content))
      })
    },
  )
}

/** Loads an order of the visitor; any other is not found, whether it exists or not. */
async function loadOwnOrder(db: Db, site: Site, user: SiteUser, text: string): Promise<Order> {
  const orderId = parseId(text)
  const own = { siteUserId: user.id, orderId: orderId ?? '' }
  const order = orderId === undefined ? undefined : await findOrderOfAccount(db, site.id, own)
  if (!order) throw httpErrors.notFound()
  return order
}

function toDocument(
  site: Pick<Site, 'language' | 'timeZone'>,
  order: Order,
  { id, kind, number, issuedAt }: Invoice,
) {
  return {
    path: `${ORDERS}/${order.id}/documents/${id}`,
    name: message(kind === 'invoice' ? 'print.invoice' : 'print.creditNote'),
    number: String(number),
    issuedOn: formatDay(issuedAt, site),
  }
}
