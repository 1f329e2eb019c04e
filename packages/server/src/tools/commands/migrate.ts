import { readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/db.ts'
import type { Command } from './command.ts'

export const migrateCommand: Command = {
  summary: 'Apply database migrations, then exit',
  help: 'vitrine migrate\n\nApplies pending database migrations, then exits. `vitrine start` applies them too.',
  async run() {
    const { databaseUrl, dataDir } = readConfig()
    const { close } = await openDatabase({ url: databaseUrl, dataDir })
    await close()
    console.log('The database is up to date.')
    return 0
  },
}
