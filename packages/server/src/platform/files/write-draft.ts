import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

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
