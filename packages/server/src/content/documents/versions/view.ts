import type * as contract from '@vitrine/contract'
import type { OutcomesById } from './version-outcome-store.ts'
import type { VersionRow } from '../version-store.ts'
import { type EmailsById, toAuthorView } from '../view.ts'

export function toVersionView(
  { createdAt, ...row }: VersionRow,
  emails: EmailsById,
  outcomes: OutcomesById = new Map(),
): contract.VersionSummary {
  const outcome = row.reason === 'publish' ? (outcomes.get(row.id) ?? 'published') : null
  return {
    ...row,
    outcome,
    createdAt: createdAt.toISOString(),
    by: toAuthorView(row.createdBy, emails),
  }
}
