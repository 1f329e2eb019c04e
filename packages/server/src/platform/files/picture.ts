import { availableParallelism } from 'node:os'
import { MAX_PICTURE_BYTES } from '@vitrine/model'
import { filesErrors } from './errors.ts'
import type { CopyOf, LookedAt, PictureAnswer, PictureJob } from './picture-job.ts'
import { PictureLane } from './picture-lane.ts'

/** A picture takes two threads; more at once would fill the memory before they filled the processors. */
const LANES = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))
const MOST_WAITING = 64
/** So many are worked on or wait; of more, those who ask for copies get the whole. */
export const MOST_AT_ONCE = LANES * (1 + MOST_WAITING)

const now = Array.from({ length: LANES }, () => new PictureLane({ mostWaiting: MOST_WAITING }))
const later = new PictureLane({ mostWaiting: MOST_WAITING, isPatient: true })

export interface Picture extends LookedAt {
  /** As it was given. */
  readonly bytes: Uint8Array
}

/**
 * Looks at a file that somebody sent: what it is, how large, which colours, and what may be served of it.
 *
 * Throws the errors of `files`, and `http.busy`.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw filesErrors.pictureTooLarge()
  const answer = await atOnce(async () => ({ kind: 'look', bytes }))
  if (answer.kind === 'looked') return { ...answer.picture, bytes }
  throw refused(answer)
}

function refused(answer: PictureAnswer) {
  if (answer.kind !== 'refused') throw new Error('A process answers what it was asked')
  return filesErrors[answer.refusal]({ cause: answer.why })
}

/**
 * A copy for a page, of what `read` gives when it is its turn. One that nobody waits for is made when
 * nothing else is to do.
 */
export async function copyPicture(
  read: () => Promise<Uint8Array>,
  copy: CopyOf,
  { isAwaited }: { readonly isAwaited: boolean },
): Promise<Uint8Array> {
  const job = async () => ({ kind: 'copy', bytes: await read(), copy }) as const
  const answer = await (isAwaited ? atOnce(job) : later.run(job))
  if (answer.kind === 'copied') return answer.bytes
  throw refused(answer)
}

/** Where the fewest wait. */
async function atOnce(job: () => Promise<PictureJob>): Promise<PictureAnswer> {
  const [first, ...others] = now
  const lane = others.reduce(
    (best, each) => (load(each) < load(best) ? each : best),
    first ?? later,
  )
  return lane.run(job)
}

function load(lane: PictureLane): number {
  return lane.waiting + (lane.isBusy ? 1 : 0)
}
