import { presets } from '@vitrine/blocks/presets'
import { createClip } from '@vitrine/page'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { getSiteId } from '../../api/session.ts'
import type { DraggedItem, DropTarget, GestureMessage } from '../../canvas/protocol.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { insertPreset } from '../add/sections/insert-preset.ts'
import { findCollections } from '../add/sections/site-collections.ts'
import { insertBlock } from '../actions.ts'
import { storeClip } from '../../api/clip-store.ts'
import type { Editor } from '../context.ts'
import { searchDocuments } from '../inspect/values/search-site.ts'
import { newId } from '../store/new-id.ts'
import { addFiles, type FilePorts } from './add-files.ts'
import { announceCopied, deleteCopied } from './copy.ts'
import { editSettings } from './edit-settings.ts'
import { insertBlockAt } from './insert-block.ts'
import { nudgeSelection } from './nudge.ts'
import { reorderSelection, shiftSection } from './reorder.ts'
import { togglePush } from './push-mode.ts'
import { paste } from './paste.ts'

/** The question for the target of a link, which a dialog answers. */
export type LinkQuestion = Extract<GestureMessage, { readonly kind: 'chooseLink' }>

/** The request for the menu of what is selected. */
export type MenuRequest = Extract<GestureMessage, { readonly kind: 'menu' }>

/** Does what a gesture on the page asks for. */
export function receiveGesture(
  ports: FilePorts,
  editor: Editor,
  message: Exclude<GestureMessage, LinkQuestion | MenuRequest>,
): void {
  switch (message.kind) {
    case 'drop':
      return drop(ports, message)
    case 'paste':
      return paste(ports, message)
    case 'nudge':
      return nudgeSelection(ports.store, message)
    case 'grab':
      return editor.canvas.send({ kind: 'grab', isAnswer: true })
    case 'reorder':
      return reorderSelection(editor.store, message.to)
    case 'moveSection':
      return shiftSection(editor.store, message.id, message.step)
    case 'togglePush':
      return togglePush(editor)
    case 'copy':
      return copyBlocks(ports.store, message)
    case 'clip':
      return receiveClip(ports, message)
    case 'editSettings':
      return editSettings(editor, message.block)
    case 'findLinks':
      return void findLinks(editor, message.text)
  }
}

/** Keeps what was put on the clipboard, and deletes it if it was cut. */
function receiveClip(
  { store }: FilePorts,
  { clip: json, isCut }: Extract<GestureMessage, { readonly kind: 'clip' }>,
): void {
  if (json !== '') storeClip(json)
  if (isCut) return deleteCopied(store)
  const { body, selection } = store.state.getState()
  const clip = createClip(body, selection, getSiteId())
  if (clip) announceCopied(store, clip)
}

/** The most pages that the canvas shows for the target of a link. */
const MAX_LINKS = 5

/** Sends the canvas the pages and items that match a text; none if the server cannot tell. */
async function findLinks({ canvas }: Editor, text: string): Promise<void> {
  const found = await searchDocuments(text).catch(() => [])
  const links = found.slice(0, MAX_LINKS).map(({ id, label, help = '' }) => ({
    ...{ title: label, path: help },
    link: { kind: 'document', id } as const,
  }))
  canvas.send({ kind: 'foundLinks', text, links })
}

/** Puts copies of blocks at cells, and selects them. */
function copyBlocks(
  store: FilePorts['store'],
  { section, places }: Extract<GestureMessage, { readonly kind: 'copy' }>,
): void {
  const copies = Object.fromEntries(Object.keys(places).map((id) => [id, newId()]))
  const select = { section, blocks: Object.values(copies) }
  store.dispatch('multi.duplicate', { copies, into: { section, places } }, { select })
}

function drop(
  ports: FilePorts,
  {
    item,
    files,
    target,
  }: {
    readonly item: DraggedItem
    readonly files: readonly File[]
    readonly target: DropTarget | undefined
  },
): void {
  const { store } = ports
  if (item.kind === 'files') return addFiles(ports, files, target)
  if (item.kind === 'block') {
    const { type } = item
    if (target?.kind === 'cell') insertBlockAt(store, { type }, target)
    else insertBlock(store, type)
  } else if (target?.kind === 'section') void dropPreset(ports, item.id, target.after)
}

/** Inserts a finished section between others. It may need to know the collections of the site. */
async function dropPreset(
  { store, t }: FilePorts,
  id: string,
  after: string | null,
): Promise<void> {
  const preset = presets.find((each) => each.id === id)
  if (!preset) return
  try {
    const collections = findCollections(await queryClient.fetchQuery(routeQuery('readSitePages')))
    if (await insertPreset(store, preset, { collections, after }))
      store.announce((say) => say('presets.inserted', { section: say(`presets.${preset.id}`) }))
  } catch (error) {
    showFailure(error instanceof Error ? error.message : t('gestures.gone'))
  }
}
