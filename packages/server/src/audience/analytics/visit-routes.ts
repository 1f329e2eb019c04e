import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { loadTable, loadVisits } from './visit-report.ts'

/** Mounts the reports of visits. */
export function visitRoutes(http: PageServer): void {
  mount(http, contract.readVisits, ({ db, site, query }) => loadVisits(db, site, query))

  mount(http, contract.readVisitTable, async ({ db, site, query }) => ({
    rows: await loadTable(db, site, query),
  }))
}
