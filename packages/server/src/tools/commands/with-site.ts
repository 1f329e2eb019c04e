import { type Config, readConfig } from '../../platform/config/config.ts'
import { type Db, joinDatabase } from '../../platform/db/db.ts'
import { findOnlySite, findSiteByIdentifier } from '../../identity/sites/index.ts'

export interface SiteContext {
  readonly config: Config
  readonly db: Db
  readonly site: NonNullable<Awaited<ReturnType<typeof findOnlySite>>>
}

/** Runs the work of a command on the site of this identifier; without one on the only site. */
export async function withSite(
  identifier: string | undefined,
  work: (at: SiteContext) => Promise<number>,
): Promise<number> {
  const config = readConfig()
  const { databaseUrl: url, dataDir } = config
  const { db, close } = await joinDatabase({ url, dataDir })
  try {
    const site =
      identifier === undefined ? await findOnlySite(db) : await findSiteByIdentifier(db, identifier)
    if (!site)
      throw new Error(
        'No site selected. Name one with --site, or run "vitrine start" to create the first site.',
      )
    return await work({ config, db, site })
  } finally {
    await close()
  }
}
