import { faultMessages } from '@vitrine/blocks'
import type * as contract from '@vitrine/contract'
import type { Op } from '@vitrine/page'
import type { ChangeRow } from './change-store.ts'
import type { PlacedFault } from './content-faults.ts'
import type { DocumentRow, ListedRow } from './document-store.ts'
import type { LinkRow } from './preview-store.ts'
import type { Proposed } from './propose.ts'
import type { PublicationRow } from './publication-store.ts'
import type { ReviewRow } from './review-store.ts'
import type { ScheduleRow } from './schedule-store.ts'
import type { VersionRow } from './version-store.ts'

export function documentView(row: DocumentRow): contract.DocumentWithDraft {
  const { id, kind, collectionId, rev, body, createdAt, updatedAt, deletedAt } = row
  return {
    id,
    kind,
    collectionId,
    rev,
    body,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    published: row.published.map(({ locale, path, publishedAt, ...shown }) => ({
      locale,
      rev: shown.rev,
      path,
      publishedAt: new Date(publishedAt).toISOString(),
    })),
  }
}

export function summaryView(row: ListedRow, locale: string): contract.DocumentSummary {
  const { titles, slugs, publishedAt, updatedAt, deletedAt, ...rest } = row
  return {
    ...rest,
    title: inLanguage(titles, locale),
    slug: inLanguage(slugs, locale),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}

/** In the asked language, else in any. */
export function inLanguage(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? Object.values(texts)[0] ?? ''
}

/** The addresses of members by id. */
type Emails = ReadonlyMap<string, string>

export function changeView(
  { madeAt, memberId, ...row }: ChangeRow,
  emails: Emails,
): contract.ChangeSummary {
  return { ...row, madeAt: madeAt.toISOString(), by: byView(memberId, emails) }
}

export function versionView(
  { createdAt, ...row }: VersionRow,
  emails: Emails,
): contract.VersionSummary {
  return { ...row, createdAt: createdAt.toISOString(), by: byView(row.createdBy, emails) }
}

function byView(id: string | null, emails: Emails) {
  const email = id === null ? undefined : emails.get(id)
  return id === null || email === undefined ? null : { id, email }
}

export function publicationView(row: PublicationRow): contract.Publication {
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
      title: inLanguage(entry.titles, entry.locale),
      rev: entry.rev,
      path: entry.path,
      beforeRev: entry.beforeRev,
      beforePath: entry.beforePath,
    })),
  }
}

/** As the contract has them: nobody changes what is sent, but its types allow it. */
export function wireOps(ops: readonly Op[]) {
  return ops.map((op) => ({ ...op, path: [...op.path] }))
}

export function contentFaultView(fault: PlacedFault): contract.ContentFault {
  return { ...fault, message: faultMessages[fault.code] }
}

export function proposedView({ titles, publishedRev: _shown, ...row }: Proposed) {
  return { ...row, title: inLanguage(titles, row.locale) }
}

export function scheduleView(row: ScheduleRow): contract.ScheduleView {
  const { createdBy: _member, runAt, entries, ...rest } = row
  return { ...rest, runAt: runAt.toISOString(), entries: entries.map(entryView) }
}

export function reviewView(row: ReviewRow): contract.ReviewView {
  const { askedAt, decidedAt, entries, ...rest } = row
  return {
    ...rest,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    entries: entries.map(entryView),
  }
}

function entryView(entry: ScheduleRow['entries'][number]) {
  const { documentId, locale, rev } = entry
  return { documentId, locale, rev }
}

export function linkView(row: LinkRow): contract.PreviewLink {
  const { createdAt, expiresAt, revokedAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
