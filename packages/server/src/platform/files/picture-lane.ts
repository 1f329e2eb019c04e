import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { httpErrors } from '../http/problem.ts'
import type { PictureAnswer, PictureJob } from './picture-job.ts'

/** Beside the bundle there is a bundle of the worker; a checkout runs the source. */
const IS_SOURCE = import.meta.url.endsWith('.ts')
const WORKER = new URL(IS_SOURCE ? './picture-worker.ts' : './picture-worker.js', import.meta.url)

/** Decoding has a limit of its own; this one is for what does not keep to it. */
const LONGEST_MS = 60_000
/** A process that nobody needs gives its memory back; the next who asks waits for it to start. */
const IDLE_MS = 5 * 60_000
const PATIENT_IDLE_MS = 10_000

/** Works on pictures in another process, one after the other. */
export class PictureLane {
  readonly #mostWaiting: number
  readonly #isPatient: boolean
  readonly #waiting: (() => void)[] = []
  #isBusy = false
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** `isPatient`: it gives way to everything else on the machine. */
  constructor({ mostWaiting, isPatient = false }: { mostWaiting: number; isPatient?: boolean }) {
    this.#mostWaiting = mostWaiting
    this.#isPatient = isPatient
  }

  /** Whether a job would have to wait for another. */
  get isBusy(): boolean {
    return this.#isBusy
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * `read` is called when its turn has come: those who wait hold no picture in memory.
   *
   * Throws `http.busy` where too many wait already, and what `read` throws. A process that ends or takes
   * too long refuses.
   */
  async run(read: () => Promise<PictureJob>): Promise<PictureAnswer> {
    if (this.#isBusy) {
      if (this.#waiting.length >= this.#mostWaiting) throw httpErrors.busy()
      await new Promise<void>((turn) => this.#waiting.push(turn))
    }
    this.#isBusy = true
    clearTimeout(this.#idle)
    try {
      return await this.#ask(await read())
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else {
        this.#isBusy = false
        const idleMs = this.#isPatient ? PATIENT_IDLE_MS : IDLE_MS
        this.#idle = setTimeout(() => this.end(), idleMs).unref()
      }
    }
  }

  async #ask(job: PictureJob): Promise<PictureAnswer> {
    const worker = (this.#process ??= this.#start())
    const tooSlow = setTimeout(() => worker.kill('SIGKILL'), LONGEST_MS)
    worker.ref()
    worker.channel?.ref()
    try {
      return await answerOf(worker, job)
    } finally {
      clearTimeout(tooSlow)
      worker.unref()
      worker.channel?.unref()
    }
  }

  #start(): ChildProcess {
    const worker = fork(fileURLToPath(WORKER), {
      cwd: fileURLToPath(new URL('.', WORKER)),
      execArgv: IS_SOURCE ? ['--import', 'tsx'] : [],
      // What is asked and answered are bytes.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Memory that one picture needed is there for the next.
      env: { MALLOC_ARENA_MAX: '2' },
    })
    const forget = () => {
      if (this.#process === worker) this.#process = undefined
    }
    worker.on('exit', forget).on('error', forget)
    if (this.#isPatient && worker.pid !== undefined) setPriority(worker.pid, 10)
    return worker
  }

  /** Ends the process, whatever it works on; the next job starts another. */
  end(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}

/** What the process answers; that it gave up, where it ends instead. */
function answerOf(worker: ChildProcess, job: PictureJob): Promise<PictureAnswer> {
  return new Promise((done) => {
    const settle = (answer: PictureAnswer) => {
      worker.off('message', settle).off('exit', gone).off('error', gone)
      done(answer)
    }
    const gone = (why: unknown) => settle({ kind: 'refused', refusal: 'gaveUp', why: String(why) })
    worker.on('message', settle).on('exit', gone).on('error', gone)
    worker.send(job, (error) => {
      if (error) gone(error)
    })
  })
}
