import type { FilePorts } from '../../platform/files/file-store.ts'
import { removePrivateFile } from '../../platform/files/private-file.ts'
import { deleteUnneededProductFiles, listUnneededPrivateFiles } from './product-file-store.ts'

/** Deletes the files that no product has and no buyer can get, with their bytes. */
export async function deleteUnneededFiles(ports: FilePorts): Promise<void> {
  await deleteUnneededProductFiles(ports.db)
  for (const { siteId, id } of await listUnneededPrivateFiles(ports.db))
    await removePrivateFile(ports, siteId, id)
}
