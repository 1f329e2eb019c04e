import { Readable } from 'node:stream'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { type ArchiveIssue, type ArchiveSource, createFolderSource } from '../archive/index.ts'
import { readStarter, type Starter } from './read-starter.ts'
import { DEFAULT_STARTER, STARTER_FILE } from './starter-file.ts'

/** Lists the starters of a theme of Vitrine, in alphabetical order. */
export function listStarters(theme: string): readonly string[] {
  const folder = join(fileURLToPath(THEMES), theme, 'starters')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => existsSync(join(folder, name, STARTER_FILE))).toSorted()
}

/**
 * Loads a starter of a theme of Vitrine, the default one if none is named; undefined if the theme does not have it.
 * Throws an error for the user if it is invalid.
 */
export async function loadStarter(
  theme: string,
  name: string = DEFAULT_STARTER,
): Promise<Starter | undefined> {
  const folder = join(fileURLToPath(THEMES), theme, 'starters', name)
  if (!existsSync(join(folder, STARTER_FILE))) return undefined
  const read = await readStarter(createFolderSource(folder))
  if ('starter' in read) return read.starter
  const issues = read.errors.map(({ file, message }) => `  ${file}: ${message}`)
  throw new Error(`The starter ${name} of the theme ${theme} is invalid.\n${issues.join('\n')}`)
}

/** Checks all starters of a theme. Returns their errors with the paths in the theme. */
export async function checkStarters(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<readonly ArchiveIssue[]> {
  const names = new Set(
    [...files.keys()].flatMap((path) => /^starters\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  const issues: ArchiveIssue[] = []
  for (const path of files.keys())
    if (/^starters\/[^/]+$/.test(path))
      issues.push({ file: path, message: 'Each starter is a folder.' })
  for (const name of [...names].toSorted()) {
    const prefix = `starters/${name}/`
    const read = await readStarter(createSource(files, prefix))
    if ('errors' in read)
      issues.push(...read.errors.map((each) => ({ ...each, file: `${prefix}${each.file}` })))
  }
  return issues
}

/** Creates a source from the files of a theme below a folder. */
function createSource(files: ReadonlyMap<string, Uint8Array>, prefix: string): ArchiveSource {
  const entries = [...files].flatMap(([path, { length: size }]) =>
    path.startsWith(prefix)
      ? [{ path: path.slice(prefix.length), size, kind: 'file' as const }]
      : [],
  )
  return {
    list: () => Promise.resolve(entries),
    read: (path, maxBytes) => {
      const bytes = files.get(`${prefix}${path}`)
      return Promise.resolve(bytes && bytes.length <= maxBytes ? bytes : undefined)
    },
    stream: (path) => Readable.from([files.get(`${prefix}${path}`)]),
  }
}
