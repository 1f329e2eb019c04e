import type { readSiteUserSession } from '@vitrine/contract'
import { cookieNames, siteUserInfo } from '@vitrine/model'
import { cookieOf } from '../cart/cart-rule.ts'
import { call } from '../http.ts'

/** Shows members of a plan's area the way in, in place of the button: the page itself is the same for all. */
export function mount(plan: HTMLElement): void {
  const draw = () => {
    void areasOfVisitor().then((areas) => {
      const isMember = areas.has(plan.dataset['memberAreaId'] ?? '')
      for (const action of plan.querySelectorAll<HTMLElement>('.pricing-plan-action'))
        action.hidden = (action.dataset['for'] === 'members') !== isMember
    })
  }
  draw()
  // Who signed out elsewhere, or has paid, and comes back is shown what is so now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    asked = undefined
    draw()
  })
}

let asked: Promise<ReadonlySet<string>> | undefined

/** Asked once for all plans of a page, and of nobody who is not signed in. */
function areasOfVisitor(): Promise<ReadonlySet<string>> {
  const info = siteUserInfo(cookieOf(document.cookie, cookieNames.siteUserInfo) ?? '')
  if (info?.authenticated !== true) return Promise.resolve(new Set())
  return (asked ??= call<typeof readSiteUserSession>('GET', '/api/site-users/account/session').then(
    ({ siteUser }) => new Set(siteUser.memberAreaIds),
    // The session is over: the plan is offered as to everybody.
    () => new Set(),
  ))
}
