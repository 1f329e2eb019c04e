import { runTemplate, templateHelp } from '../template-cli/index.ts'
import type { Command } from './command.ts'

export const templateCommand: Command = {
  summary: 'Render, check and inspect templates',
  help: templateHelp,
  run: (args) =>
    runTemplate(args, {
      write: (text) => process.stdout.write(text),
      writeError: (line) => console.error(line),
    }),
}
