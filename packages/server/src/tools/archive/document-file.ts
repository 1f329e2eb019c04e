import type { JsonObject } from '@vitrine/page'
import type {
  RestoredDocument,
  RestoredPublication,
  ExportedDocument,
} from '../../content/documents/index.ts'
import type { DocumentFile } from './format.ts'
import { isEqualJson } from './json.ts'

/** Converts a document to its file. Each published body is stored once, and not at all if it equals the draft. */
export function toDocumentFile(whole: ExportedDocument): DocumentFile {
  const { id, kind, collectionId, createdAt, body: draft } = whole
  const others: { readonly locale: string; readonly body: JsonObject }[] = []
  const published = whole.published.map(({ locale, body, publishedAt, publishOn }) => {
    const times = {
      publishedAt: publishedAt.toISOString(),
      publishOn: publishOn.toISOString(),
    }
    if (isEqualJson(body, draft)) return [locale, times] as const
    const same = others.find((other) => isEqualJson(other.body, body))
    if (same) return [locale, { ...times, sameAs: same.locale }] as const
    others.push({ locale, body })
    return [locale, { ...times, body }] as const
  })
  return {
    id,
    kind,
    ...(collectionId !== null && { collectionId }),
    createdAt: createdAt.toISOString(),
    draft,
    published: Object.fromEntries(published),
  }
}

/** Lists the published bodies of a file that differ from the draft, with their languages. */
export function listPublishedBodies({ published }: DocumentFile): readonly {
  readonly locale: string
  readonly body: JsonObject
}[] {
  const entries = Object.entries(published).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.flatMap(([locale, { body }]) =>
    // The file was parsed as JSON.
    body ? [{ locale, body: body as JsonObject }] : [],
  )
}

/** Converts a file to a document: each published body becomes a revision before the draft's. */
export function fromDocumentFile(file: DocumentFile): {
  readonly document: RestoredDocument
  readonly publications: readonly RestoredPublication[]
} {
  const { id, kind, collectionId = null, published } = file
  const createdAt = new Date(file.createdAt)
  const others = listPublishedBodies(file)
  const rev = others.length + 1
  const getRev = (locale: string): number => {
    const source = published[locale]?.sameAs ?? locale
    const index = others.findIndex((other) => other.locale === source)
    return index < 0 ? rev : index + 1
  }
  const publications = Object.entries(published).map(([locale, { publishedAt, publishOn }]) => ({
    documentId: id,
    locale,
    rev: getRev(locale),
    publishedAt: new Date(publishedAt),
    publishOn: new Date(publishOn),
  }))
  // The file was parsed as JSON.
  const body = file.draft as JsonObject
  const versions = others.map((other, index) => ({ rev: index + 1, body: other.body }))
  const isDraftShown = publications.some((each) => each.rev === rev)
  return {
    document: {
      ...{ id, kind, collectionId, createdAt, body, rev },
      versions: isDraftShown ? [...versions, { rev, body }] : versions,
    },
    publications,
  }
}
