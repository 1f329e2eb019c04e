import type { PictureJob } from './picture-job.ts'
import { work } from './picture-work.ts'

/**
 * A process of its own: a decoder that breaks down, grows or does not come back takes nothing with it. It
 * answers one job after the other, and ends with whoever started it.
 */
process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => {
  void work(job).then((answer) => process.send?.(answer))
})
