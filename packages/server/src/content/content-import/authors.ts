import type { Author, JsonObject, SiteSettings } from '@vitrine/page'
import { newId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { importBody, loadDocument, publishDocuments } from '../documents/index.ts'
import { lockSettingsDraft } from './store.ts'

/** The authors of an import, by their names in lower case. */
export interface ImportAuthors {
  readonly ids: ReadonlyMap<string, string>
  readonly remarks: readonly string[]
}

/**
 * Finds the authors of an import by their names, and adds the missing ones to the site's settings. The settings are
 * published if they had no other changes. Their draft is locked meanwhile, so that nothing that others save is lost.
 */
export async function ensureAuthors(
  db: Db,
  siteId: string,
  input: AuthorsInput,
): Promise<ImportAuthors> {
  if (input.names.length === 0) return { ids: new Map(), remarks: [] }
  return transact(db, (tx) => addAuthors(tx, siteId, input))
}

interface AuthorsInput {
  readonly names: readonly string[]
  readonly locale: string
  readonly memberId: string | null
}

async function addAuthors(
  tx: Db,
  siteId: string,
  { names, locale, memberId }: AuthorsInput,
): Promise<ImportAuthors> {
  const settings = await lockSettingsDraft(tx, siteId, locale)
  if (!settings)
    return {
      ids: new Map(),
      remarks: ['The site has no settings yet, so authors are not imported.'],
    }
  const { body } = await loadDocument(tx, siteId, settings.id)
  // A body that was checked when it was saved.
  const known = (body as unknown as SiteSettings).authors
  const ids = new Map(known.map(({ displayName, id }) => [displayName.toLowerCase(), id]))
  const added: Author[] = []
  for (const name of names) {
    const displayName = name.slice(0, 100)
    if (ids.has(displayName.toLowerCase())) continue
    const author = { id: newId(), displayName }
    ids.set(displayName.toLowerCase(), author.id)
    added.push(author)
  }
  if (added.length === 0) return { ids, remarks: [] }
  // Authors are JSON.
  const authors = [...known, ...added] as unknown as JsonObject[]
  const changed: JsonObject = { ...body, authors }
  const { rev } = await importBody(tx, siteId, { documentId: settings.id, memberId, body: changed })
  if (settings.rev !== settings.publishedRev)
    return { ids, remarks: ['Authors were added to the site’s settings. Publish the settings.'] }
  const entries = [{ documentId: settings.id, locale, rev }]
  await publishDocuments(tx, siteId, { entries, memberId })
  return { ids, remarks: [] }
}
