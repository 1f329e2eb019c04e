import { POPUP_STORAGE_KEY } from '@vitrine/model'
import { keep, kept } from '../kept.ts'
import { isDue, popupState } from './popup-rule.ts'

/**
 * Opens the overlay when its time has come. As a modal dialog the browser holds the focus in it, closes
 * it on Escape and gives the focus back.
 */
export function mount(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) return
  const { version = '1', everyDays = '0', afterMs, afterScroll } = element.dataset
  const asked = { version: Number(version), everyDays: Number(everyDays) }
  if (!isDue(popupState(kept(POPUP_STORAGE_KEY)), asked, Date.now())) return

  let submitted = false
  element.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method !== 'dialog') submitted = true
  })
  element.addEventListener('close', () => {
    keep(POPUP_STORAGE_KEY, { 'date-closed': Date.now(), version: asked.version, submitted })
  })
  element.addEventListener('click', ({ target }) => {
    // Outside of its content there is only its backdrop.
    if (target === element) element.close()
  })
  whenDue({ afterMs, afterScroll }, () => element.open || element.showModal())
}

function whenDue(
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
  const look = () => {
    const { scrollHeight } = document.documentElement
    const way = scrollHeight - innerHeight
    if (way > 0 && (scrollY / way) * 100 < Number(afterScroll)) return
    removeEventListener('scroll', look)
    open()
  }
  addEventListener('scroll', look, { passive: true })
  look()
}
