import { createClip } from '@vitrine/page'
import { readClipboard, writeClip } from '../clip-data.ts'
import { type CanvasState, findBlock, mayChange } from '../state.ts'
import type { TextEditing } from '../text-editing.ts'

/** Copies, cuts and pastes outside of texts, which have the clipboard to themselves but for files. */
export function listenToClipboard(state: CanvasState, text: TextEditing): void {
  const isOurs = (event: ClipboardEvent) =>
    !state.isReadOnly &&
    (!text.contains(event.target) || hasFilesAlone(event)) &&
    // The toolbar of texts has a field for addresses.
    !(event.composedPath()[0] instanceof HTMLInputElement)
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    const { clipboardData: data } = event
    const clip = data && isOurs(event) && createClip(state.content, state.selection, state.site)
    if (!clip) return
    event.preventDefault()
    // The studio says why it does not cut what is locked.
    const isRefused = isCut && !state.selection.blocks.every((id) => mayDelete(state, id))
    const json = isRefused ? '' : writeClip(data, clip, state.locale)
    state.send({ kind: 'clip', clip: json, isCut })
  }
  document.addEventListener('copy', (event) => copy(event, false))
  document.addEventListener('cut', (event) => copy(event, true))
  document.addEventListener('paste', (event) => {
    if (!event.clipboardData || !isOurs(event)) return
    event.preventDefault()
    state.send({ kind: 'paste', ...readClipboard(event.clipboardData) })
  })
}

/** Returns whether files without a text are pasted, such as a screenshot, which a text cannot have. */
function hasFilesAlone({ type, clipboardData }: ClipboardEvent): boolean {
  const { files = [], types = [] } = clipboardData ?? {}
  return type === 'paste' && files.length > 0 && types.every((each) => each === 'Files')
}

function mayDelete(state: CanvasState, id: string): boolean {
  return mayChange(state, id) && findBlock(state, id)?.lock === undefined
}
