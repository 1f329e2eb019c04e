import { readClipboard } from '../../canvas/clip-data.ts'
import type { FilePorts } from './add-files.ts'
import { copyTo, deleteCopied } from './copy.ts'
import { paste } from './paste.ts'

/** Copies, cuts and pastes while a panel has the keyboard. Returns the function that ends it. */
export function listenToClipboard(ports: FilePorts): () => void {
  const { store } = ports
  const listen = (event: ClipboardEvent) => {
    const { clipboardData: data, target } = event
    if (!data || event.defaultPrevented || isBusy(target)) return
    event.preventDefault()
    paste(ports, readClipboard(data))
  }
  const copy = (event: ClipboardEvent) => {
    const { clipboardData: data, target, type } = event
    // Words of a panel that are selected are copied as words.
    const hasWords = getSelection()?.isCollapsed === false
    if (!data || event.defaultPrevented || hasWords || isBusy(target)) return
    if (type === 'cut' && !isOfPage(target)) return
    if (!copyTo(store, data)) return
    event.preventDefault()
    if (type === 'cut') deleteCopied(store)
  }
  // A file that misses the page would replace the studio.
  const ignore = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') && !event.defaultPrevented)
      event.preventDefault()
  }
  document.addEventListener('copy', copy)
  document.addEventListener('cut', copy)
  document.addEventListener('paste', listen)
  document.addEventListener('dragover', ignore)
  document.addEventListener('drop', ignore)
  return () => {
    document.removeEventListener('copy', copy)
    document.removeEventListener('cut', copy)
    document.removeEventListener('paste', listen)
    document.removeEventListener('dragover', ignore)
    document.removeEventListener('drop', ignore)
  }
}

/** Returns whether an element takes what is pasted itself, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true
  return target instanceof Element && target.closest('input,textarea,[contenteditable]') !== null
}

/** Returns whether a key that deletes is meant for the page: in the layers, or where nothing has the keyboard. */
function isOfPage(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.closest('[role="treegrid"]') !== null)
  )
}
