import type { JsonObject } from '@vitrine/page'
import type { OwnIssue } from './draft-issue.ts'

/** The issue of a page for visitors with a password that has none, which no visitor can open. */
export const MISSING_PASSWORD: OwnIssue = {
  blockId: null,
  code: 'missing-password',
  field: 'access',
  text: { id: 'missing-password', params: {} },
  fix: null,
}

/** Returns whether only visitors with a password may see a page or an item. */
export function needsPassword({ access }: JsonObject): boolean {
  return (
    typeof access === 'object' && access !== null && 'kind' in access && access.kind === 'password'
  )
}
