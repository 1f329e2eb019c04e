import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lintTemplatesBelow } from '../template-lint/index.ts'
import type { ThemePackage } from './theme-package.ts'

export interface TemplateIssue {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  readonly rule: string
}

/** Lints the templates in a folder, as `vitrine template check` does. */
export function lintFolder(folder: string): readonly TemplateIssue[] {
  return lintTemplatesBelow(folder)
    .filter(({ rule }) => rule !== 'configuration')
    .map(({ file, line, column, message, rule }) => ({
      file: file.slice(folder.length + 1),
      line,
      column,
      message,
      rule,
    }))
}

/** Lints the templates of a package in a temporary folder. */
export function lintPackage(files: ThemePackage): readonly TemplateIssue[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-theme-'))
  try {
    writeThemeFiles(folder, files)
    return lintFolder(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function writeThemeFiles(folder: string, files: ThemePackage): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
