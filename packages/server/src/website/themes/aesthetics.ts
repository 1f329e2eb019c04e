import { type Aesthetics, aestheticsSchema, type JsonObject, newAesthetics } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import {
  createDocument,
  type DraftRow,
  draftOf,
  publishedIn,
} from '../../content/documents/index.ts'
import type { Member } from '../../platform/http/call.ts'
import type { Site } from '../../platform/http/site.ts'
import { changeDrafts } from '../../audience/structure/index.ts'
import { themeErrors } from './errors.ts'

const KIND = 'aesthetics'

/** Null takes a part back; what is left out stays. */
export type Changes = {
  readonly [K in keyof Aesthetics]?: Aesthetics[K] | null | undefined
}

export interface SavedAesthetics {
  readonly rev: number
  readonly published: boolean
  readonly aesthetics: Aesthetics
}

export async function readAesthetics(
  db: Db,
  { id: siteId, language }: Pick<Site, 'id' | 'language'>,
): Promise<SavedAesthetics> {
  const draft = await draftOf(db, siteId, { kind: KIND })
  if (!draft) return { rev: 0, published: true, aesthetics: newAesthetics() }
  const shown = await publishedIn(db, siteId, [draft.documentId])
  const { rev } = draft
  const published = shown.get(draft.documentId)?.get(language) === rev
  return { rev, published, aesthetics: saidIn(draft) }
}

/**
 * Sets parts of the site's looks. Visitors see them at once where the member may publish and does not ask for a
 * draft.
 *
 * Throws `themes.changed`, and what saving and publishing throw.
 */
export async function saveAesthetics(
  db: Db,
  site: Site,
  given: {
    readonly changes: Changes
    readonly rev: number | undefined
    readonly isDraft: boolean
    readonly member: Member | undefined
  },
): Promise<SavedAesthetics> {
  const { changes, rev, isDraft, member } = given
  const draft = (await draftOf(db, site.id, { kind: KIND })) ?? (await begin(db, site, member))
  if (rev !== undefined && rev !== draft.rev) throw themeErrors.changed()
  const aesthetics = merged(saidIn(draft), changes)
  const body = asBody(aesthetics)
  const by = { site, member, command: 'document.import', label: 'Colours and fonts', isDraft }
  return { ...(await changeDrafts(db, [{ draft, body }], by)), aesthetics }
}

function merged(before: Aesthetics, changes: Changes): Aesthetics {
  const parts = Object.entries(changes).filter(([, value]) => value !== undefined)
  const taken = new Set(parts.flatMap(([name, value]) => (value === null ? [name] : [])))
  const all = Object.entries({ ...before, ...Object.fromEntries(parts) })
  // Parts that are always there are empty when they are taken back.
  return newAesthetics(Object.fromEntries(all.filter(([name]) => !taken.has(name))))
}

async function begin(db: Db, site: Site, member: Member | undefined): Promise<DraftRow> {
  const body = asBody(newAesthetics())
  const memberId = member?.id ?? null
  const { id, rev } = await createDocument(db, site.id, { kind: KIND, body, memberId })
  return { documentId: id, kind: KIND, collectionId: null, rev, body }
}

function saidIn({ body }: DraftRow): Aesthetics {
  return aestheticsSchema.parse(body)
}

/** Bodies are JSON: their schemas name nothing else. */
function asBody(aesthetics: Aesthetics): JsonObject {
  return aesthetics as Aesthetics & JsonObject
}
