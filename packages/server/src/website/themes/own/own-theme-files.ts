import type { Db } from '../../../platform/db/db.ts'
import { MAX_BYTES, MAX_FILES, type Themes } from '../../theme-loading/index.ts'
import { themeErrors } from '../errors.ts'
import { type FileChange, listChanges, type OwnTheme } from './store.ts'

/** The files of a theme, by path. */
export type Files = ReadonlyMap<string, Buffer>

/** Matches the files of an installed theme that are not a part of its copies: sample sites. */
const SAMPLES = /^(?:demo|starters)\//

/** Reads the files of the installed theme that an own one changes; none for an uploaded theme. */
export function readBase(themes: Themes, { base }: Pick<OwnTheme, 'base'>): Files {
  const files = base === '' ? undefined : themes.readInstalled(base)
  return new Map([...(files ?? [])].filter(([path]) => !SAMPLES.test(path)))
}

/** Returns the files of a theme: those of its base with its changes. */
export function mergeChanges(base: Files, changes: readonly FileChange[]): Files {
  const files = new Map(base)
  for (const { path, content, isOfBase } of changes) {
    if (content) files.set(path, content)
    else if (!isOfBase) files.delete(path)
  }
  return files
}

/** Loads the files of a version of a theme. */
export async function loadFiles(
  themes: Themes,
  db: Db,
  { siteId, ...theme }: Pick<OwnTheme, 'id' | 'base' | 'version'> & { readonly siteId: string },
): Promise<Files> {
  return mergeChanges(readBase(themes, theme), await listChanges(db, siteId, theme))
}

/** Throws `themes.badFile` if a theme has more files than a theme may. */
export function assertSize(files: Files): void {
  let bytes = 0
  for (const content of files.values()) bytes += content.byteLength
  if (files.size > MAX_FILES)
    throw themeErrors.badFile({ errors: { path: `A theme has at most ${MAX_FILES} files.` } })
  if (bytes > MAX_BYTES) throw themeErrors.badFile({ errors: { text: 'The theme is too large.' } })
}
