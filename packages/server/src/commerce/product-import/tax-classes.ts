import { findTaxClass } from '@vitrine/model'
import type { ProductDraft } from './draft.ts'
import type { Problem, Row } from './sheet.ts'

/** Parses the tax class of a row; null for Standard, also as `parent` of WooCommerce's variations. */
export function parseTaxClass(row: Row): string | null {
  const text = row.text('tax class')
  return text.toLowerCase() === 'parent' ? null : (findTaxClass(text, [text]) ?? null)
}

/**
 * Gives products the tax classes of the store that their file names. One that the store does not have becomes
 * Standard, with a remark.
 */
export function resolveTaxClasses(drafts: readonly ProductDraft[], taxClasses: readonly string[]) {
  const remarks: Problem[] = []
  const resolved = drafts.map((draft): ProductDraft => {
    if (!draft.taxClass) return draft
    const taxClass = findTaxClass(draft.taxClass, taxClasses)
    if (taxClass === undefined) {
      const message = `the store has no tax class ${JSON.stringify(draft.taxClass)}: the product has Standard`
      remarks.push({ line: draft.line, row: draft.row, column: 'tax class', message })
    }
    return { ...draft, taxClass: taxClass ?? null }
  })
  return { drafts: resolved, remarks }
}
