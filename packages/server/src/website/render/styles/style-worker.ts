import type { StyleJob } from './style-job.ts'
import { makeStyles } from './style-work.ts'

/** A process for one style sheet: what grows or does not end is ended from outside, and takes nothing with it. */
process.on('disconnect', () => process.exit())
process.on('message', (job: StyleJob) => {
  void makeStyles(job).then((answer) => process.send?.(answer))
})
