import { readBytes, type FilePorts } from './file-store.ts'
import { isFileReferenced } from './store.ts'

/**
 * Deletes a file that no asset of any site references. A file that is referenced meanwhile is restored;
 * `storeImage` checks once more after it has inserted its row, so that the file is never lost.
 */
export async function deleteUnreferencedFile({ db, files }: FilePorts, key: string): Promise<void> {
  if (await isFileReferenced(db, key)) return
  const file = await files.readFile(key)
  if (!file) return
  const bytes = await readBytes(file)
  await files.removeFile(key)
  if (await isFileReferenced(db, key)) await files.storeFile(bytes)
}
