import { type ContentIssue, checkAccessibility } from '@vitrine/blocks'
import type { Db } from '../../../platform/db/db.ts'
import { loadAssetsByIds } from '../../../platform/files/store.ts'
import { getBlocks } from '../check-body.ts'
import { loadDocument } from '../load-document.ts'
import { uniqueEntries, type DocumentLocale } from '../document-locale.ts'

/** The maximum number of issues in one answer; the rest shows up once these are fixed. */
const MAX_DRAFT_ISSUES = 200

export type DraftIssue = DocumentLocale & ContentIssue

/**
 * Finds the accessibility issues of drafts, each in its language: images without alternative text, links
 * without a label. They never prevent publishing. `language` is the site's default.
 */
export async function findDraftIssues(
  db: Db,
  site: { readonly id: string; readonly language: string },
  entries: readonly DocumentLocale[],
): Promise<readonly DraftIssue[]> {
  const issues: DraftIssue[] = []
  for (const { documentId, locale } of uniqueEntries(entries)) {
    const { body } = await loadDocument(db, site.id, documentId)
    const blocks = getBlocks(body)
    const images = await loadAssetsByIds(db, site.id, getAssetIds(blocks))
    const getAlt = (id: string) => images.get(id)?.altText
    const ports = { locale, fallbackLocale: site.language, getAlt }
    for (const issue of checkAccessibility({ blocks }, ports))
      issues.push({ documentId, locale, ...issue })
    if (issues.length >= MAX_DRAFT_ISSUES) break
  }
  return issues.slice(0, MAX_DRAFT_ISSUES)
}

/** Returns the ids of the files that blocks name. */
function getAssetIds(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'assetId' in value && typeof value.assetId === 'string' ? [value.assetId] : []
  return [...own, ...Object.values(value).flatMap(getAssetIds)]
}
