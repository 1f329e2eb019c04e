import { existsSync } from 'node:fs'
import { readConfig } from '../../platform/config/config.ts'
import { findRunningDatabase, openStoppedDatabase } from '../../platform/db/db.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { getThemesFolder } from '../../website/themes/index.ts'
import { copyBackups, downloadBackup } from '../installation/index.ts'
import { backupHelp, restoreHelp, runBackup, runRestore } from '../backup/index.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  summary: 'Save the database and all files in one file',
  help: backupHelp,
  async run(args) {
    const config = readConfig()
    const { dataDir, databaseUrl, backupS3 } = config
    const at = { url: databaseUrl, dataDir }
    // Without migrations: a backup before an update is one of the older version.
    const { url, close } = (await findRunningDatabase(at)) ?? (await openStoppedDatabase(at))
    try {
      const themesDir = getThemesFolder(dataDir)
      const source = { url, files: openFileStore(config), themesDir }
      const status = await runBackup(args, source, { dataDir, print: console.log })
      if (status !== 0 || !backupS3 || args.length > 0) return status
      await copyBackups(dataDir, backupS3, {})
      console.log(`Copied to the bucket ${backupS3.bucket}.`)
      return 0
    } finally {
      await close()
    }
  },
}

export const restoreCommand: Command = {
  summary: 'Restore such a file',
  help: restoreHelp,
  async run(args) {
    const files = args.filter((arg) => !arg.startsWith('--'))
    const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--replace')
    const [path] = files
    if (path === undefined || files.length > 1 || unknown !== undefined) {
      console.error(restoreHelp)
      return 2
    }
    const config = readConfig()
    const { dataDir, databaseUrl, backupS3 } = config
    const local =
      existsSync(path) || !backupS3 ? path : await downloadBackup(dataDir, backupS3, path)
    const { url, close } = await openStoppedDatabase({ url: databaseUrl, dataDir })
    try {
      const replaces = args.includes('--replace')
      const themesDir = getThemesFolder(dataDir)
      const target = { url, files: openFileStore(config), themesDir, replaces }
      return await runRestore(local, target, console.log)
    } finally {
      await close()
    }
  },
}
