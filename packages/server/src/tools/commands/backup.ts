import { readConfig } from '../../platform/config/config.ts'
import { findRunningDatabase, openStoppedDatabase } from '../../platform/db/db.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { getThemesFolder } from '../../website/themes/index.ts'
import { backupHelp, restoreHelp, runBackup, runRestore } from '../backup/index.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  summary: 'Save the database and all files in one file',
  help: backupHelp,
  async run(args) {
    const config = readConfig()
    const { dataDir, databaseUrl } = config
    const at = { url: databaseUrl, dataDir }
    // Without migrations: a backup before an update is one of the older version.
    const { url, close } = (await findRunningDatabase(at)) ?? (await openStoppedDatabase(at))
    try {
      const themesDir = getThemesFolder(dataDir)
      const source = { url, files: openFileStore(config), themesDir }
      return await runBackup(args, source, { dataDir, print: console.log })
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
    const { dataDir, databaseUrl } = config
    const { url, close } = await openStoppedDatabase({ url: databaseUrl, dataDir })
    try {
      const replaces = args.includes('--replace')
      const themesDir = getThemesFolder(dataDir)
      const target = { url, files: openFileStore(config), themesDir, replaces }
      return await runRestore(path, target, console.log)
    } finally {
      await close()
    }
  },
}
