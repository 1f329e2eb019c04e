import type { ImageJob } from './image-job.ts'
import { processImage } from './process-image.ts'

/**
 * A process of its own: a decoder that crashes, grows or hangs affects nothing else. It runs one job after
 * the other, and ends with its parent.
 */
process.on('disconnect', () => process.exit())
process.on('message', (job: ImageJob) => {
  void processImage(job).then((result) => process.send?.(result))
})
