import { readSiteUserId } from '../../site-user/read-site-user.ts'

/** Shows the actions for members or for other visitors; the server's page is the same for both. */
export function mount(block: HTMLElement): void {
  const update = () => {
    const isMember = readSiteUserId() !== undefined
    for (const line of block.querySelectorAll<HTMLElement>('.member-area-actions'))
      line.hidden = (line.dataset['for'] === 'members') !== isMember
  }
  update()
  // The visitor may have signed in or out since the page was left.
  window.addEventListener('pageshow', update)
}
