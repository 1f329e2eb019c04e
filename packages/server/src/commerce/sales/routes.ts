import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { toCsvRows } from './csv-rows.ts'
import { loadSales } from './load-sales.ts'

export function salesRoutes(http: PageServer): void {
  mount(http, contract.readSales, async ({ db, site, query }) => loadSales(db, site, query))

  mount(http, contract.exportSales, async ({ db, site, query: { part, ...query } }) => {
    const report = await loadSales(db, site, query)
    return { csv: formatCsv(toCsvRows(report, part)) }
  })
}
