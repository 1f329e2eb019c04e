import { listDonations } from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import type { FormPagePort } from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { listDonationsBefore, listDonationTotals } from './store.ts'
import { donationPages } from './pages.ts'

const PAGE_SIZE = 50

export function donationRoutes(http: PageServer, forms: FormPagePort): void {
  donationPages(http, forms)

  mount(http, listDonations, async ({ query: { cursor }, site, db }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
    const rows = await listDonationsBefore(db, site.id, { before, limit: PAGE_SIZE + 1 })
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    const totals = await listDonationTotals(db, site.id)
    return {
      donations: shown.map(
        ({ number, placedAt, amountMinor, refundedMinor, currency, ...row }) => ({
          ...row,
          number: Number(number),
          placedAt: placedAt.toISOString(),
          amount: toWireMoney({ minor: amountMinor, currency }),
          refunded: toWireMoney({ minor: refundedMinor, currency }),
        }),
      ),
      totals: totals.map(({ amountMinor, currency, ...total }) => ({
        ...total,
        amount: toWireMoney({ minor: amountMinor, currency }),
      })),
      hasNextPage: last !== undefined,
      nextPageCursor: last === undefined ? null : String(last.number),
    }
  })
}
