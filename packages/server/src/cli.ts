import { parseArgs } from 'node:util'
import { startServer } from './main.ts'
import { createCommands } from './tools/commands/index.ts'

const commands = createCommands(startServer)

const HELP = `vitrine <command>

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

vitrine <command> --help tells more.`

/** Runs one command; the exit code is its answer. What goes wrong is told in words, not as a stack. */
async function main(argv: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const isAsked = name === 'help' || name === '--help'
    console.log(isAsked ? HELP : `There is no command "${name}".\n\n${HELP}`)
    return isAsked ? 0 : 2
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

// Who reads only the first lines (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exitCode = 1
}
