import type { Db } from '../../platform/db/db.ts'
import type { LogError } from '../../platform/slice.ts'
import { countViolations } from './cleanup-store.ts'

/** Logs how often stock, money and orders contradict each other, if they do. */
export async function reportViolations(db: Db, logError: LogError): Promise<void> {
  const violations = await countViolations(db)
  if (Object.keys(violations).length > 0)
    logError(`Stock, money and orders do not agree: ${JSON.stringify(violations)}`, undefined)
}
