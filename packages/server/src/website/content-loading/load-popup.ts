import { pageTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { LoadedContext, PageContent, RenderRequest } from '../render-context/index.ts'
import type { PublishedPage } from '../site-shell/index.ts'
import { listContentBodies } from './content-bodies.ts'
import { loadPageOfType } from './load-document.ts'
import { loadRenderContext } from './load-render-context.ts'
import type { PageFormat } from './page-query.ts'

/** Loads the context of a page: everything that it names, and its popup. */
export async function loadPageContext(
  db: Db,
  request: RenderRequest,
  content: PageContent,
  format: PageFormat,
): Promise<LoadedContext> {
  const popup = format === 'html' ? await loadPopup(db, request, content) : undefined
  const bodies = [...listContentBodies(content), ...(popup ? [popup.body] : [])]
  return { ...(await loadRenderContext(db, request, bodies, getCalendarId(content))), popup }
}

/** Returns the id of the collection that is requested as a calendar. */
function getCalendarId(content: PageContent): string | undefined {
  const isCalendar = content.kind === 'collection' && content.listing.filter.view === 'calendar'
  return isCalendar ? content.page.id : undefined
}

/** Loads the popup of the site. A cover page has none. */
async function loadPopup(
  db: Db,
  request: RenderRequest,
  content: PageContent,
): Promise<PublishedPage | undefined> {
  if (content.kind === 'blocks' && content.page.body.type === pageTypeCodes['splash-page'])
    return undefined
  const popup = await loadPageOfType(db, request, 'popup-overlay')
  return popup?.body.access.kind === 'everybody' ? popup : undefined
}
