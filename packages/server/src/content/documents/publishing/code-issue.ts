import { getPageCode, type JsonObject, pageCodeParts } from '@vitrine/page'
import { cleanPageCode } from '../../../platform/html/page-code.ts'
import type { OwnIssue } from './draft-issue.ts'

/** Returns the issue of a page or a site whose code has elements that visitors do not receive. */
export function checkPageCode(
  body: JsonObject,
  { runsPageScripts }: { readonly runsPageScripts: boolean },
): readonly OwnIssue[] {
  const code = getPageCode(body)
  const removed = pageCodeParts.flatMap(
    (part) => cleanPageCode(code[part] ?? '', { part, runsScripts: runsPageScripts }).removed,
  )
  if (removed.length === 0) return []
  const elements = [...new Set(removed)].map((name) => `<${name}>`).join(', ')
  const areOff = !runsPageScripts && removed.includes('script')
  const text = {
    id: areOff ? 'removed-code.scripts-off' : 'removed-code',
    params: { elements },
  } as const
  return [{ blockId: null, code: 'removed-code', field: 'code', text, fix: null }]
}
