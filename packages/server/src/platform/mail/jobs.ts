import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { deliverEmail } from './delivery.ts'
import type { EmailPorts } from './ports.ts'
import { EMAIL_WAITING } from './store.ts'

const waitingSchema = z.object({ id: z.uuid() })

/** Registers the job that sends emails. */
export function mailJobs(
  jobs: Jobs,
  { url, email }: { readonly url: () => string; readonly email: EmailPorts },
): void {
  jobs.onEvent(EMAIL_WAITING, async ({ db, siteId, payload }) => {
    await deliverEmail({ ...email, db, url: url() }, siteId, waitingSchema.parse(payload).id)
  })
}
