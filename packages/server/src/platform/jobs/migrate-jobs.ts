import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** Makes or updates the queue's own schema. Before our migrations: a trigger of theirs calls it. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const logger = new Logger(() => () => undefined)
  await runMigrations({ pgPool: pool, logger })
}
