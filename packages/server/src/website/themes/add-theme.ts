import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { THEMES } from '../../platform/config/paths.ts'
import { checkTheme, type ThemeCheck } from './check-theme.ts'
import { lintBelow, writeTheme } from './lint.ts'
import { Refused } from './refused.ts'
import { replaceFolder } from './replace-folder.ts'
import type { ThemePackage } from './theme-package.ts'

/** Where the themes of an install lie that did not come with the product. */
export function themesFolderIn(dataDir: string): string {
  return join(dataDir, 'themes')
}

/** What a theme's folder may be called; `system` is what all themes fall back to. */
const NAME = /^(?!system$)[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Puts a theme beside the others: whole, or not at all. Throws `Refused` where it could draw no page, or where
 * another has its name and is not to be replaced.
 */
export async function addTheme(
  files: ThemePackage,
  given: { readonly folder: string; readonly name: string | undefined; readonly replaces: boolean },
): Promise<{ readonly name: string; readonly check: ThemeCheck }> {
  const check = await checkTheme(files)
  const [grave] = check.grave
  if (grave) throw new Refused(`${grave.file}:${grave.line}:${grave.column}`, `${grave.message}.`)
  const name = given.name ?? nameOf(check.title)
  if (!NAME.test(name))
    throw new Refused(name, 'A theme is named with a-z, 0-9 and hyphens: give it a --name.')
  const target = join(given.folder, name)
  // One of those that come with the product would be hidden by it.
  const isTaken = existsSync(target) || existsSync(new URL(`${name}/`, THEMES))
  if (isTaken && !given.replaces)
    throw new Refused(name, 'There is a theme of this name. Use --replace, or another --name.')
  mkdirSync(given.folder, { recursive: true })
  // Names that begin with a dot are no themes'.
  const draft = mkdtempSync(join(given.folder, '.adding-'))
  try {
    writeTheme(draft, files)
    refuseCircles(draft)
    replaceFolder(target, draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return { name, check }
}

/** A partial that always applies itself would end every page in an error. */
function refuseCircles(folder: string): void {
  const circle = lintBelow(folder).find(({ rule }) => rule === 'endless-partial')
  if (circle) throw new Refused(`${circle.file}:${circle.line}:${circle.column}`, circle.message)
}

function nameOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 63)
}
