import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { toCsvRows } from './csv-rows.ts'
import { loadSales } from './load-sales.ts'

/** The taxes that a screen shows; exports have all of them. */
const MAX_SHOWN_TAXES = 500

export function salesRoutes(http: PageServer): void {
  mount(http, contract.readSales, async ({ db, site, query }) => {
    const report = await loadSales(db, site, query)
    return { ...report, taxes: report.taxes.slice(0, MAX_SHOWN_TAXES) }
  })

  mount(http, contract.exportSales, async ({ db, site, query: { part, ...query } }) => {
    const report = await loadSales(db, site, query)
    return { csv: formatCsv(toCsvRows(report, part)) }
  })
}
