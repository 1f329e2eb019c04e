import type { DocumentSummary, PublishEntry } from '@vitrine/contract'
import type { DocumentKind } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'

/** The maximum number of documents in one publication. */
const MAX_DOCUMENTS = 200

/** A document with unpublished changes, in the languages that have them. */
export interface ChangedDocument extends Pick<
  DocumentSummary,
  'id' | 'kind' | 'title' | 'collectionId' | 'rev' | 'state' | 'updatedAt' | 'updatedBy'
> {
  readonly languages: readonly { readonly locale: string; readonly isNew: boolean }[]
}

/** Loads the documents whose drafts differ from what visitors see, last changed first. */
export async function loadChangedDocuments(): Promise<readonly ChangedDocument[]> {
  const found: ChangedDocument[] = []
  let cursor: string | undefined
  do {
    const page = await callApi('listDocuments', {
      query: { changed: 'only', ...(cursor !== undefined && { cursor }) },
    })
    found.push(...page.documents.map(toChangedDocument))
    cursor = page.nextPageCursor ?? undefined
  } while (cursor !== undefined && found.length < MAX_DOCUMENTS)
  return found
}

function toChangedDocument({ languages, ...document }: DocumentSummary): ChangedDocument {
  return {
    ...document,
    languages: languages
      .filter(({ publishedRev }) => publishedRev !== document.rev)
      .map(({ locale, publishedRev }) => ({ locale, isNew: publishedRev === null })),
  }
}

/** Returns documents with the open one first, then those that are edited beside it. */
export function sortOpenFirst(
  documents: readonly ChangedDocument[],
  open: OpenDocument | undefined,
): readonly ChangedDocument[] {
  if (!open) return documents
  const rank = (document: ChangedDocument) =>
    document.id === open.documentId ? 0 : isBeside(document, open) ? 1 : 2
  return documents.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns the key of a document in one language. */
export function getKey({
  documentId,
  locale,
}: {
  readonly documentId: string
  readonly locale: string
}): string {
  return `${documentId} ${locale}`
}

/** Returns the entries of documents, one for each language. */
export function listEntries(documents: readonly ChangedDocument[]): readonly PublishEntry[] {
  return documents.flatMap(({ id: documentId, rev, languages }) =>
    languages.map(({ locale }) => ({ documentId, locale, rev })),
  )
}

/**
 * Returns whether a document is edited beside the open one. The header and footer show the logo and the accounts of the
 * site settings, which are changed there also before the screen is loaded again.
 */
function isBeside({ id, kind }: ChangedDocument, open: OpenDocument): boolean {
  return (
    open.getBesides().includes(id) || (open.kind === 'header-footer' && kind === 'site-settings')
  )
}

interface OpenDocument {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly locale: string
  /** Returns the ids of the documents that are edited beside it. */
  readonly getBesides: () => readonly string[]
}

/**
 * Returns the keys that are chosen at first: those of the proposed documents. Without a proposal those of the open document, whose other languages follow once they are
 * public, and those of the documents edited beside it; without one the changes that this person made.
 */
export function chooseFirst(
  documents: readonly ChangedDocument[],
  by: {
    readonly open: OpenDocument | undefined
    readonly memberId: string | undefined
    readonly proposedIds?: readonly string[] | undefined
  },
): ReadonlySet<string> {
  const { open, memberId, proposedIds } = by
  const isChosen = (document: ChangedDocument, locale: string) => {
    const { id, updatedBy, languages } = document
    if (proposedIds) return proposedIds.includes(id)
    return open
      ? isBeside(document, open) ||
          (id === open.documentId &&
            (locale === open.locale ||
              languages.some((own) => own.locale === locale && !own.isNew)))
      : updatedBy === memberId
  }
  return new Set(
    documents.flatMap((document) =>
      document.languages.flatMap(({ locale }) =>
        isChosen(document, locale) ? [getKey({ documentId: document.id, locale })] : [],
      ),
    ),
  )
}

/** Returns the number of documents that are chosen at first. */
export function countChosen(
  documents: readonly ChangedDocument[],
  by: Parameters<typeof chooseFirst>[1],
): number {
  const chosen = chooseFirst(documents, by)
  const isChosen = ({ id: documentId, languages }: ChangedDocument) =>
    languages.some(({ locale }) => chosen.has(getKey({ documentId, locale })))
  return documents.filter(isChosen).length
}

/** Returns the entries that publish a document in every language in which visitors do not see its draft. */
export function listUnpublished({
  id: documentId,
  rev,
  languages,
}: Pick<DocumentSummary, 'id' | 'rev' | 'languages'>): readonly PublishEntry[] {
  return languages
    .filter(({ publishedRev }) => publishedRev !== rev)
    .map(({ locale }) => ({ documentId, locale, rev }))
}
