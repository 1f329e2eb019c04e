import { transact } from '../db/transact.ts'
import type { FilePorts } from './file-store.ts'
import { isPrivateFileKey } from './private-file-store.ts'
import { isFileReferenced, lockFiles } from './store.ts'

/** Deletes a file that no asset and no private file of any site references. */
export async function deleteUnreferencedFile({ db, files }: FilePorts, key: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockFiles(tx, [key])
    if (await isFileReferenced(tx, key)) return
    if (!(await isPrivateFileKey(tx, key))) await files.removeFile(key)
  })
}
