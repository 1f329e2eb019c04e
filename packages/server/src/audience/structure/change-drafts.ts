import { may } from '@vitrine/model'
import { diffOps, type JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import {
  type DraftRow,
  publishDocuments,
  publishedIn,
  saveChanges,
} from '../../content/documents/index.ts'
import type { Member } from '../../platform/http/call.ts'
import type { Site } from '../../platform/http/site.ts'

export interface Changed {
  readonly rev: number
  /** Visitors see it; else it is a draft. */
  readonly published: boolean
}

export interface Wanted {
  readonly draft: DraftRow
  readonly body: JsonObject
  /** Other changes may wait in the draft: it is published only where visitors saw all of it before. */
  readonly mayWait?: boolean
}

interface By {
  readonly site: Site
  readonly member: Member | undefined
  /** What the change is called, for those who look at versions. */
  readonly command: string
  readonly label: string
  /** It stays a draft, whoever makes it. */
  readonly isDraft?: boolean
}

/**
 * Makes drafts say what is wanted, as changes like any editor's, and publishes all of them at once where
 * the member may: in every language they are published in, and at least the site's own. The last of
 * `wanted` is the one the answer speaks of.
 *
 * Throws what saving and publishing throw.
 */
export async function changeDrafts(db: Db, wanted: readonly Wanted[], by: By): Promise<Changed> {
  const { site, member, label, isDraft = false } = by
  const shown = await publishedIn(
    db,
    site.id,
    wanted.map(({ draft }) => draft.documentId),
  )
  const saved: (Wanted & { readonly rev: number })[] = []
  for (const one of wanted) saved.push({ ...one, rev: await save(db, one, by) })
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

async function save(db: Db, { draft, body }: Wanted, by: By): Promise<number> {
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
