import { type Config, readConfig } from '../../platform/config/config.ts'
import { type Db, joinDatabase } from '../../platform/db/db.ts'
import { onlySite, siteByIdentifier } from '../../identity/sites/index.ts'

export interface OnSite {
  readonly config: Config
  readonly db: Db
  readonly site: NonNullable<Awaited<ReturnType<typeof onlySite>>>
}

/** Does a command's work on the site of this identifier; without one on the only site there is. */
export async function onSite(
  identifier: string | undefined,
  work: (at: OnSite) => Promise<number>,
): Promise<number> {
  const config = readConfig()
  const { databaseUrl: url, dataDir } = config
  const { db, close } = await joinDatabase({ url, dataDir })
  try {
    const site =
      identifier === undefined ? await onlySite(db) : await siteByIdentifier(db, identifier)
    if (!site) throw new Error('Which site? Name it with --site. `vitrine start` makes the first.')
    return await work({ config, db, site })
  } finally {
    await close()
  }
}
