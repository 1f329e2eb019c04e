import { cookieNames } from '@vitrine/model'
import { readCookie } from '../cookies.ts'
import { getPageContext } from '../page.ts'
import { send } from '../send.ts'
import type { EventFields } from './client.ts'
import { getSiteUserId } from './site-user.ts'

/**
 * Records an event with the legacy tracker. Throws if there is no payload.
 *
 * @see platform spec §3 "Legacy tracker", §7 "RecordEvent"
 */
export function recordEvent(event: string, payload?: EventFields): void {
  if (!payload) throw new Error('no payload')
  const { website = {}, templateId } = getPageContext()
  const data = {
    pageHash: location.hash,
    pagePath: location.pathname,
    websiteId: website.id ?? '',
    templateId,
    variantId: null,
    memberAccountId: getSiteUserId(),
    member_locale: navigator.language,
    website_locale: website.language,
    ...payload,
  }
  const crumb = readCookie(cookieNames.crumb) ?? ''
  send('/api/events/RecordEvent', new URLSearchParams({ crumb, event, data: JSON.stringify(data) }))
}
