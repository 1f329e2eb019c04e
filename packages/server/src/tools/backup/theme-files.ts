import { createReadStream, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { BackupEntry } from './format.ts'

/** Reads the files of the installed themes. Links and drafts, whose names begin with a dot, are skipped. */
export async function* readThemeFiles(folder: string): AsyncGenerator<BackupEntry> {
  if (!existsSync(folder)) return
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.toSorted()) {
    const path = join(folder, name)
    if (name.startsWith('.') || !lstatSync(path).isFile()) continue
    const header = { type: 'theme', path: relative(folder, path).split(sep).join('/') } as const
    yield { header, content: createReadStream(path) }
  }
}

/**
 * Replaces the installed themes by those of a folder; without any, the folder of themes is removed. Returns the functions
 * that undo it and that finish it.
 */
export function replaceThemes(
  folder: string,
  restored: string,
): { readonly undo: () => void; readonly finish: () => void } {
  const before = `${restored}-before`
  const isReplaced = existsSync(folder)
  if (isReplaced) renameSync(folder, before)
  if (readdirSync(restored).length > 0) renameSync(restored, folder)
  const undo = () => {
    rmSync(folder, { recursive: true, force: true })
    if (isReplaced) renameSync(before, folder)
  }
  return { undo, finish: () => rmSync(before, { recursive: true, force: true }) }
}
