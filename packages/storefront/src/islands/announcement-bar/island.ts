import { ANNOUNCEMENT_STORAGE_KEY } from '@vitrine/model'
import { writeStorage, readStorage } from '../../browser-storage.ts'
import { announcementMessages } from '@vitrine/model'
import { createPageTranslate } from '../../translate.ts'

const t = createPageTranslate(announcementMessages)

interface Context {
  readonly Static?: { readonly SQUARESPACE_CONTEXT?: { readonly announcementBarVersion?: number } }
}

/** Hides the announcement if the visitor closed this version, else adds a close button. */
export function mount(element: HTMLElement): void {
  const { Static } = window as Context
  const version = Static?.SQUARESPACE_CONTEXT?.announcementBarVersion ?? 1
  if (readStorage(ANNOUNCEMENT_STORAGE_KEY) === JSON.stringify({ version })) {
    element.hidden = true
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sqs-announcement-bar-close'
  button.ariaLabel = t('announcement.close')
  button.textContent = '×'
  button.addEventListener('click', () => {
    writeStorage(ANNOUNCEMENT_STORAGE_KEY, { version })
    element.hidden = true
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  element.append(button)
}
