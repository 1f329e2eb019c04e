import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { LogError } from '../../platform/slice.ts'
import { createSaleRefresh } from './prices/refresh-sales.ts'
import { lowStockJobs } from './stock/low-stock-email.ts'
import { endDueSchedules, listSitesWithDueProducts } from './status-store.ts'

const POLL_S = 15

/**
 * Registers the jobs of the catalog. They refresh cached pages and the search index when a scheduled product becomes
 * active, refresh pages when a sale starts or ends, and email the owner about low stock.
 */
export function catalogJobs(
  jobs: Jobs,
  {
    db,
    url,
    logError,
  }: { readonly db: Db; readonly url: () => string; readonly logError: LogError },
): void {
  lowStockJobs(jobs, url)
  jobs.poll(POLL_S, () => refreshDueProducts(db, logError))
  jobs.poll(POLL_S, createSaleRefresh(db))
}

export async function refreshDueProducts(db: Db, logError: LogError): Promise<void> {
  for (const siteId of await listSitesWithDueProducts(db))
    await endDueSchedules(db, siteId).catch((error: unknown) =>
      logError(`The scheduled products of site ${siteId} could not be refreshed`, error),
    )
}
