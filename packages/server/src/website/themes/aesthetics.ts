import { type Aesthetics, aestheticsSchema, type JsonObject, newAesthetics } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import {
  createDocument,
  type DraftRow,
  findDraft,
  loadPublishedRevisions,
} from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { changeDrafts } from '../../audience/structure/index.ts'
import { themeErrors } from './errors.ts'

const DOCUMENT_KIND = 'aesthetics'

/** Changes to parts of the aesthetics; null removes a part, omitted parts stay. */
export type AestheticsChanges = {
  readonly [K in keyof Aesthetics]?: Aesthetics[K] | null | undefined
}

export interface SavedAesthetics {
  /** Null while nothing is set. */
  readonly documentId: string | null
  readonly rev: number
  readonly published: boolean
  readonly aesthetics: Aesthetics
}

export async function loadAesthetics(
  db: Db,
  { id: siteId, language }: Pick<Site, 'id' | 'language'>,
): Promise<SavedAesthetics> {
  const draft = await findDraft(db, siteId, { kind: DOCUMENT_KIND })
  if (!draft) return { documentId: null, rev: 0, published: true, aesthetics: newAesthetics() }
  const publishedRevs = await loadPublishedRevisions(db, siteId, [draft.documentId])
  const { rev, documentId } = draft
  const published = publishedRevs.get(documentId)?.get(language) === rev
  return { documentId, rev, published, aesthetics: parseAesthetics(draft) }
}

/**
 * Saves parts of the aesthetics. They are published at once if the staff member may publish and
 * requests no draft. Throws `themes.changed`, and the errors of saving and publishing.
 */
export async function saveAesthetics(
  db: Db,
  site: Site,
  input: {
    readonly changes: AestheticsChanges
    readonly rev: number | undefined
    readonly isDraft: boolean
    readonly member: StaffMember | undefined
  },
): Promise<SavedAesthetics> {
  const { changes, rev, isDraft, member } = input
  const draft =
    (await findDraft(db, site.id, { kind: DOCUMENT_KIND })) ??
    (await createAesthetics(db, site, member))
  if (rev !== undefined && rev !== draft.rev) throw themeErrors.changed()
  const aesthetics = applyChanges(parseAesthetics(draft), changes)
  const body = toBody(aesthetics)
  const options = { site, member, command: 'document.import', label: 'Colours and fonts', isDraft }
  const changed = await changeDrafts(db, [{ draft, body }], options)
  return { documentId: draft.documentId, ...changed, aesthetics }
}

function applyChanges(before: Aesthetics, changes: AestheticsChanges): Aesthetics {
  const parts = Object.entries(changes).filter(([, value]) => value !== undefined)
  const removed = new Set(parts.flatMap(([name, value]) => (value === null ? [name] : [])))
  const all = Object.entries({ ...before, ...Object.fromEntries(parts) })
  // Required parts become empty when they are removed.
  return newAesthetics(Object.fromEntries(all.filter(([name]) => !removed.has(name))))
}

async function createAesthetics(
  db: Db,
  site: Site,
  member: StaffMember | undefined,
): Promise<DraftRow> {
  const body = toBody(newAesthetics())
  const memberId = member?.id ?? null
  const { id, rev } = await createDocument(db, site.id, { kind: DOCUMENT_KIND, body, memberId })
  return { documentId: id, kind: DOCUMENT_KIND, collectionId: null, rev, body }
}

function parseAesthetics({ body }: DraftRow): Aesthetics {
  return aestheticsSchema.parse(body)
}

/** Marks a body as JSON, which its schema guarantees. */
function toBody(aesthetics: Aesthetics): JsonObject {
  return aesthetics as Aesthetics & JsonObject
}
