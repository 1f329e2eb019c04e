import type * as contract from '@vitrine/contract'
import type { Op } from '@vitrine/page'
import { loadStaffEmails } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { DocumentLocale } from './document-locale.ts'
import type { DocumentRow } from './document-store.ts'
import type { TitlesById } from './title-store.ts'

export function toDocumentView(row: DocumentRow): contract.DocumentWithDraft {
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
    published: row.published.map(({ locale, path, rev, versionId, publishedAt }) => ({
      locale,
      rev,
      versionId,
      path,
      publishedAt: new Date(publishedAt).toISOString(),
    })),
  }
}

/** Returns the text in a language, or else in any other. */
export function getLocalizedText(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? Object.values(texts)[0] ?? ''
}

/** The email addresses of staff members by id. */
export type EmailsById = ReadonlyMap<string, string>

/** Loads the email addresses of staff members; null ids are skipped. */
export async function loadAuthorEmails(
  db: Db,
  siteId: string,
  ids: readonly (string | null)[],
): Promise<EmailsById> {
  return loadStaffEmails(
    db,
    siteId,
    ids.flatMap((id) => id ?? []),
  )
}

/**
 * Returns the staff member who made a change; null for a change of the system or a deleted member.
 */
export function toAuthorView(id: string | null, emails: EmailsById) {
  const email = id === null ? undefined : emails.get(id)
  return id === null || email === undefined ? null : { id, email }
}

/** Returns operations in the mutable types of the contract. */
export function toWireOps(ops: readonly Op[]) {
  return ops.map((op) => ({ ...op, path: [...op.path] }))
}

/** Returns the document, the language and the revision of a scheduled or reviewed entry, with its title. */
export function toEntryView(
  { documentId, locale, rev }: DocumentLocale & { readonly rev: number | null },
  titles: TitlesById,
) {
  // Entries are deleted with their documents.
  const { kind = 'page', titles: own = {} } = titles.get(documentId) ?? {}
  return { documentId, locale, rev, kind, title: getLocalizedText(own, locale) } as const
}
