import { listInvitations } from '../../../identity/accounts/index.ts'
import { countRowsOfSite } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { isUntouched } from '../../archive/index.ts'
import { TaskError } from './task-error.ts'

/** The tables that an archive has no content for, with their names in the error. */
const LABELS: Readonly<Record<string, string>> = {
  orders: 'orders',
  site_user: 'customer accounts',
  form_submission: 'form submissions',
  newsletter_subscriber: 'subscribers',
  api_key: 'API keys',
  webhook_endpoint: 'webhooks',
}

/** Throws a `TaskError` unless a site can be replaced: untouched, without records, keys, webhooks and open invitations. */
export async function assertReplaceable(db: Db, siteId: string): Promise<void> {
  const found = (await isUntouched(db, siteId)) ? [] : ['content']
  const counts = await countRowsOfSite(db, siteId, Object.keys(LABELS))
  for (const [table, label] of Object.entries(LABELS))
    if ((counts.get(table) ?? 0) > 0) found.push(label)
  if ((await listInvitations(db, siteId)).length > 0) found.push('invitations')
  if (found.length === 0) return
  const message = `This site has ${found.join(', ')} of its own. Import the archive as a new site; you can give it the addresses of this one then.`
  throw new TaskError([{ file: '', message }])
}
