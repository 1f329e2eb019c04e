import { COOKIE_ALLOWED, COOKIES_DECIDED, FORM_SUBMITTED, POPUP_STORAGE_KEY } from '@vitrine/model'
import { writeStorage, readStorage } from '../../browser-storage.ts'
import { readCookie } from '../../read-cookie.ts'
import { trapFocus } from '../../ui/trap-focus.ts'
import { isDue, parsePopupState } from './popup-schedule.ts'

/**
 * Opens the overlay when it is due. It is a modal dialog, so the browser restores the focus and closes it on Escape.
 */
export function mount(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return
  const { version = '1', everyDays = '0', afterMs, afterScroll } = element.dataset
  const settings = { version: Number(version), everyDays: Number(everyDays) }
  if (!isDue(parsePopupState(readStorage(POPUP_STORAGE_KEY)), settings, Date.now())) return

  let submitted = false
  const store = () => {
    const { version } = settings
    writeStorage(POPUP_STORAGE_KEY, { 'date-closed': Date.now(), version, submitted })
  }
  element.addEventListener(FORM_SUBMITTED, () => {
    submitted = true
    // The form may lead to another page, without closing the dialog.
    store()
  })
  element.addEventListener('close', store)
  element.addEventListener('click', ({ target }) => {
    // A click on the dialog itself hits the backdrop.
    if (target === element) element.close()
  })
  const open = () => {
    if (element.open) return
    element.showModal()
    trapFocus(element)
  }
  scheduleOpening({ afterMs, afterScroll }, () => {
    // A modal dialog makes the cookie banner inert, so visitors answer the banner first.
    if (isCookieDecisionPending()) document.addEventListener(COOKIES_DECIDED, open, { once: true })
    else open()
  })
}

function isCookieDecisionPending(): boolean {
  const hasBanner = document.querySelector('.sqs-cookie-banner') !== null
  return hasBanner && readCookie(document.cookie, COOKIE_ALLOWED) === undefined
}

function scheduleOpening(
  {
    afterMs,
    afterScroll,
  }: { readonly afterMs: string | undefined; readonly afterScroll: string | undefined },
  open: () => void,
): void {
  if (afterScroll === undefined) {
    setTimeout(open, Number(afterMs ?? 0))
    return
  }
  const checkScroll = () => {
    const { scrollHeight } = document.documentElement
    const scrollRange = scrollHeight - innerHeight
    if (scrollRange > 0 && (scrollY / scrollRange) * 100 < Number(afterScroll)) return
    removeEventListener('scroll', checkScroll)
    open()
  }
  addEventListener('scroll', checkScroll, { passive: true })
  checkScroll()
}
