import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** Creates or updates the queue's own schema. Runs before our migrations, as a trigger of theirs calls it. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const logger = new Logger(() => () => undefined)
  await runMigrations({ pgPool: pool, logger })
}
