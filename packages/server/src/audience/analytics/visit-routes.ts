import * as contract from '@vitrine/contract'
import { getSalesStep } from '@vitrine/model'
import { formatCsv } from '../../platform/http/csv.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { toCsvRows } from './csv-rows.ts'
import { loadTable, loadVisits } from './visit-report.ts'

/** Mounts the reports of visits. */
export function visitRoutes(http: PageServer): void {
  mount(http, contract.readVisits, async ({ db, site, query }) => loadVisits(db, site, query))

  mount(http, contract.exportVisits, async ({ db, site, query }) => {
    const isByMonth = getSalesStep(query.from, query.to) === 'month'
    const rows = await loadTable(db, site, query)
    return { csv: formatCsv(toCsvRows(query.table, isByMonth, rows)) }
  })
}
