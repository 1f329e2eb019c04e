import type { readSiteUserSession } from '@vitrine/contract'
import { cookieNames, parseSiteUserInfo } from '@vitrine/model'
import { readCookie } from '../../read-cookie.ts'
import { callApi } from '../../call-api.ts'

/** Shows members of a plan's area a link to it in place of the button; the server's page is the same for all. */
export function mount(plan: HTMLElement): void {
  const update = () => {
    void fetchMemberAreaIds().then((areas) => {
      const isMember = areas.has(plan.dataset['memberAreaId'] ?? '')
      for (const action of plan.querySelectorAll<HTMLElement>('.pricing-plan-action'))
        action.hidden = (action.dataset['for'] === 'members') !== isMember
    })
  }
  update()
  // The visitor may have signed in or out, or paid, since the page was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    memberAreaIds = undefined
    update()
  })
}

let memberAreaIds: Promise<ReadonlySet<string>> | undefined

/** Fetches the visitor's member areas, once for all plans of a page and only for signed-in visitors. */
function fetchMemberAreaIds(): Promise<ReadonlySet<string>> {
  const info = parseSiteUserInfo(readCookie(document.cookie, cookieNames.siteUserInfo) ?? '')
  if (info?.authenticated !== true) return Promise.resolve(new Set())
  return (memberAreaIds ??= callApi<typeof readSiteUserSession>(
    'GET',
    '/api/site-users/account/session',
  ).then(
    ({ siteUser }) => new Set(siteUser.memberAreaIds),
    // The session has ended, so the visitor sees the public offer.
    () => new Set(),
  ))
}
