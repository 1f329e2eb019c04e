import { forgetOldSignIns } from './identity/accounts/index.ts'
import { forgetRefused } from './audience/comments/index.ts'
import { forgetOldSolutions } from './identity/captcha/index.ts'
import type { Db } from './platform/db/db.ts'
import { forgetOldChanges, forgetTrashed, thinVersions } from './content/documents/index.ts'
import { forgetExpiredSubmissions } from './audience/forms/index.ts'
import { forgetUnshown } from './content/embeds/index.ts'
import { forgetOldAnswers, forgetOldTries } from './platform/http/store.ts'
import { forgetDoneEvents, type Jobs } from './platform/jobs/index.ts'
import { forgetUnconfirmed } from './audience/newsletter/index.ts'
import { countViolations, forgetOldCarts } from './commerce/orders/index.ts'
import {
  forgetOldSessions,
  forgetOldTokens,
  forgetUnverified,
} from './audience/site-users/index.ts'
import { reconcileSearch } from './audience/search/index.ts'

/** 03:17 UTC: when everybody else's clock does nothing. */
const EVERY_NIGHT = '17 3 * * *'

type Complain = (message: string, details: unknown) => void

const forgetting: Readonly<Record<string, (db: Db, complain: Complain) => Promise<void>>> = {
  'Old carts': forgetOldCarts,
  'Answers to repeated requests': forgetOldAnswers,
  'Sign-in links and sessions': forgetOldSignIns,
  'Counts of tries': forgetOldTries,
  'Sessions of visitors': forgetOldSessions,
  'Links in letters to visitors': forgetOldTokens,
  'Addresses that nobody confirmed': forgetUnverified,
  'Comments that were put away': forgetRefused,
  'Submissions of forms that are kept no longer': forgetExpiredSubmissions,
  'Solutions of captchas': forgetOldSolutions,
  'Newsletters that nobody confirmed': forgetUnconfirmed,
  'Events that are handled': forgetDoneEvents,
  'Documents in the trash': forgetTrashed,
  'What no page shows of other servers': forgetUnshown,
  'Old versions of documents': thinVersions,
  'Old changes of documents': forgetOldChanges,
}

/** Forgets, once a night, what nobody asks for any more, and looks whether commerce still adds up. */
export function nightly(jobs: Jobs, db: Db, complain: Complain): void {
  jobs.every(EVERY_NIGHT, 'nightly', async () => {
    for (const [what, forget] of Object.entries(forgetting))
      await forget(db, complain).catch((error: unknown) =>
        complain(`${what} could not be cleared`, error),
      )
    await reconcileSearch(db, complain).catch((error: unknown) =>
      complain('What can be found could not be brought up to date', error),
    )
    const found = await countViolations(db)
    if (Object.keys(found).length > 0)
      complain(`Stock, money and orders do not agree: ${JSON.stringify(found)}`, undefined)
  })
}
