/** A document in one language. */
export interface DocumentLocale {
  readonly documentId: string
  readonly locale: string
}

/** Returns a key that identifies a document in one language. */
export function getDocumentLocaleKey({ documentId, locale }: DocumentLocale): string {
  return `${documentId} ${locale}`
}

/**
 * Returns the entries without duplicates; the last of several for one document and language counts. They
 * are sorted, so that two concurrent sets lock rows in the same order.
 */
export function uniqueEntries<Entry extends DocumentLocale>(
  entries: readonly Entry[],
): readonly Entry[] {
  const byKey = new Map(entries.map((entry) => [getDocumentLocaleKey(entry), entry]))
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}
