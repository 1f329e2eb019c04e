import { availableParallelism } from 'node:os'
import { MAX_IMAGE_BYTES } from '@vitrine/model'
import { filesErrors } from './errors.ts'
import type { CopyOptions, InspectedImage, ImageJobResult, ImageJob } from './image-job.ts'
import { ImageWorkerQueue } from './image-worker-queue.ts'

/** An image takes two threads; more workers would exhaust the memory before the processors. */
const WORKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
const MAX_WAITING = 64
/** The number of copies that are made or wait; beyond it, requests get the whole file. */
export const MAX_CONCURRENT_COPIES = WORKERS * (1 + MAX_WAITING)
const SHORT_IDLE_MS = 10_000

/** The workers of copies that visitors wait for. Uploads have their own, so that none delays a page. */
const visitors = Array.from(
  { length: WORKERS },
  () => new ImageWorkerQueue({ maxWaiting: MAX_WAITING }),
)
const uploads = new ImageWorkerQueue({ maxWaiting: MAX_WAITING, idleMs: SHORT_IDLE_MS })
const background = new ImageWorkerQueue({
  maxWaiting: MAX_WAITING,
  idleMs: SHORT_IDLE_MS,
  isBackground: true,
})

export interface UploadedImage extends InspectedImage {
  /** The uploaded bytes. */
  readonly bytes: Uint8Array
}

/**
 * Inspects an uploaded file: type, size, colors, and the bytes to serve.
 *
 * Throws the errors of `files`, and `http.busy`.
 */
export async function inspectImage(bytes: Uint8Array): Promise<UploadedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw filesErrors.imageTooLarge()
  const result = await uploads.run(async () => ({ kind: 'inspect', bytes }))
  if (result.kind === 'inspected') return { ...result.image, bytes }
  throw toError(result)
}

function toError(result: ImageJobResult) {
  if (result.kind !== 'rejected')
    throw new Error('An image worker returned the result of another job')
  return filesErrors[result.rejection]({ cause: result.reason })
}

/**
 * Makes a copy of an image that `read` returns when its turn has come. A copy that no request waits
 * for is made by the background worker.
 */
export async function copyImage(
  read: () => Promise<Uint8Array>,
  copy: CopyOptions,
  { isAwaited }: { readonly isAwaited: boolean },
): Promise<Uint8Array> {
  const job = async () => ({ kind: 'copy', bytes: await read(), copy }) as const
  const result = await (isAwaited ? runForVisitor(job) : background.run(job))
  if (result.kind === 'copied') return result.bytes
  throw toError(result)
}

/** Runs a job in the visitors' worker with the shortest queue. */
async function runForVisitor(job: () => Promise<ImageJob>): Promise<ImageJobResult> {
  const [first, ...others] = visitors
  const worker = others.reduce(
    (best, each) => (countJobs(each) < countJobs(best) ? each : best),
    first ?? background,
  )
  return worker.run(job)
}

function countJobs(worker: ImageWorkerQueue): number {
  return worker.waiting + (worker.isBusy ? 1 : 0)
}
