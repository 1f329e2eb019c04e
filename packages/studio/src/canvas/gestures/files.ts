import type { DraggedItem, FileAccept } from '../protocol.ts'
import type { CanvasState } from '../state.ts'
import type { ItemDrag } from './item-drag.ts'

/** The size of the outline of a file, which is that of an image block. */
const SIZE = { w: 6, h: 10 } as const

/** Takes files of this device that are dropped on the page. */
export function listenToFiles(state: CanvasState, { items }: { readonly items: ItemDrag }): void {
  const follow = (event: DragEvent, isDropped: boolean) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const files = isDropped ? [...event.dataTransfer.files] : []
    const types = [...event.dataTransfer.items].map(({ type }) => type)
    const item: DraggedItem = { kind: 'files', accepts: types.flatMap(parseAccept), size: SIZE }
    if (!state.isReadOnly) event.dataTransfer.dropEffect = 'copy'
    items.follow({ item, at: { x: event.clientX, y: event.clientY }, isDropped, files })
  }
  document.addEventListener('dragenter', (event) => follow(event, false))
  document.addEventListener('dragover', (event) => follow(event, false))
  document.addEventListener('drop', (event) => follow(event, true))
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget) return
    const item: DraggedItem = { kind: 'files', accepts: [], size: SIZE }
    items.follow({ item, at: undefined, isDropped: false })
  })
}

/** Returns the kind of blocks that show a file of a media type. */
function parseAccept(type: string): readonly FileAccept[] {
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'audio' || kind === 'video' ? [kind] : []
}
