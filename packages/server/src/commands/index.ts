import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { migrateCommand } from './migrate.ts'
import { startCommand } from './start.ts'
import { templateCommand } from './template.ts'
import { themeCommand } from './theme.ts'
import { usersCommand } from './users.ts'

export const commands: Readonly<Record<string, Command>> = {
  start: startCommand,
  migrate: migrateCommand,
  import: importCommand,
  export: exportCommand,
  template: templateCommand,
  theme: themeCommand,
  users: usersCommand,
}
