import type { HttpServer } from '../../platform/http/http-server.ts'
import { TooManyRequests } from '../../platform/http/problem.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { formErrors } from '../../platform/form-values/errors.ts'

/** The limits of the files that a network, and all visitors of a site, may leave in a time. They throw `forms.tooMany`. */
export interface FileLimits {
  /** Throws if so many bytes more are over a limit. */
  readonly assertBytes: (bytes: number) => Promise<void>
  /** Counts the bytes of files that are about to be stored. */
  readonly countBytes: (bytes: number) => Promise<void>
}

export function getFileLimits(
  { rateLimits }: Pick<HttpServer, 'rateLimits'>,
  { site, visitor }: Pick<RequestContext, 'site' | 'visitor'>,
): FileLimits {
  const by = { site: site.id, network: visitor.network }
  return {
    assertBytes: (bytes) => explain(rateLimits.assertBytes('form-files', by, bytes)),
    countBytes: (bytes) => explain(rateLimits.countBytes('form-files', by, bytes)),
  }
}

/** Gives an exceeded limit the message of forms: it lasts longer than the seconds that the general one speaks of. */
async function explain(counting: Promise<void>): Promise<void> {
  try {
    await counting
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    throw new TooManyRequests(error.retryAfterS, formErrors.tooMany())
  }
}
