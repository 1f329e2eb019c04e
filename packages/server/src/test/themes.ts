import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeZip } from '../website/themes/zip.ts'

export const CONF =
  '{"name":"Plain","layouts":{"default":{"regions":["site"]}},"stylesheets":["a.less"]}'

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-themes-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** A theme in a folder, with these files besides. */
export function themeWith(files: Readonly<Record<string, string>> = {}): string {
  const made = join(folder(), 'plain')
  const all = {
    'template.conf': CONF,
    'site.region': '{squarespace.main-content}',
    'styles/a.less': '.a { b: c }',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), text)
  }
  return made
}

export function zipWith(files: Readonly<Record<string, string | Buffer>>): string {
  const path = join(folder(), 'theme.zip')
  writeFileSync(
    path,
    writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  )
  return path
}
