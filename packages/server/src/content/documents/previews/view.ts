import type * as contract from '@vitrine/contract'
import type { PreviewLinkRow } from './preview-store.ts'

export function toPreviewLinkView(row: PreviewLinkRow): contract.PreviewLink {
  const { createdAt, expiresAt, revokedAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
