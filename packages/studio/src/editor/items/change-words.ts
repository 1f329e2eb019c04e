import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import type { Translate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

export const wordKinds = ['tag', 'category'] as const

export type WordKind = (typeof wordKinds)[number]

/** Some tags or categories of a collection. */
export interface ChosenWords {
  readonly collectionId: string
  readonly kind: WordKind
  readonly names: readonly string[]
}

/** Replaces tags or categories by one name, or removes them, and says in how many items. Throws an `ApiError`. */
export async function changeWords(
  t: Translate,
  { collectionId, kind, names }: ChosenWords,
  to: string | null,
): Promise<void> {
  const { items, published, failed } = await callApi('changeCollectionWords', {
    params: { id: collectionId },
    body: { kind, names: [...names], to },
  })
  await queryClient.invalidateQueries()
  if (failed > 0) showFailure(t('words.failed', { count: failed }))
  else showToast(t(published ? 'words.changed' : 'words.waiting', { count: items }))
}
