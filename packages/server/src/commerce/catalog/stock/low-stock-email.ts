import { getTranslate, may } from '@vitrine/model'
import { z } from 'zod'
import { listStaff, parseRole } from '../../../identity/accounts/index.ts'
import { findSiteById, loadMerchandising, loadOrigin } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { createEmail, toSingleLine } from '../../../platform/mail/index.ts'
import { findStockRow } from './stock-list-store.ts'

const lowSchema = z.object({ eventId: z.uuid(), variantId: z.uuid() })

interface LowStock extends z.output<typeof lowSchema> {
  readonly url: string
}

/** Registers the job that emails the owner when an order brings stock down to the number they chose. */
export function lowStockJobs(jobs: Jobs, url: () => string): void {
  jobs.onEvent('stock.low', async ({ db, siteId, payload }) =>
    emailLowStock(db, siteId, { ...lowSchema.parse(payload), url: url() }),
  )
}

/**
 * Emails the contact address of the site about a variant that is low, or everyone who may change products if there is
 * none. Has no effect if the store sends no such emails, if it was restocked meanwhile, or when repeated for the same event.
 */
async function emailLowStock(
  db: Db,
  siteId: string,
  { eventId, variantId, url }: LowStock,
): Promise<void> {
  const site = await findSiteById(db, siteId)
  const variant = await findStockRow(db, siteId, variantId)
  if (!site || !variant?.isLow) return
  const { lowStockEmailsEnabled } = await loadMerchandising(db, siteId)
  if (!lowStockEmailsEnabled) return
  const { language, contactEmail } = site
  const translate = getTranslate(language)
  const product = [variant.title, variant.label].filter((part) => part !== '').join(', ')
  const names = { site: toSingleLine(site.title), product: toSingleLine(product) }
  const link = `${await loadOrigin(db, siteId, url)}/config/products/stock?filter=low`
  const count = Math.max(variant.available, 0)
  const texts = [
    translate('emails.lowStock.text', { ...names, count }),
    translate('emails.lowStock.link', { link }),
  ]
  const staff = contactEmail === '' ? await listStaff(db, siteId) : []
  const writers = staff.filter(({ role }) => may(parseRole(role), 'products.write'))
  const recipients = contactEmail === '' ? writers.map(({ email }) => email) : [contactEmail]
  await transact(db, async (tx) => {
    for (const recipient of recipients)
      await createEmail(tx, siteId, {
        dedupe: `stock-low:${eventId}:${recipient}`,
        ...{ recipient, language },
        subject: translate('emails.lowStock.subject', names),
        parts: texts.map((text) => ({ text })),
      })
  })
}
