import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file that appears whole or not at all; if `isDurable`, also when the machine loses power
 * meanwhile.
 */
export async function writeFileAtomically(
  path: string,
  bytes: Uint8Array,
  { isDurable }: { readonly isDurable: boolean },
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      if (isDurable) await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  if (isDurable) await syncFolder(folder)
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const parent = await open(folder)
  // Not every system can flush a folder; where it cannot, renaming is durable by itself.
  await parent.sync().catch(() => undefined)
  await parent.close()
}
