/**
 * Closes an open dialog when the visitor goes back, as on a phone, instead of leaving the page. The dialog has a
 * history entry of its own while it is open. `handleClosed` is called once, however the dialog was closed, when
 * the entry is gone.
 */
export function closeOnBack(dialog: HTMLDialogElement, handleClosed: () => void): void {
  const restoration = history.scrollRestoration
  let hasEntry = true
  // The visitor may have moved to another image, to which the page scrolls on closing.
  history.scrollRestoration = 'manual'
  history.pushState({ isDialog: true }, '')
  const handleBack = () => {
    hasEntry = false
    history.scrollRestoration = restoration
    if (dialog.open) dialog.close()
    else handleClosed()
  }
  addEventListener('popstate', handleBack, { once: true })
  dialog.addEventListener('close', () => {
    if (hasEntry) history.back()
    else handleClosed()
  })
}
