import { MAIN_NAVIGATION } from '@vitrine/page'
import type { Theme, ThemeFiles, ThemeIssue } from '../theme-loading/index.ts'

const START = { line: 1, column: 1 } as const

const COLLECTION = /^collections\/([^/]+)\.(?:list|item)$/

/** Lists what the platform does because a theme does not. Nothing of it is wrong. */
export function listThemeNotes(theme: Theme, { shared = new Set() }: ThemeFiles): ThemeIssue[] {
  const notes: string[] = []
  if (!theme.pages.has('home'))
    notes.push(
      'The theme has no pages/home.page: / shows the owner’s home page, else it leads to the first page of the menus',
    )
  const [first] = theme.menus
  if (first !== undefined && !theme.menus.includes(MAIN_NAVIGATION))
    notes.push(
      `No navigation has the name "${MAIN_NAVIGATION}": "${first}" shows the main menu, and the owner can choose another one`,
    )
  const collections = [...shared].flatMap((path) => COLLECTION.exec(path)?.[1] ?? [])
  if (collections.length > 0)
    notes.push(
      `The theme does not have all templates of these collections. Those of the platform are used, in the theme’s fonts and colors: ${[...new Set(collections)].toSorted().join(', ')}`,
    )
  return notes.map((message) => ({ file: 'template.conf', ...START, message }))
}
