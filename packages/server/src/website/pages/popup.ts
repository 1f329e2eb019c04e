import { pageTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Content, Place } from '../render/content.ts'
import { placeOf } from '../render/named.ts'
import type { PublishedPage } from '../render/view/published.ts'
import { bodiesOf } from './bodies.ts'
import type { Format } from './page-query.ts'
import { pageOfType } from './read-document.ts'

/** Where a page stands, with all that it names and what opens over it. */
export async function placeToShow(
  db: Db,
  here: Parameters<typeof placeOf>[1],
  content: Content,
  format: Format,
): Promise<Place> {
  const popup = format === 'html' ? await popupOf(db, here, content) : undefined
  const bodies = [...bodiesOf(content), ...(popup ? [popup.body] : [])]
  return { ...(await placeOf(db, here, bodies, calendarOf(content))), popup }
}

/** The collection that is asked for as a calendar. */
function calendarOf(content: Content): string | undefined {
  const isCalendar = content.kind === 'collection' && content.listed.filter.view === 'calendar'
  return isCalendar ? content.page.id : undefined
}

/** A cover page is met before anything else, and stands alone. */
async function popupOf(
  db: Db,
  here: Parameters<typeof pageOfType>[1],
  content: Content,
): Promise<PublishedPage | undefined> {
  if (content.kind === 'blocks' && content.page.body.type === pageTypeCodes['splash-page'])
    return undefined
  const popup = await pageOfType(db, here, 'popup-overlay')
  return popup?.body.access.kind === 'everybody' ? popup : undefined
}
