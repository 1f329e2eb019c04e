import { readSiteUserId } from '../../site-user/read-site-user.ts'

/**
 * Shows the text of a link to the account that fits the visitor: that in `.auth` once they are signed in, and else that in
 * `.unauth`. The server's page is the same for all.
 *
 * @see dom §7 ".user-accounts-text-link"
 */
export function mount(text: HTMLElement): void {
  const link = text.closest('.user-accounts-text-link')
  if (!link) return
  const update = () => {
    const isSignedIn = readSiteUserId() !== undefined
    for (const each of link.querySelectorAll<HTMLElement>('.auth, .unauth'))
      each.hidden = each.classList.contains('auth') !== isSignedIn
  }
  update()
  // The visitor may have signed in or out since the page was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update()
  })
}
