import { readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/db.ts'
import type { Command } from './command.ts'

export const migrateCommand: Command = {
  summary: 'bring the database up to date, and end',
  help: 'vitrine migrate\n\nRuns the migrations that have not run. `vitrine start` does so by itself.',
  async run() {
    const { databaseUrl, dataDir } = readConfig()
    const { close } = await openDatabase({ url: databaseUrl, dataDir })
    await close()
    console.log('The database is up to date.')
    return 0
  },
}
