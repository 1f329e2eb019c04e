import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts'
import { filesErrors } from '../../platform/files/errors.ts'

const PREFIX = 'upload-'

type Drafts = Pick<FileStore, 'draftsFolder'>

/** The uploads that a request of this process writes to. */
const written = new Set<string>()

function formatPath({ draftsFolder }: Drafts, id: string): string {
  return join(draftsFolder, `${PREFIX}${id}`)
}

/** Returns the number of bytes that have arrived: what is on the disk, whatever happened to the server. */
export async function getReceivedSize(drafts: Drafts, id: string): Promise<number> {
  const found = await stat(formatPath(drafts, id)).catch(() => undefined)
  return found?.size ?? 0
}

/** Appends a part as it arrives. What arrived before the client disconnects is stored. */
export async function appendPart(
  drafts: Drafts,
  id: string,
  part: {
    readonly offset: number
    /** The number of bytes that the file still lacks. */
    readonly maxBytes: number
    readonly source: AsyncIterable<Uint8Array>
    readonly tooLarge: () => Error
  },
): Promise<void> {
  if (written.has(id)) throw filesErrors.wrongOffset()
  written.add(id)
  try {
    await mkdir(drafts.draftsFolder, { recursive: true })
    const file = await open(formatPath(drafts, id), 'a')
    try {
      if ((await file.stat()).size !== part.offset) throw filesErrors.wrongOffset()
      let size = 0
      for await (const bytes of part.source) {
        size += bytes.byteLength
        if (size > part.maxBytes) {
          await file.truncate(part.offset)
          throw part.tooLarge()
        }
        await file.writeFile(bytes)
      }
    } finally {
      await file.close()
    }
  } finally {
    written.delete(id)
  }
}

/** Opens the parts that have arrived as one file. */
export async function openParts(drafts: Drafts, id: string): Promise<StoredFile> {
  const path = formatPath(drafts, id)
  return {
    size: await getReceivedSize(drafts, id),
    stream: (range) => createReadStream(path, range),
  }
}

export async function deleteParts(drafts: Drafts, id: string): Promise<void> {
  await rm(formatPath(drafts, id), { force: true })
}

/** Deletes the files on this machine that belong to no upload, and are not written any more. */
export async function deleteUnneededParts(
  { draftsFolder }: Drafts,
  needed: ReadonlySet<string>,
): Promise<void> {
  const names = await readdir(draftsFolder).catch(() => [])
  for (const name of names) {
    if (needed.has(name.slice(PREFIX.length))) continue
    const path = join(draftsFolder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

const DAY_MS = 24 * 60 * 60_000
