import type { OwnTheme, OwnThemeFiles } from '@vitrine/contract'
import { ApiError } from '../../../api/call-api.ts'
import { queryClient, routeQuery } from '../../../api/route-query.ts'

/** Returns the query of a theme with its files. */
export function getThemeQuery(id: string) {
  return routeQuery('readOwnTheme', { params: { id } })
}

/** Loads the lists of themes again. */
export async function refreshThemes(): Promise<void> {
  await Promise.all(
    ['listOwnThemes', 'readThemeChoices'].map((call) =>
      queryClient.invalidateQueries({ queryKey: [call] }),
    ),
  )
}

/** Loads a theme again, and the texts of its files. */
export async function refreshTheme(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getThemeQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['readThemeFile'] }),
  ])
}

/** Shows a theme as the server answered it, whose file texts are then read again. */
export async function showTheme(answer: OwnThemeFiles): Promise<void> {
  queryClient.setQueryData(getThemeQuery(answer.theme.id).queryKey, answer)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['readThemeFile'] }),
    queryClient.invalidateQueries({ queryKey: ['listOwnThemes'] }),
  ])
}

/** Returns the message of an error with those of its fields, for a person. */
export function formatFailure(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : undefined
  return [error.message, ...Object.values(problem?.errors ?? {})].join(' ')
}

/** Returns the address of the editor of a theme's files. */
export function formatFilesUrl({ id }: Pick<OwnTheme, 'id'>): string {
  return `/config/themes/${id}/files`
}
