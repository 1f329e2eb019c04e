import type { SiteLanguage } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'

/** A language of the site besides its own, as it is set. */
export type OtherLanguage = Pick<SiteLanguage, 'tag' | 'enabled'> &
  Partial<Pick<SiteLanguage, 'prefix' | 'isCustomCode' | 'displayName'>>

/** Changes the languages of the site besides its own, from what the server has now. */
export async function changeOtherLanguages(
  change: (others: readonly OtherLanguage[]) => readonly OtherLanguage[],
): Promise<void> {
  const { languages } = await callApi('listLanguages')
  const others = languages.filter(({ isDefault }) => !isDefault)
  const changed = change(others).map(({ tag, enabled, prefix, isCustomCode, displayName }) => ({
    tag,
    enabled,
    ...(prefix !== undefined && { prefix }),
    ...(isCustomCode !== undefined && { isCustomCode }),
    ...(displayName !== undefined && { displayName }),
  }))
  await callApi('changeLanguages', { body: { languages: changed } })
  await refreshLanguages()
}

/** Loads the languages of the site anew. */
export async function refreshLanguages(): Promise<void> {
  await Promise.all(
    ['listLanguages', 'readLanguages'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}
