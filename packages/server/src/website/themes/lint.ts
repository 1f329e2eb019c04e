import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { problemsBelow } from '../template-lint/index.ts'
import type { ThemePackage } from './theme-package.ts'

export interface TemplateFault {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  readonly rule: string
}

/** What `vitrine template check` says of the templates that lie in a folder. */
export function lintBelow(folder: string): readonly TemplateFault[] {
  return problemsBelow(folder)
    .filter(({ rule }) => rule !== 'configuration')
    .map(({ file, line, column, message, rule }) => ({
      file: file.slice(folder.length + 1),
      line,
      column,
      message,
      rule,
    }))
}

/** The same of what was read from a zip or a folder, which is put into a folder of its own for that. */
export function lintOf(files: ThemePackage): readonly TemplateFault[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-theme-'))
  try {
    writeTheme(folder, files)
    return lintBelow(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function writeTheme(folder: string, files: ThemePackage): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
