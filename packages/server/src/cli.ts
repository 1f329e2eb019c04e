import { parseArgs } from 'node:util'
import { VERSION } from '@vitrine/model'
import { startServer } from './main.ts'
import { describeError } from './platform/db/describe-error.ts'
import { createCommands } from './tools/commands/index.ts'

const commands = createCommands(startServer)

const HELP = `Usage: vitrine <command>

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

Run "vitrine <command> --help" for the options of a command, and "vitrine --version" for the version.`

/** Runs one command. Resolves to its exit code. */
async function main(argv: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = argv
  if (name === '--version') {
    console.log(VERSION)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isHelp = name === 'help' || name === '--help'
    console.log(isHelp ? HELP : `Unknown command: ${name}\n\n${HELP}`)
    return isHelp ? 0 : 2
  }
  const { values } = parseArgs({
    args: rest,
    options: { help: { type: 'boolean', short: 'h' } },
    strict: false,
  })
  if (values.help === true) {
    console.log(command.help)
    return 0
  }
  return command.run(rest)
}

// A reader of only the first lines (`| head`) closes the pipe, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(describeError(error))
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
