import type { Db } from '../../platform/db/db.ts'
import { isImported } from '../archive/index.ts'
import { listDemoNames, loadDemo } from './demos.ts'

/** The identifiers of the demos, which are read once. */
let identifiers: ReadonlySet<string> | undefined

/** Returns whether a site is a demo that comes with Vitrine. */
export async function isDemo(
  db: Db,
  site: { readonly id: string; readonly identifier: string },
): Promise<boolean> {
  identifiers ??= new Set(listDemoNames().map((name) => loadDemo(name).identifier))
  return identifiers.has(site.identifier) && (await isImported(db, site.id))
}
