import { blockTypeCodes } from '@vitrine/model'
import type { Block, Content } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import type { ListMailingListIds } from '../../../platform/slice.ts'
import type { OwnIssue } from './draft-issue.ts'

/** Loads the ids of the mailing lists, if the content has a form. */
export async function loadListIds(
  db: Db,
  site: { readonly id: string; readonly listMailingListIds: ListMailingListIds },
  { blocks }: Content,
): Promise<readonly string[]> {
  return Object.values(blocks).some(isForm) ? site.listMailingListIds(db, site.id) : []
}

/**
 * Finds the newsletter forms without a mailing list of a site that has some, and the forms whose lists are all deleted.
 * Without a list of the site, a newsletter form only collects subscribers.
 */
export function checkLists(
  { blocks }: Content,
  siteListIds: readonly string[],
): readonly OwnIssue[] {
  return Object.values(blocks)
    .filter(isForm)
    .flatMap((block) => {
      const chosen = getListIds(block)
      const isWanted =
        chosen.length > 0 || (siteListIds.length > 0 && block.type === blockTypeCodes.newsletter)
      if (!isWanted || chosen.some((id) => siteListIds.includes(id))) return []
      return [{ blockId: block.id, code: 'missing-list', field: 'lists', text: TEXT, fix: null }]
    })
}

const TEXT = { id: 'missing-list', params: {} } as const

function isForm({ type }: Block): boolean {
  return type === blockTypeCodes.newsletter || type === blockTypeCodes.form
}

function getListIds({ data }: Block): readonly string[] {
  const lists = data['lists']
  return Array.isArray(lists) ? lists.filter((id) => typeof id === 'string') : []
}
