import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { httpErrors } from '../http/problem.ts'
import type { ImageJobResult, ImageJob } from './image-job.ts'

/** The bundle has a bundle of the worker beside it; a checkout runs the source. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const WORKER = new URL(IS_SOURCE ? './image-worker.ts' : './image-worker.js', import.meta.url)

/** The decoder has a limit of its own; this one stops a worker that does not keep to it. */
const JOB_TIMEOUT_MS = 60_000
/** An idle worker ends to free its memory; the next job waits for a new one. */
const IDLE_MS = 5 * 60_000

/** A queue of image jobs for one worker process. */
export class ImageWorkerQueue {
  readonly #maxWaiting: number
  readonly #idleMs: number
  readonly #isBackground: boolean
  readonly #waiting: (() => void)[] = []
  #isBusy = false
  #worker: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /**
   * `idleMs`: the milliseconds after which an idle worker ends. `isBackground`: whether the worker yields to
   * everything else on the machine.
   */
  constructor({
    maxWaiting,
    idleMs = IDLE_MS,
    isBackground = false,
  }: {
    maxWaiting: number
    idleMs?: number
    isBackground?: boolean
  }) {
    this.#maxWaiting = maxWaiting
    this.#idleMs = idleMs
    this.#isBackground = isBackground
  }

  /** Whether a new job would have to wait. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Runs a job. Calls `read` when its turn has come, so that waiting jobs hold no image in memory.
   *
   * Throws `http.busy` if the queue is full, and the errors of `read`. The result is `rejected` if the worker
   * ends or takes too long.
   */
  async run(read: () => Promise<ImageJob>): Promise<ImageJobResult> {
    if (this.#isBusy) {
      if (this.#waiting.length >= this.#maxWaiting) throw httpErrors.busy()
      await new Promise<void>((turn) => this.#waiting.push(turn))
    }
    this.#isBusy = true
    clearTimeout(this.#idle)
    try {
      return await this.#send(await read())
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else {
        this.#isBusy = false
        this.#idle = setTimeout(() => this.end(), this.#idleMs).unref()
      }
    }
  }

  async #send(job: ImageJob): Promise<ImageJobResult> {
    const worker = (this.#worker ??= this.#start())
    const timeout = setTimeout(() => worker.kill('SIGKILL'), JOB_TIMEOUT_MS)
    worker.ref()
    worker.channel?.ref()
    try {
      const result = await runJob(worker, job)
      // The decoder cannot be interrupted: it would go on in the worker.
      if (result.kind === 'rejected' && result.rejection === 'drawingTooComplex') this.end()
      return result
    } finally {
      clearTimeout(timeout)
      worker.unref()
      worker.channel?.unref()
    }
  }

  #start(): ChildProcess {
    const worker = fork(fileURLToPath(WORKER), {
      cwd: fileURLToPath(new URL('.', WORKER)),
      execArgv: IS_SOURCE ? ['--import', 'tsx'] : [],
      // Jobs and results hold bytes.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // With few arenas the memory of one image is reused for the next.
      env: { MALLOC_ARENA_MAX: '2' },
    })
    const onEnd = () => {
      if (this.#worker === worker) this.#worker = undefined
    }
    worker.on('exit', onEnd).on('error', onEnd)
    if (this.#isBackground && worker.pid !== undefined) setPriority(worker.pid, 10)
    return worker
  }

  /** Ends the worker, whatever it works on; the next job starts another. */
  end(): void {
    this.#worker?.kill('SIGKILL')
    this.#worker = undefined
  }
}

/** Sends a job to the worker. The result is `rejected` if the worker ends instead of responding. */
function runJob(worker: ChildProcess, job: ImageJob): Promise<ImageJobResult> {
  return new Promise((done) => {
    const settle = (answer: ImageJobResult) => {
      worker.off('message', settle).off('exit', gone).off('error', gone)
      done(answer)
    }
    const gone = (reason: unknown) =>
      settle({ kind: 'rejected', rejection: 'gaveUp', reason: String(reason) })
    worker.on('message', settle).on('exit', gone).on('error', gone)
    worker.send(job, (error) => {
      if (error) gone(error)
    })
  })
}
