import { isUtf8 } from 'node:buffer'
import type { OwnTheme as OwnThemeView, OwnThemeFiles, ThemeFile } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { formatOwnThemeName, type Themes } from '../../theme-loading/index.ts'
import { checkOwnTheme } from './check-own-theme.ts'
import { type Files, mergeChanges, readBase } from './own-theme-files.ts'
import { listChanges, listVersionsAfter, type OwnTheme } from './store.ts'

/** The number of versions that can be restored. */
export const MAX_VERSIONS = 200

/** The maximum bytes of a file that is edited as text. */
const MAX_TEXT_BYTES = 1_000_000

/** Matches the files of a theme that are text; others are served as they are. */
const TEXT =
  /(?:^|\/)[^./]+$|\.(?:conf|region|block|list|item|page|preset|jsont|html|less|css|m?js|map|json|md|txt|xml|svg)$/i

/** Returns whether a file can be edited. */
export function isText(path: string, content: Buffer): boolean {
  return TEXT.test(path) && content.byteLength <= MAX_TEXT_BYTES && isUtf8(content)
}

export function getOwnThemeView(
  themes: Themes,
  site: Pick<Site, 'theme'>,
  theme: OwnTheme,
): OwnThemeView {
  const name = formatOwnThemeName(theme.id)
  return {
    ...theme,
    name,
    draftName: formatOwnThemeName(theme.id, { isDraft: true }),
    base: themes.names.includes(theme.base) ? themes.get(theme.base).title : theme.base,
    isUsed: site.theme === name,
  }
}

/** Loads a theme with the files of its latest version and what is wrong with them. */
export async function loadOwnThemeFiles(
  themes: Themes,
  db: Db,
  { site, theme }: { readonly site: Site; readonly theme: OwnTheme },
): Promise<OwnThemeFiles> {
  const base = readBase(themes, theme)
  const files = mergeChanges(base, await listChanges(db, site.id, theme))
  const after = { id: theme.id, version: Math.max(0, theme.version - MAX_VERSIONS) }
  return {
    theme: getOwnThemeView(themes, site, theme),
    files: listFiles(base, files),
    problems: [...(await checkOwnTheme(files))],
    versions: [...(await listVersionsAfter(db, site.id, after))],
  }
}

/** Lists the files of a theme and those of its base that it does not have, by path. */
function listFiles(base: Files, files: Files): ThemeFile[] {
  return [...new Map([...base, ...files])]
    .map(([path, content]): ThemeFile => {
      const state = getState(base.get(path), files.get(path))
      return { path, bytes: content.byteLength, isText: isText(path, content), state }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function getState(base: Buffer | undefined, own: Buffer | undefined): ThemeFile['state'] {
  if (!own) return 'removed'
  if (!base) return 'added'
  return base.equals(own) ? 'same' : 'changed'
}
