import { exportTaxRates, importTaxRates } from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { transact } from '../../../platform/db/transact.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { checkoutErrors } from '../errors.ts'
import { lockStoreSettings } from '../settings-store.ts'
import { loadTaxes, saveTaxes } from '../tax-settings.ts'
import { planTaxImport } from './plan-import.ts'
import { COLUMNS, formatRate } from './read-rate.ts'

/** Mounts the import and the export of tax rates. */
export function taxFileRoutes(http: PageServer): void {
  mount(http, importTaxRates, async ({ db, site, body: { file, dryRun } }) => {
    const bytes = Buffer.from(file, 'base64')
    return transact(db, async (tx) => {
      // What someone else saves meanwhile waits, and is not lost.
      await lockStoreSettings(tx, site.id)
      const plan = planTaxImport(bytes, await loadTaxes(tx, site.id))
      if (!plan) throw checkoutErrors.unreadableTaxRates()
      const { taxes, ...report } = plan
      const isChanged = report.counts.create + report.counts.update > 0
      if (isChanged && !dryRun) await saveTaxes(tx, site.id, taxes)
      return { dryRun, ...report }
    })
  })

  mount(http, exportTaxRates, async ({ db, site }) => {
    const { rates } = await loadTaxes(db, site.id)
    return { csv: formatCsv([COLUMNS, ...rates.map(formatRate)]) }
  })
}
