import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StyleJob, StyleResult } from './style-job.ts'

/** Whether the source runs: the bundle has a bundle of the worker beside it. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const WORKER = new URL(IS_SOURCE ? './style-worker.ts' : './style-worker.js', import.meta.url)

/** The work of a compilation is counted, so that only a process that hangs takes so long, and no busy machine. */
const MAX_DURATION_MS = 60_000
const MAX_MEGABYTES = 192

const TIMEOUT_MESSAGE =
  'These styles take too long to compile. Look for mixins, variables or imports that refer to each other'
const MEMORY_MESSAGE = `These styles cannot be compiled with ${MAX_MEGABYTES} MB of memory`

let last: Promise<unknown> = Promise.resolve()

/** Compiles styles in a process of their own, one job after the other. Never throws. */
export function compileStyles(
  job: StyleJob,
  maxDurationMs = MAX_DURATION_MS,
): Promise<StyleResult> {
  const result = last.then(() => compileInProcess(job, maxDurationMs))
  last = result
  return result
}

function compileInProcess(job: StyleJob, maxDurationMs: number): Promise<StyleResult> {
  return new Promise((resolve) => {
    const worker = fork(fileURLToPath(WORKER), {
      cwd: fileURLToPath(new URL('.', WORKER)),
      execArgv: [
        `--max-old-space-size=${MAX_MEGABYTES}`,
        ...(IS_SOURCE ? ['--import', 'tsx'] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    })
    const settle = (result: StyleResult) => {
      clearTimeout(timeout)
      worker.kill('SIGKILL')
      resolve(result)
    }
    const fail = (message: string) =>
      settle({
        kind: 'failed',
        issue: { file: '', line: 1, column: 1, message },
        isTemporary: true,
      })
    const timeout = setTimeout(() => fail(TIMEOUT_MESSAGE), maxDurationMs)
    worker.once('message', settle)
    worker.once('error', (error) => fail(error.message))
    worker.once('exit', () => fail(MEMORY_MESSAGE))
    worker.send(job, (error) => {
      if (error) fail(MEMORY_MESSAGE)
    })
  })
}
