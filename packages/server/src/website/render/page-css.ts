import { calendarCss } from '@vitrine/blocks'
import { collectContentCss } from '../block-content/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { getOverlaysCss } from './overlays.ts'
import { getCommentsCss } from './post-entry.ts'

/** Returns the CSS of everything that was rendered for a page. */
export function collectPageCss(context: RenderContext, content: PageContent): string {
  return (
    collectContentCss(context) +
    getOverlaysCss(context) +
    getCommentsCss(content) +
    getCalendarCss(context, content)
  )
}

/** Returns the CSS of a calendar that no block rendered. */
function getCalendarCss({ calendars }: RenderContext, content: PageContent): string {
  return content.kind === 'collection' && calendars?.months.has(content.page.id) ? calendarCss : ''
}
