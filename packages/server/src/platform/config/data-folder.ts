import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Throws an error for the operator unless this account can write to the data folder, which is created if it does
 * not exist. Tries it: root may write against permissions, but not to a read-only disk.
 */
export function assertWritableFolder(dataDir: string): void {
  try {
    createFolder(dataDir)
    rmdirSync(mkdtempSync(join(dataDir, '.write-')))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `Vitrine cannot write to the data folder ${dataDir}. Set DATA_DIR to a folder that this account may write to. (${reason})`,
      { cause },
    )
  }
}

/** Creates a folder with its parents. Node's own recursion never ends in folders that reject new ones, as `/proc`. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}
