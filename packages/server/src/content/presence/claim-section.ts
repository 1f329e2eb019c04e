import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { presenceErrors } from './errors.ts'
import { findHolder, lockSections, updateSection, type WindowKey } from './store.ts'

interface Claim extends WindowKey {
  readonly sectionId: string | null
  /** Whether to edit a section that another staff member is editing. */
  readonly takeOver: boolean
}

/**
 * Marks a section as being edited in a window. Returns the staff member who is editing it instead; null if the window
 * is. Throws `presence.noWindow`.
 */
export async function claimSection(db: Db, siteId: string, claim: Claim) {
  return transact(db, async (tx) => {
    await lockSections(tx, siteId, claim.documentId)
    const { sectionId, takeOver } = claim
    const holder =
      sectionId === null || takeOver
        ? undefined
        : await findHolder(tx, siteId, { ...claim, sectionId })
    // A window does not go on editing what it left.
    const isOpen = await updateSection(
      tx,
      siteId,
      holder === undefined ? claim : { ...claim, sectionId: null },
    )
    if (!isOpen) throw presenceErrors.noWindow()
    return holder ?? null
  })
}
