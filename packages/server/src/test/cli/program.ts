import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../../../bin/vitrine.js', import.meta.url))
const SOURCE = fileURLToPath(new URL('../../cli.ts', import.meta.url))

/**
 * The arguments of Node for the program `vitrine`. `npm test` sets `TEST_BUILT` after the build, which starts several
 * times as fast as the source; a run of single tests must not test an older build.
 */
export const PROGRAM: readonly string[] = process.env['TEST_BUILT']
  ? [BUILT]
  : ['--import', 'tsx', SOURCE]

/** The database and the data folder that a run of the program uses. */
export interface ProgramTarget {
  readonly url: string
  readonly dataDir: string
  /** More of its environment, such as its port. */
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the program like its user. `ended` resolves to the exit code, `null` after a signal, and all output. */
export function startProgram(args: readonly string[], target: ProgramTarget) {
  const { url, dataDir, env: more } = target
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, ...more }
  const child = spawn(process.execPath, [...PROGRAM, ...args], { env })
  const parts = [once(child, 'exit'), text(child.stdout), text(child.stderr)] as const
  const ended = Promise.all(parts).then(([[code], output, errors]) => ({
    code: typeof code === 'number' ? code : null,
    output: output + errors,
  }))
  return { child, ended }
}
