import type { Db } from '../../../platform/db/db.ts'
import { insertVersion, type NewVersion } from '../version-store.ts'

/** A side of a conflict. */
type Side = Pick<NewVersion, 'rev' | 'body' | 'memberId' | 'label'>

/** Saves both sides of a conflict as versions; only once, however often the editor sends it. */
export async function saveConflictVersions(
  db: Db,
  siteId: string,
  input: {
    readonly documentId: string
    readonly cause: string
    readonly mine: Side
    readonly theirs: Side
  },
): Promise<{ readonly mineVersion: string; readonly theirsVersion: string }> {
  const { documentId, cause, mine, theirs } = input
  const common = { documentId, reason: 'conflict' } as const
  return {
    mineVersion: await insertVersion(db, siteId, { ...mine, ...common, cause: `${cause}:mine` }),
    theirsVersion: await insertVersion(db, siteId, {
      ...theirs,
      ...common,
      cause: `${cause}:theirs`,
    }),
  }
}
