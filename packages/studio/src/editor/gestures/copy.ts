import { type Clip, createClip, expandGroups } from '@vitrine/page'
import { getSiteId } from '../../api/session.ts'
import { writeClip } from '../../canvas/clip-data.ts'
import { storeClip } from '../../api/clip-store.ts'
import type { EditorStore } from '../store/editor-store.ts'

/** Copies what is selected to the clipboard. Returns whether anything is. */
export function copySelection(store: EditorStore): boolean {
  const { body, selection } = store.state.getState()
  const clip = createClip(body, selection, getSiteId())
  if (!clip) return false
  let json = JSON.stringify(clip)
  const write = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.clipboardData) json = writeClip(event.clipboardData, clip, store.locale)
  }
  document.addEventListener('copy', write, { capture: true })
  // The one way that puts a type of our own on the clipboard of every browser.
  document.execCommand('copy')
  document.removeEventListener('copy', write, { capture: true })
  storeClip(json)
  announceCopied(store, clip)
  return true
}

/** Copies what is selected, and deletes it. */
export function cutSelection(store: EditorStore): void {
  if (copySelection(store)) deleteCopied(store)
}

/** Puts what is selected on the clipboard of an event. Returns whether anything is. */
export function copyTo(store: EditorStore, data: DataTransfer): boolean {
  const { body, selection } = store.state.getState()
  const clip = createClip(body, selection, getSiteId())
  if (!clip) return false
  storeClip(writeClip(data, clip, store.locale))
  announceCopied(store, clip)
  return true
}

/** Says that what is selected is on the clipboard. */
export function announceCopied(store: EditorStore, clip: Clip): void {
  const count = Object.keys(clip.blocks).length
  store.announce((t) =>
    clip.kind === 'sections'
      ? t('gestures.clip.copied.section')
      : t('gestures.clip.copied', { count }),
  )
}

/** Deletes what is selected and was copied, with the groups of the blocks. */
export function deleteCopied(store: EditorStore): void {
  const { body, selection } = store.state.getState()
  const { section } = selection
  const ids = expandGroups(body.blocks, selection.blocks)
  if (ids.length > 0) {
    if (store.dispatch('clip.cut', { ids }, { select: { section, blocks: [] } }))
      store.announce((t) => t('gestures.clip.cut', { count: ids.length }))
  } else if (section !== undefined && store.dispatch('clip.cut', { section }))
    store.announce((t) => t('gestures.clip.cut.section'))
}
