import { constants } from 'node:fs'
import {
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type ArchiveEntry,
  type ArchiveSink,
  type ArchiveSource,
  isPartOfArchive,
  PARTS,
} from './source.ts'

/** Stands in a folder as long as an export into it has not ended. */
export const UNFINISHED = 'EXPORT-UNFINISHED'

/** More files are no site's; they would only fill the memory. */
const MOST_FILES = 500_000

/** An archive in a folder of this machine. No link is followed below it. */
export function folderSource(folder: string): ArchiveSource {
  return {
    list: () => filesIn(folder),
    async read(path, most) {
      const file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW)
      try {
        const { size } = await file.stat()
        return size > most ? undefined : await file.readFile()
      } finally {
        await file.close()
      }
    },
  }
}

async function filesIn(folder: string, below = ''): Promise<readonly ArchiveEntry[]> {
  const found: ArchiveEntry[] = []
  for (const name of (await readdir(join(folder, below))).toSorted()) {
    const path = below === '' ? name : `${below}/${name}`
    // What version control keeps here is its own.
    if (below === '' && name.startsWith('.')) continue
    const { size, ...at } = await lstat(join(folder, path)).then((stat) => ({
      size: stat.size,
      isFolder: stat.isDirectory(),
      isFile: stat.isFile(),
      isLink: stat.isSymbolicLink(),
    }))
    if (!at.isFolder)
      found.push({ path, size, kind: at.isFile ? 'file' : at.isLink ? 'link' : 'other' })
    else if (below !== '' || isPart(name)) found.push(...(await filesIn(folder, path)))
    else found.push({ path: `${path}/`, size: 0, kind: 'other' })
    if (found.length > MOST_FILES) throw new Error(`${folder} has more than ${MOST_FILES} files.`)
  }
  return found
}

const isPart = (name: string): boolean => (PARTS as readonly string[]).includes(name)

export interface FolderSink extends ArchiveSink {
  /** Takes away the files of an archive that were not written this time. */
  readonly finish: () => Promise<void>
}

/**
 * Begins to write an archive into a folder: a new one, an empty one, or one with an archive in it, which is
 * replaced. What else lies there stays. Resolves to a sentence when the folder is none of these.
 */
export async function folderSink(folder: string): Promise<FolderSink | string> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const isArchive = names.includes(UNFINISHED) || names.includes('site.json')
  if (names.length > 0 && !isArchive)
    return `${folder} has other files in it. Name a new folder, an empty one, or one that an export wrote.`
  const before = await filesIn(folder)
  const odd = before.find(({ kind, path }) => kind !== 'file' && isPart(path.split('/')[0] ?? ''))
  if (odd) return `${odd.path} is no file and no folder. Take it away, or name another folder.`
  await writeFile(join(folder, UNFINISHED), 'An export into this folder has not ended.\n')
  const written = new Set<string>()
  return {
    async write(path, bytes) {
      written.add(path)
      await writeWhole(join(folder, path), bytes)
    },
    async finish() {
      const stale = before.filter(({ path }) => isPartOfArchive(path) && !written.has(path))
      for (const { path } of stale) {
        await rm(join(folder, path))
        await removeEmpty(folder, dirname(path))
      }
      await rm(join(folder, UNFINISHED))
    },
  }
}

/** A file that says the same already is left alone, with its time. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const known = await readFile(path).catch(() => undefined)
  if (known?.equals(bytes)) return
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

async function removeEmpty(folder: string, path: string): Promise<void> {
  if (path === '.') return
  const isGone = await rmdir(join(folder, path)).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmpty(folder, dirname(path))
}
