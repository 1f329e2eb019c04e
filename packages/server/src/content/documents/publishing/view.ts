import { issueMessages } from '@vitrine/blocks'
import type * as contract from '@vitrine/contract'
import { getLocalizedText } from '../view.ts'
import type { DraftIssue } from './draft-issues.ts'
import type { PublicationRow } from './publication-store.ts'
import type { SuggestedDraft } from './suggestions.ts'

export function toPublicationView(row: PublicationRow): contract.Publication {
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

export function toDraftIssueView(issue: DraftIssue): contract.ContentIssue {
  return { ...issue, message: issueMessages[issue.code] }
}

export function toSuggestionView({ titles, publishedRev: _rev, ...row }: SuggestedDraft) {
  return { ...row, title: getLocalizedText(titles, row.locale) }
}
