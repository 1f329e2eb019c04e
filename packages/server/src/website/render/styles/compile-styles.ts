import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StyleAnswer, StyleJob } from './style-job.ts'

/** Beside the bundle there is a bundle of the worker; a checkout runs the source. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const WORKER = new URL(IS_SOURCE ? './style-worker.ts' : './style-worker.js', import.meta.url)

const LONGEST_MS = 10_000
const MOST_MEGABYTES = 192

const SLOW =
  'These styles take too long to make: look for mixins, variables or imports that name each other without an end'
const BROKEN = `These styles cannot be made with ${MOST_MEGABYTES} MB of memory`

let last: Promise<unknown> = Promise.resolve()

/** Makes styles in a process of their own, one after the other. Never throws. */
export function compileStyles(job: StyleJob, longestMs = LONGEST_MS): Promise<StyleAnswer> {
  const answer = last.then(() => inProcess(job, longestMs))
  last = answer
  return answer
}

function inProcess(job: StyleJob, longestMs: number): Promise<StyleAnswer> {
  return new Promise((done) => {
    const worker = fork(fileURLToPath(WORKER), {
      cwd: fileURLToPath(new URL('.', WORKER)),
      execArgv: [
        `--max-old-space-size=${MOST_MEGABYTES}`,
        ...(IS_SOURCE ? ['--import', 'tsx'] : []),
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
    })
    const settle = (answer: StyleAnswer) => {
      clearTimeout(tooSlow)
      worker.kill('SIGKILL')
      done(answer)
    }
    const refuse = (message: string) =>
      settle({ kind: 'refused', fault: { file: '', line: 1, column: 1, message }, mayPass: true })
    const tooSlow = setTimeout(() => refuse(SLOW), longestMs)
    worker.once('message', settle)
    worker.once('error', (error) => refuse(error.message))
    worker.once('exit', () => refuse(BROKEN))
    worker.send(job, (error) => {
      if (error) refuse(BROKEN)
    })
  })
}
