import type { Command, StartServer } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { migrateCommand } from './migrate.ts'
import { startCommand } from './start.ts'
import { templateCommand } from './template.ts'
import { themeCommand } from './theme.ts'
import { usersCommand } from './users.ts'

export type { RunningServer, StartOptions } from './command.ts'

/** Creates the commands, by name. */
export const createCommands = (startServer: StartServer): Readonly<Record<string, Command>> => ({
  start: startCommand(startServer),
  migrate: migrateCommand,
  import: importCommand,
  export: exportCommand,
  template: templateCommand,
  theme: themeCommand(startServer),
  users: usersCommand,
})
