import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { filesErrors } from './errors.ts'

/** The free space that an upload leaves on the disk. */
const MIN_FREE_BYTES = 100_000_000

/** A file that was written to this machine's disk, and the key of its bytes. */
export interface Draft {
  readonly path: string
  readonly key: string
}

/** Writes a file as it arrives, so that it survives a power cut. Leaves nothing if the source fails. */
export async function writeDraft(
  folder: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Draft> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `draft-${randomBytes(8).toString('hex')}`)
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  try {
    for await (const bytes of source) {
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
  return { path, key: hash.digest('hex') }
}

/** Throws `files.noSpace` if the disk of a folder has not enough space for a file and for its copy in the store. */
export async function assertSpace(
  { draftsFolder }: { readonly draftsFolder: string },
  byteSize: number,
): Promise<void> {
  await mkdir(draftsFolder, { recursive: true })
  const { bavail, bsize } = await statfs(draftsFolder)
  if (bavail * bsize < 2 * byteSize + MIN_FREE_BYTES) throw filesErrors.noSpace()
}
