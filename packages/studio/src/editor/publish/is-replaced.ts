import type { Publication } from '@vitrine/contract'

type Row = Pick<Publication, 'id'> & {
  readonly changed: readonly Pick<Publication['changed'][number], 'documentId' | 'locale'>[]
}

/** Returns whether a newer publication changed a document of this one, which then cannot be rolled back. `all` are the newest first. */
export function isReplaced({ id, changed }: Row, all: readonly Row[]): boolean {
  const newer = all.slice(
    0,
    all.findIndex((each) => each.id === id),
  )
  return changed.some(({ documentId, locale }) =>
    newer.some((each) =>
      each.changed.some((own) => own.documentId === documentId && own.locale === locale),
    ),
  )
}
