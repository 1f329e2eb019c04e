import type * as contract from '@vitrine/contract'
import type { VersionRow } from '../version-store.ts'
import { type EmailsById, toAuthorView } from '../view.ts'

export function toVersionView(
  { createdAt, ...row }: VersionRow,
  emails: EmailsById,
): contract.VersionSummary {
  return { ...row, createdAt: createdAt.toISOString(), by: toAuthorView(row.createdBy, emails) }
}
