import {
  formatLocalePath,
  listAllLanguages,
  type SiteLanguage,
} from '../../../identity/multilingual/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type * as contract from '@vitrine/contract'
import { getLocalizedText } from '../view.ts'
import type { DraftIssue } from './draft-issue.ts'
import type { PublicationRow } from './publication-store.ts'
import type { SuggestedDraft } from './suggestions.ts'

/** Returns publications with the titles and URLs of their documents. */
export async function toPublicationViews(
  db: Db,
  siteId: string,
  rows: readonly PublicationRow[],
): Promise<contract.Publication[]> {
  const languages = await listAllLanguages(db, siteId)
  return rows.map((row) => formatPublication(row, languages))
}

export async function toPublicationView(
  db: Db,
  siteId: string,
  row: PublicationRow,
): Promise<contract.Publication> {
  return formatPublication(row, await listAllLanguages(db, siteId))
}

function formatPublication(
  row: PublicationRow,
  languages: readonly SiteLanguage[],
): contract.Publication {
  const { id, action, label, takesBack, publishedAt, publishedBy } = row
  return {
    id,
    action,
    label,
    takesBack,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
    changed: row.changed.map((entry) => ({
      documentId: entry.documentId,
      locale: entry.locale,
      kind: entry.kind,
      title: getLocalizedText(entry.titles, entry.locale),
      rev: entry.rev,
      path: entry.path,
      url: entry.path === null ? null : formatLocalePath(languages, entry.locale, `/${entry.path}`),
      beforeRev: entry.beforeRev,
      beforePath: entry.beforePath,
    })),
    outdatedSchedules: row.outdatedSchedules.map((schedule) => ({
      id: schedule.id,
      label: schedule.label,
      runAt: schedule.runAt.toISOString(),
      state: schedule.state,
    })),
  }
}

export function toDraftIssueView({ fix, ...issue }: DraftIssue): contract.ContentIssue {
  return { ...issue, fix: fix && { ...fix, payload: { ...fix.payload } } }
}

export function toSuggestionView({ titles, publishedRev: _rev, ...row }: SuggestedDraft) {
  return { ...row, title: getLocalizedText(titles, row.locale) }
}
