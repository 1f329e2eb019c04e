import { runTemplate, templateHelp } from '../template-cli/index.ts'
import type { Command } from './command.ts'

export const templateCommand: Command = {
  summary: 'render, check and look into templates',
  help: templateHelp,
  run: (args) =>
    runTemplate(args, {
      write: (text) => process.stdout.write(text),
      complain: (line) => console.error(line),
    }),
}
