import { renderStyles } from './make-styles.ts'
import type { StyleJob } from './style-job.ts'

/** The process of one style sheet, which is killed from outside if it hangs or grows. */
process.on('disconnect', () => process.exit())
process.on('message', (job: StyleJob) => {
  void renderStyles(job).then((answer) => process.send?.(answer))
})
