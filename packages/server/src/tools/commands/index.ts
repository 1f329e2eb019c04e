import type { Command, StartServer } from './command.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { initCommand } from './init.ts'
import { migrateCommand } from './migrate.ts'
import { sitesCommand } from './sites.ts'
import { startCommand } from './start.ts'
import { templateCommand } from './template.ts'
import { themeCommand } from './theme.ts'
import { usersCommand } from './users.ts'

export type { RunningServer, StartOptions } from './command.ts'

/** Creates the commands, by name. */
export const createCommands = (startServer: StartServer): Readonly<Record<string, Command>> => ({
  start: startCommand(startServer),
  init: initCommand,
  migrate: migrateCommand,
  import: importCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,
  template: templateCommand,
  theme: themeCommand(startServer),
  sites: sitesCommand,
  users: usersCommand,
})
