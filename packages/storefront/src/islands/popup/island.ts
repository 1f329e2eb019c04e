import { POPUP_STORAGE_KEY } from '@vitrine/model'
import { writeStorage, readStorage } from '../../browser-storage.ts'
import { isDue, parsePopupState } from './popup-schedule.ts'

/**
 * Opens the overlay when it is due. It is a modal dialog, so the browser traps and restores the focus and closes it
 * on Escape.
 */
export function mount(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return
  const { version = '1', everyDays = '0', afterMs, afterScroll } = element.dataset
  const settings = { version: Number(version), everyDays: Number(everyDays) }
  if (!isDue(parsePopupState(readStorage(POPUP_STORAGE_KEY)), settings, Date.now())) return

  let submitted = false
  element.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method !== 'dialog') submitted = true
  })
  element.addEventListener('close', () => {
    writeStorage(POPUP_STORAGE_KEY, {
      'date-closed': Date.now(),
      version: settings.version,
      submitted,
    })
  })
  element.addEventListener('click', ({ target }) => {
    // A click on the dialog itself hits the backdrop.
    if (target === element) element.close()
  })
  scheduleOpening({ afterMs, afterScroll }, () => element.open || element.showModal())
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
