import { mkdirSync, statSync } from 'node:fs'
import { canEnter, type Account } from './embedded-account.ts'

/** The folder of databases and programs that their account could not reach at their own place. */
export const OUTSIDE_FOLDER = '/var/lib/vitrine-embedded'

/** Creates the folder. It must belong to root alone, since programs are run from it. */
export function ensureOutsideFolder(folder: string, account: Account): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
  } catch (cause) {
    const message = `The database account "${account.name}" cannot enter the folder of Vitrine, and ${folder} cannot be created. Open the folder (chmod o+x), change DATA_DIR, or set DATABASE_URL.`
    throw new Error(message, { cause })
  }
  const { uid, mode } = statSync(folder)
  if (uid !== process.getuid?.() || mode & 0o022 || !canEnter(account, folder))
    throw new Error(
      `${folder} must belong to root, be writable by root alone, and be open to "${account.name}". Change its owner and mode, or set DATABASE_URL.`,
    )
}
