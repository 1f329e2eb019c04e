import { constants } from 'node:fs'
import {
  chmod,
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
import { Readable } from 'node:stream'
import {
  type ArchiveEntry,
  type ArchiveSink,
  type ArchiveSource,
  isPartOfArchive,
  isPrivate,
  PARTS,
} from './source.ts'

/** The file that marks a folder while an export into it is unfinished. */
export const UNFINISHED = 'EXPORT-UNFINISHED'

/** The maximum number of files, whose names are held in memory. */
const MAX_FILES = 500_000

/** Creates a source from a local folder. Links in it are not followed. */
export function createFolderSource(folder: string): ArchiveSource {
  return {
    list: () => listFiles(folder),
    async read(path, maxBytes) {
      const file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW)
      try {
        const { size } = await file.stat()
        return size > maxBytes ? undefined : await file.readFile()
      } finally {
        await file.close()
      }
    },
    async *stream(path) {
      const file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW)
      // The stream closes the file.
      yield* file.createReadStream()
    },
  }
}

async function listFiles(folder: string, below = ''): Promise<readonly ArchiveEntry[]> {
  const found: ArchiveEntry[] = []
  for (const name of (await readdir(join(folder, below))).toSorted()) {
    const path = below === '' ? name : `${below}/${name}`
    // Files of version control are not part of the archive.
    if (below === '' && name.startsWith('.')) continue
    const { size, ...type } = await lstat(join(folder, path)).then((stat) => ({
      size: stat.size,
      isFolder: stat.isDirectory(),
      isFile: stat.isFile(),
      isLink: stat.isSymbolicLink(),
    }))
    if (!type.isFolder)
      found.push({ path, size, kind: type.isFile ? 'file' : type.isLink ? 'link' : 'other' })
    else if (below !== '' || isPartFolder(name)) found.push(...(await listFiles(folder, path)))
    else found.push({ path: `${path}/`, size: 0, kind: 'other' })
    if (found.length > MAX_FILES) throw new Error(`${folder} has more than ${MAX_FILES} files.`)
  }
  return found
}

const isPartFolder = (name: string): boolean => (PARTS as readonly string[]).includes(name)

export interface FolderSink extends ArchiveSink {
  /** Deletes the files of an earlier archive that were not written this time. */
  readonly finish: () => Promise<void>
}

/**
 * Creates a sink for a folder that is new or empty or has an archive, which is replaced. Other files stay.
 * Resolves to an error message if the folder has other files only.
 */
export async function createFolderSink(folder: string): Promise<FolderSink | string> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const isArchive = names.includes(UNFINISHED) || names.includes('site.json')
  if (names.length > 0 && !isArchive)
    return `${folder} contains other files. Choose a new folder, an empty one, or one with an archive.`
  const before = await listFiles(folder)
  const special = before.find(
    ({ kind, path }) => kind !== 'file' && isPartFolder(path.split('/')[0] ?? ''),
  )
  if (special)
    return `${special.path} is neither a file nor a folder. Remove it or choose another folder.`
  await writeFile(join(folder, UNFINISHED), 'An export into this folder is unfinished.\n')
  const written = new Set<string>()
  return {
    async write(path, bytes) {
      written.add(path)
      await writeFileAtomically(folder, path, bytes)
    },
    async finish() {
      const stale = before.filter(({ path }) => isPartOfArchive(path) && !written.has(path))
      for (const { path } of stale) {
        await rm(join(folder, path))
        await removeEmptyFolders(folder, dirname(path))
      }
      await rm(join(folder, UNFINISHED))
    },
  }
}

/** The modes of folders and files that only the user of the export may read. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Writes a file unless it has these bytes already, so that it keeps its time. */
async function writeFileAtomically(
  folder: string,
  path: string,
  bytes: Uint8Array | Readable,
): Promise<void> {
  const file = join(folder, path)
  if (isPrivate(path)) await closeFolders(folder, dirname(path))
  else await mkdir(dirname(file), { recursive: true })
  const isStream = bytes instanceof Readable
  const known = isStream ? undefined : await readFile(file).catch(() => undefined)
  if (!isStream && known?.equals(bytes)) {
    // An earlier export may have left it open.
    if (isPrivate(path)) await chmod(file, PRIVATE_FILE)
    return
  }
  const draft = `${file}.part`
  await rm(draft, { force: true })
  await writeFile(draft, bytes, isPrivate(path) ? { flag: 'wx', mode: PRIVATE_FILE } : {})
  await rename(draft, file)
}

/** Creates the folders of a path, and closes them to other users. */
async function closeFolders(folder: string, path: string): Promise<void> {
  if (path === '.') return
  await closeFolders(folder, dirname(path))
  await mkdir(join(folder, path), { recursive: true, mode: PRIVATE_FOLDER })
  await chmod(join(folder, path), PRIVATE_FOLDER)
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  if (path === '.') return
  const isGone = await rmdir(join(folder, path)).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmptyFolders(folder, dirname(path))
}
