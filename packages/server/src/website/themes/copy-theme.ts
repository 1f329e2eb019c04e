import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { ThemePackageError } from './theme-package-error.ts'

/** Lists the themes of Vitrine that a new theme can start from. */
export function listStarterThemes(): readonly string[] {
  const folder = fileURLToPath(THEMES)
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'template.conf')))
    .toSorted()
}

/**
 * Copies a theme of Vitrine to a new folder, without its demo and starters, and names it after the folder. Throws
 * `ThemePackageError` if there is no such theme, or if the folder has files.
 */
export function copyTheme(starter: string, folder: string): void {
  const starters = listStarterThemes()
  if (!starters.includes(starter))
    throw new ThemePackageError(starter, `There is no such theme. Use ${starters.join(' or ')}.`)
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new ThemePackageError(folder, 'This folder has files. Choose a new one.')
  const source = join(fileURLToPath(THEMES), starter)
  const skipped = ['demo', 'starters'].map((name) => join(source, name))
  cpSync(source, target, { recursive: true, filter: (path) => !skipped.includes(path) })
  const configuration = join(target, 'template.conf')
  const text = readFileSync(configuration, 'utf8')
  const name = JSON.stringify(basename(target))
  writeFileSync(
    configuration,
    text.replace(/("name"\s*:\s*)"[^"]*"/, (_, key) => `${key}${name}`),
  )
}
