import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { THEMES } from '../../platform/config/paths.ts'
import { checkTheme, type ThemeCheck } from './check-theme.ts'
import { lintFolder, writeThemeFiles } from './lint.ts'
import { ThemePackageError } from './theme-package-error.ts'
import { replaceFolder } from './replace-folder.ts'
import type { ThemeReading } from './theme-package.ts'

/** Returns the folder of installed themes. */
export function getThemesFolder(dataDir: string): string {
  return join(dataDir, 'themes')
}

/** Matches the folder name of a theme; `system` is the platform's. */
const THEME_NAME = /^(?!system$)[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Adds a theme, whole or not at all. Throws `ThemePackageError` if it has fatal issues, or if its
 * name is taken and it may not replace that theme.
 */
export async function addTheme(
  reading: ThemeReading,
  options: {
    readonly folder: string
    readonly name: string | undefined
    readonly replaces: boolean
  },
): Promise<{ readonly name: string; readonly check: ThemeCheck }> {
  const check = await checkTheme(reading)
  const [fatal] = check.fatal
  if (fatal)
    throw new ThemePackageError(`${fatal.file}:${fatal.line}:${fatal.column}`, `${fatal.message}.`)
  const name = options.name ?? toThemeName(check.title)
  if (!THEME_NAME.test(name))
    throw new ThemePackageError(
      name,
      'The name of a theme has only a-z, 0-9 and hyphens. Choose one with --name.',
    )
  const target = join(options.folder, name)
  // It would hide a theme of the product.
  const isTaken = existsSync(target) || existsSync(new URL(`${name}/`, THEMES))
  if (isTaken && !options.replaces)
    throw new ThemePackageError(
      name,
      'A theme with this name exists. Use --replace, or another --name.',
    )
  mkdirSync(options.folder, { recursive: true })
  // Folders that begin with a dot are not themes.
  const draft = mkdtempSync(join(options.folder, '.adding-'))
  try {
    writeThemeFiles(draft, reading.files)
    rejectEndlessPartials(draft)
    replaceFolder(target, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return { name, check }
}

/** Rejects a partial that always applies itself, which would fail every page. */
function rejectEndlessPartials(folder: string): void {
  const problem = lintFolder(folder).find(({ rule }) => rule === 'endless-partial')
  if (problem)
    throw new ThemePackageError(
      `${problem.file}:${problem.line}:${problem.column}`,
      problem.message,
    )
}

function toThemeName(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 63)
}
