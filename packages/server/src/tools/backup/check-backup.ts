import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupFileError } from './backup-file-error.ts'
import { BACKUP_FORMAT, type BackupEntry, type Manifest, type Summary } from './format.ts'
import { readEntries } from './frames.ts'

export interface CheckedBackup {
  readonly manifest: Manifest
  readonly summary: Summary
}

/** Reads a whole backup and checks it. Throws a `BackupFileError` if a byte is missing or wrong. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  for await (const { header, content } of openBackup(path)) {
    if ((manifest === undefined) !== (header.type === 'manifest'))
      throw new BackupFileError('It is truncated or was changed.')
    if (header.type === 'manifest') manifest = assertReadable(header)
    if (header.type === 'file') await assertKey(header.key, content)
    if (header.type === 'end') summary = header
  }
  if (!manifest || !summary) throw new BackupFileError('It is truncated or was changed.')
  return { manifest, summary }
}

/** Opens a backup file. Errors of the compression are errors of the file. */
export async function* openBackup(path: string): AsyncGenerator<BackupEntry, void> {
  const source = createReadStream(path)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  try {
    yield* readEntries(source.pipe(unzipped))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR')
      throw new BackupFileError('It is truncated, was changed, or is no backup of Vitrine.', {
        cause,
      })
    throw cause
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

function assertReadable(manifest: Manifest): Manifest {
  if (manifest.format > BACKUP_FORMAT)
    throw new BackupFileError(`It was made by Vitrine ${manifest.version}, which is newer.`)
  return manifest
}

async function assertKey(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const hash = createHash('sha256')
  for await (const bytes of content) hash.update(bytes)
  if (hash.digest('hex') !== key) throw new BackupFileError(`The file ${key} in it was changed.`)
}
