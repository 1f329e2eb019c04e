import { forgetOldSignIns } from './accounts/index.ts'
import type { Db } from './db/db.ts'
import { forgetOldAnswers, forgetOldTries } from './http/store.ts'
import { forgetDoneEvents, type Jobs } from './jobs/index.ts'
import { countViolations, forgetOldCarts } from './orders/index.ts'

/** 03:17 UTC: when everybody else's clock does nothing. */
const EVERY_NIGHT = '17 3 * * *'

const forgetting: Readonly<Record<string, (db: Db) => Promise<void>>> = {
  'Old carts': forgetOldCarts,
  'Answers to repeated requests': forgetOldAnswers,
  'Sign-in links and sessions': forgetOldSignIns,
  'Counts of tries': forgetOldTries,
  'Events that are handled': forgetDoneEvents,
}

/** Forgets, once a night, what nobody asks for any more, and looks whether commerce still adds up. */
export function nightly(
  jobs: Jobs,
  db: Db,
  complain: (message: string, details: unknown) => void,
): void {
  jobs.every(EVERY_NIGHT, 'nightly', async () => {
    for (const [what, forget] of Object.entries(forgetting))
      await forget(db).catch((error: unknown) => complain(`${what} could not be cleared`, error))
    const found = await countViolations(db)
    if (Object.keys(found).length > 0)
      complain(`Stock, money and orders do not agree: ${JSON.stringify(found)}`, undefined)
  })
}
