import type { JsonObject } from '@vitrine/page'
import type {
  RestoredDocument,
  RestoredPublication,
  WholeDocument,
} from '../../content/documents/index.ts'
import type { DocumentFile } from './format.ts'
import { isSameJson } from './json.ts'

/** A document as its file has it: what is published stands in it once, and not at all where the draft says it. */
export function documentFile(whole: WholeDocument): DocumentFile {
  const { id, kind, collectionId, createdAt, body: draft } = whole
  const others: { readonly locale: string; readonly body: JsonObject }[] = []
  const published = whole.published.map(({ locale, body, publishedAt, publishOn }) => {
    const times = {
      publishedAt: publishedAt.toISOString(),
      publishOn: publishOn.toISOString(),
    }
    if (isSameJson(body, draft)) return [locale, times] as const
    const same = others.find((other) => isSameJson(other.body, body))
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

/** The bodies of a file beside the draft, and where each stands in it. */
export function otherBodies({ published }: DocumentFile): readonly {
  readonly locale: string
  readonly body: JsonObject
}[] {
  const entries = Object.entries(published).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.flatMap(([locale, { body }]) =>
    // It was parsed as JSON.
    body ? [{ locale, body: body as JsonObject }] : [],
  )
}

/** A document as it is restored: each body that was published is a revision before the draft's. */
export function restoredDocument(file: DocumentFile): {
  readonly document: RestoredDocument
  readonly publications: readonly RestoredPublication[]
} {
  const { id, kind, collectionId = null, published } = file
  const createdAt = new Date(file.createdAt)
  const others = otherBodies(file)
  const rev = others.length + 1
  const revOf = (locale: string): number => {
    const at = published[locale]?.sameAs ?? locale
    const index = others.findIndex((other) => other.locale === at)
    return index < 0 ? rev : index + 1
  }
  const publications = Object.entries(published).map(([locale, { publishedAt, publishOn }]) => ({
    documentId: id,
    locale,
    rev: revOf(locale),
    publishedAt: new Date(publishedAt),
    publishOn: new Date(publishOn),
  }))
  // It was parsed as JSON.
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
