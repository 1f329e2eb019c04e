import type { FilePorts } from './add-files.ts'
import { paste } from './paste.ts'

/** Takes what is pasted while a panel has the keyboard. Returns the function that ends it. */
export function listenToClipboard(ports: FilePorts): () => void {
  const listen = (event: ClipboardEvent) => {
    const { clipboardData: data, target } = event
    if (!data || event.defaultPrevented || isBusy(target)) return
    event.preventDefault()
    paste(ports, {
      files: [...data.files],
      html: data.getData('text/html'),
      text: data.getData('text/plain'),
    })
  }
  // A file that misses the page would replace the studio.
  const ignore = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') && !event.defaultPrevented)
      event.preventDefault()
  }
  document.addEventListener('paste', listen)
  document.addEventListener('dragover', ignore)
  document.addEventListener('drop', ignore)
  return () => {
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
