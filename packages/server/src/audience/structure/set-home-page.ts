import { createStoreUrlId, pageTypeCodes } from '@vitrine/model'
import type { JsonObject, Page } from '@vitrine/page'
import { createSlug } from '../../commerce/catalog/index.ts'
import {
  documentErrors,
  findDraft,
  loadDocument,
  loadTakenSlugs,
  loadHomePageIds,
} from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { changeDrafts, type DraftChange } from './change-drafts.ts'
import { structureErrors } from './errors.ts'

/**
 * Gives the URL of the home page to a page, and one of its own to the page that had it, both in drafts. Returns the page
 * that had it. Throws `documents.notFound`, `.inTrash`, `structure.notAHomePage`, and the errors of saving.
 */
export async function setHomePage(
  db: Db,
  site: Site,
  { documentId, member }: { readonly documentId: string; readonly member: StaffMember | undefined },
): Promise<{ readonly previousIds: string[] }> {
  return transact(db, async (tx) => {
    const { kind, deletedAt, body } = await loadDocument(tx, site.id, documentId)
    if (deletedAt) throw documentErrors.inTrash()
    const type = body['type']
    const isOrdinary = type === pageTypeCodes.page || type === pageTypeCodes['main-content']
    if (kind !== 'page' || !isOrdinary) throw structureErrors.notAHomePage()
    const previousIds = (await loadHomePageIds(tx, site.id)).filter((id) => id !== documentId)
    const taken = new Set(await loadTakenSlugs(tx, site.id))
    const changes: DraftChange[] = []
    for (const id of [...previousIds, documentId]) {
      const draft = await findDraft(tx, site.id, { documentId: id })
      if (!draft) continue
      const setSlug = id === documentId ? () => '' : (title: string) => chooseSlug(title, taken)
      changes.push({ draft, body: changeSlugs(draft.body, setSlug) })
    }
    await changeDrafts(tx, changes, {
      site,
      member,
      command: 'meta.set',
      label: 'change the home page',
      isDraft: true,
    })
    return { previousIds }
  })
}

/** Returns a free slug for the title of the page that was the home page. */
function chooseSlug(title: string, taken: Set<string>): string {
  const clean = createSlug(title)
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}\p{M}-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
  const slug = createStoreUrlId(clean.length < 3 ? 'home' : clean, taken)
  taken.add(slug)
  return slug
}

function changeSlugs(body: JsonObject, choose: (title: string) => string): JsonObject {
  // The body of a page, which was checked when it was saved.
  const { meta } = body as unknown as Page
  const changed = Object.entries(meta).map(([locale, own]) => [
    locale,
    { ...own, slug: choose(own.title) },
  ])
  return { ...body, meta: Object.fromEntries(changed) }
}
