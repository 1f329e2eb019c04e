import { cookieNames, siteUserInfo } from '@vitrine/model'
import { cookieOf } from '../cart/cart-rule.ts'

/** Shows members the way in, and others the way to become one: the page itself is the same for both. */
export function mount(block: HTMLElement): void {
  const draw = () => {
    const info = siteUserInfo(cookieOf(document.cookie, cookieNames.siteUserInfo) ?? '')
    const isMember = info?.authenticated === true
    for (const line of block.querySelectorAll<HTMLElement>('.member-area-actions'))
      line.hidden = (line.dataset['for'] === 'members') !== isMember
  }
  draw()
  // Who signed out elsewhere and comes back is shown what is so now.
  window.addEventListener('pageshow', draw)
}
