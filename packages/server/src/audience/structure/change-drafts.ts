import { may } from '@vitrine/model'
import { diffOps, type JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import {
  type DraftRow,
  publishDocuments,
  loadPublishedRevisions,
  saveChanges,
} from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'

export interface Changed {
  readonly rev: number
  /** Whether the change was published; otherwise it is in the draft. */
  readonly published: boolean
}

export interface DraftChange {
  readonly draft: DraftRow
  readonly body: JsonObject
  /** Whether the change stays unpublished if the draft has other unpublished changes. */
  readonly mayWait?: boolean
}

interface By {
  readonly site: Site
  readonly member: StaffMember | undefined
  /** The label of the change in the version history. */
  readonly command: string
  readonly label: string
  /** Whether the change stays a draft in any case. */
  readonly isDraft?: boolean
}

/**
 * Applies changes to drafts like an editor, and publishes them together if the member may: in every
 * published language, and at least the site’s own. The result describes the last one. Throws the
 * errors of saving and publishing.
 */
export async function changeDrafts(
  db: Db,
  changes: readonly DraftChange[],
  by: By,
): Promise<Changed> {
  const { site, member, label, isDraft = false } = by
  const shown = await loadPublishedRevisions(
    db,
    site.id,
    changes.map(({ draft }) => draft.documentId),
  )
  const saved: (DraftChange & { readonly rev: number })[] = []
  for (const one of changes) saved.push({ ...one, rev: await save(db, one, by) })
  const rev = saved.at(-1)?.rev ?? 0
  if (isDraft || member === undefined || !may(member.role, 'content.publish'))
    return { rev, published: false }

  let waits = false
  const entries = saved.flatMap(({ draft, mayWait, ...one }) => {
    const { documentId } = draft
    const known = shown.get(documentId) ?? new Map<string, number>()
    const locales = mayWait ? known.keys() : new Set([...known.keys(), site.language])
    return [...locales].flatMap((locale) => {
      if (known.get(locale) === one.rev) return []
      if (mayWait && known.get(locale) !== draft.rev) {
        waits = true
        return []
      }
      return [{ documentId, locale, rev: one.rev }]
    })
  })
  if (entries.length > 0)
    await publishDocuments(db, site.id, { entries, memberId: member.id, label })
  return { rev, published: !waits }
}

async function save(db: Db, { draft, body }: DraftChange, by: By): Promise<number> {
  const ops = diffOps(draft.body, body)
  if (ops.length === 0) return draft.rev
  const { site, member, command, label } = by
  const { rev } = await saveChanges(db, site.id, {
    documentId: draft.documentId,
    memberId: member?.id ?? null,
    base: draft.rev,
    clientId: `structure-${newId()}`,
    sets: [{ seq: 1, command, label, ops }],
  })
  return rev
}
