import { MAX_FILE_BYTES } from '@vitrine/model'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { transact } from '../db/transact.ts'
import { deleteUnreferencedFile } from './delete-unreferenced-file.ts'
import { filesErrors } from './errors.ts'
import type { FilePorts, FileStore, StoredFile } from './file-store.ts'
import { sanitizeFilename } from './filename.ts'
import { readExactType } from './prepare-asset.ts'
import { deletePrivateFile, insertPrivateFile } from './private-file-store.ts'
import { lockFiles } from './store.ts'

/**
 * Stores a file of any type for buyers alone: it is no asset, so that no public URL leads to it, and its bytes are
 * not changed. Throws `files.empty` and `files.fileTooLarge`.
 */
export async function storePrivateFile(
  { db, files }: FilePorts,
  siteId: string,
  { file, filename }: { readonly file: StoredFile; readonly filename: string },
): Promise<{ readonly id: string }> {
  if (file.size > MAX_FILE_BYTES) throw filesErrors.fileTooLarge()
  const contentType = await readExactType(file)
  const key = await files.storeStream(file.stream())
  const name = sanitizeFilename(filename) || 'file'
  const given = { file, key, filename: name, contentType }
  return transact(db, (tx) => addPrivateFile({ tx, files }, siteId, given))
}

/** Adds a private file whose bytes are stored. */
export async function addPrivateFile(
  { tx, files }: { readonly tx: Db; readonly files: FileStore },
  siteId: string,
  given: {
    readonly file: StoredFile
    readonly key: string
    readonly filename: string
    readonly contentType: string
  },
): Promise<{ readonly id: string }> {
  const { file, key, filename, contentType } = given
  const id = newId()
  await lockFiles(tx, [key])
  // The last file of these bytes may have been deleted since they were stored.
  if (!(await files.readFile(key))) await files.storeStream(file.stream())
  const row = { id, fileKey: key, filename, contentType, byteSize: file.size }
  await insertPrivateFile(tx, siteId, row)
  return { id }
}

/** Removes a private file, and its bytes if nothing else has them. */
export async function removePrivateFile(
  ports: FilePorts,
  siteId: string,
  id: string,
): Promise<void> {
  const key = await deletePrivateFile(ports.db, siteId, id)
  if (key !== undefined) await deleteUnreferencedFile(ports, key)
}
