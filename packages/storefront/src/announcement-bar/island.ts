import { ANNOUNCEMENT_STORAGE_KEY } from '@vitrine/model'
import { keep, kept } from '../kept.ts'
import { said } from '../page-words.ts'

interface Context {
  readonly Static?: { readonly SQUARESPACE_CONTEXT?: { readonly announcementBarVersion?: number } }
}

/** Hides the announcement from who closed it, and gives others the button to. Without a script it shows. */
export function mount(element: HTMLElement): void {
  // What the page's own script says of it, which is the server's.
  const { Static } = window as Context
  const version = Static?.SQUARESPACE_CONTEXT?.announcementBarVersion ?? 1
  if (kept(ANNOUNCEMENT_STORAGE_KEY) === JSON.stringify({ version })) {
    element.hidden = true
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sqs-announcement-bar-close'
  button.ariaLabel = said('Close the announcement')
  button.textContent = '×'
  button.addEventListener('click', () => {
    keep(ANNOUNCEMENT_STORAGE_KEY, { version })
    element.hidden = true
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  element.append(button)
}
