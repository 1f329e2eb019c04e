import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeZip } from '../website/themes/index.ts'

export const THEME_CONFIGURATION =
  '{"name":"Plain","layouts":{"default":{"regions":["site"]}},"stylesheets":["a.less"]}'

export function createTempFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-themes-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** Creates a theme folder with these files and the required ones, without those that are `undefined`. */
export function createThemeFolder(
  files: Readonly<Record<string, string | undefined>> = {},
): string {
  const folder = join(createTempFolder(), 'plain')
  const all = {
    'template.conf': THEME_CONFIGURATION,
    'site.region': '{squarespace.main-content}',
    'styles/a.less': '.a { b: c }',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

export function createThemeZip(files: Readonly<Record<string, string | Buffer>>): string {
  const path = join(createTempFolder(), 'theme.zip')
  writeFileSync(
    path,
    writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  )
  return path
}
