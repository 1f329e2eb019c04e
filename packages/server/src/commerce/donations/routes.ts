import { listDonations } from '@vitrine/contract'
import { moneyOnTheWire } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { donationsBefore, donationTotals } from './store.ts'
import { donationPages } from './pages.ts'

const PAGE_SIZE = 50

export function donationRoutes(app: FastifyInstance): void {
  donationPages(app)

  mount(app, listDonations, async ({ query: { cursor }, site, db }) => {
    const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
    const rows = await donationsBefore(db, site.id, { before, limit: PAGE_SIZE + 1 })
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    const totals = await donationTotals(db, site.id)
    return {
      donations: shown.map(
        ({ number, placedAt, amountMinor, refundedMinor, currency, ...row }) => ({
          ...row,
          number: Number(number),
          placedAt: placedAt.toISOString(),
          amount: moneyOnTheWire({ minor: amountMinor, currency }),
          refunded: moneyOnTheWire({ minor: refundedMinor, currency }),
        }),
      ),
      totals: totals.map(({ amountMinor, currency, ...total }) => ({
        ...total,
        amount: moneyOnTheWire({ minor: amountMinor, currency }),
      })),
      hasNextPage: last !== undefined,
      nextPageCursor: last === undefined ? null : String(last.number),
    }
  })
}
