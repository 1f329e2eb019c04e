import { bytesOf, type FilePorts } from './file-store.ts'
import { isFileNamed } from './store.ts'

/**
 * Takes a file away that no picture of any site names any more. One that is named while it goes is put
 * back; who stores a picture looks once more after naming it, so that between the two it is never lost.
 */
export async function removeUnnamed({ db, files }: FilePorts, key: string): Promise<void> {
  if (await isFileNamed(db, key)) return
  const file = await files.readFile(key)
  if (!file) return
  const bytes = await bytesOf(file)
  await files.removeFile(key)
  if (await isFileNamed(db, key)) await files.storeFile(bytes)
}
