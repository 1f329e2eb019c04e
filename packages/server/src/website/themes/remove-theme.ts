import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ThemePackageError } from './theme-package-error.ts'

/** Removes an added theme. Throws `ThemePackageError` if there is none of this name. */
export function removeTheme(folder: string, name: string): void {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((each) => !each.startsWith('.'))
    : []
  if (!names.includes(name))
    throw new ThemePackageError(
      name,
      `There is no added theme of this name. Added themes: ${names.join(', ') || 'none'}.`,
    )
  // Folders that begin with a dot are not themes: servers never see half of one.
  const removed = mkdtempSync(join(folder, '.removing-'))
  renameSync(join(folder, name), join(removed, name))
  rmSync(removed, { recursive: true, force: true })
}
