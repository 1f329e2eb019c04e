/** A file that cannot be restored. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError'

  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason} Nothing was restored. Use another backup.`, options)
  }
}
