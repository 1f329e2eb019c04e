import { getFileKind } from '@vitrine/model'
import { getSqlState, transact } from '../db/transact.ts'
import { deleteUnreferencedFile } from './delete-unreferenced-file.ts'
import { filesErrors } from './errors.ts'
import type { FilePorts, StoredFile } from './file-store.ts'
import { prepareAsset } from './prepare-asset.ts'
import { type Asset, findAssetKeys, lockFiles, updateAsset } from './store.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Replaces the file of an asset: its id stays, so that everything that uses it shows the new file, at a new URL.
 * Returns the keys of the files that it had.
 *
 * Throws the errors of `files`, and `http.busy`; then the asset stays as it is.
 */
export async function replaceAsset(
  ports: FilePorts,
  siteId: string,
  {
    asset,
    file,
    filename,
  }: { readonly asset: Asset; readonly file: StoredFile; readonly filename: string },
): Promise<readonly string[]> {
  const { db, files } = ports
  const { row, uploadKey, storeAgain } = await prepareAsset(files, file, filename)
  const { colorData = {}, originalKey = null, isMoving = false, ...fields } = row
  const { width = null, height = null } = row
  const replace = () =>
    transact(db, async (tx) => {
      await lockFiles(tx, [...new Set([row.fileKey, uploadKey])])
      await storeAgain()
      const keys = await findAssetKeys(tx, siteId, asset.id)
      const changes = { ...fields, width, height, colorData, originalKey, isMoving }
      if (!keys || !(await updateAsset(tx, siteId, asset.id, changes))) throw filesErrors.unknown()
      return keys
    })
  try {
    if (getFileKind(row.contentType) !== getFileKind(asset.contentType))
      throw filesErrors.otherKind()
    const keys = await replace()
    for (const key of keys) await deleteUnreferencedFile(ports, key)
    return keys.filter((key) => key !== row.fileKey && key !== originalKey)
  } catch (error) {
    for (const key of new Set([row.fileKey, uploadKey])) await deleteUnreferencedFile(ports, key)
    throw getSqlState(error) === UNIQUE_VIOLATION ? filesErrors.alreadyStored() : error
  }
}
