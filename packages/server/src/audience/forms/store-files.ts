import type { Db } from '../../platform/db/db.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import type { FilePorts, FileStore } from '../../platform/files/file-store.ts'
import { addPrivateFile } from '../../platform/files/private-file.ts'
import { lockFiles } from '../../platform/files/store.ts'
import { insertSubmissionFile } from './file-store.ts'
import type { SentFile } from './received-files.ts'

/** Stores the bytes of files while `use` stores what refers to them. What nothing refers to then is deleted again. */
export async function withStoredBytes<T>(
  ports: FilePorts,
  sent: readonly SentFile[],
  use: () => Promise<T>,
): Promise<T> {
  try {
    for (const { file } of sent) await ports.files.storeStream(file.stream())
    return await use()
  } finally {
    for (const { key } of sent) await deleteUnreferencedFile(ports, key)
  }
}

/** Stores the files of a submission, whose bytes are stored, in the order in which they were sent. */
export async function storeFiles(
  { tx, files }: { readonly tx: Db; readonly files: FileStore },
  siteId: string,
  { submissionId, sent }: { readonly submissionId: string; readonly sent: readonly SentFile[] },
): Promise<void> {
  // All at once, in one order: two submissions with the same files do not wait for each other.
  await lockFiles(
    tx,
    sent.map(({ key }) => key),
  )
  for (const [displayIndex, { fieldId, ...file }] of sent.entries()) {
    const { id } = await addPrivateFile({ tx, files }, siteId, file)
    await insertSubmissionFile(tx, siteId, { id, submissionId, fieldId, displayIndex })
  }
}
