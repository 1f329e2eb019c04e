import { may } from '@vitrine/model'
import {
  type Clip,
  copySection,
  measureClip,
  newSection,
  parseClip,
  placeClip,
  renameClip,
} from '@vitrine/page'
import { getRole, getSiteId } from '../../api/session.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { findFreeRow, findTargetSection, getSectionKind } from '../actions.ts'
import { readStoredClip } from '../../api/clip-store.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { newId } from '../store/new-id.ts'
import type { FilePorts } from './add-files.ts'

type Ports = Pick<FilePorts, 'store' | 't'>

/** Pastes what was copied last in a window of this browser. */
export function pasteStored(ports: Ports): void {
  const json = readStoredClip()
  if (json === null) return showFailure(ports.t('editor.clip.nothing'))
  pasteClip(ports, json)
}

/** Pastes copied blocks into the selected section, or a copied section below it. What is no clip of the site changes nothing. */
export function pasteClip({ store, t }: Ports, json: string): void {
  const role = getRole()
  const mayAddCode = role !== undefined && may(role, 'content.code')
  const isOwn = mayAddCode && json === readStoredClip()
  const { clip, error } = parseClip(json, { site: getSiteId(), isOwn })
  if (!clip) return showFailure(t(`gestures.clip.${error}`))
  if (clip.kind === 'sections') pasteSection(store, clip)
  else pasteBlocks(store, clip)
}

function pasteBlocks(store: EditorStore, clip: Clip): void {
  const { body } = store.state.getState()
  const target = findTargetSection(store)
  const to = target ?? newSection(newId, getSectionKind(store, target))
  const row = target ? findFreeRow(store, to, measureClip(clip, to.grid.desktop.cols)) : 0
  const blocks = placeClip(clip, body, { to, row, copies: renameClip(clip, newId) })
  const select = { section: to.id, blocks: blocks.map(({ id }) => id) }
  const isDone = target
    ? store.dispatch('clip.paste', { blocks, section: to.id }, { select })
    : store.dispatch('clip.pasteSection', { section: to, blocks, after: null }, { select })
  if (isDone) store.announce((t) => t('gestures.clip.pasted', { count: blocks.length }))
}

/** The kinds of sections that only the header and footer have. */
const AROUND: ReadonlySet<string> = new Set(['header', 'footer', 'area'])

function pasteSection(store: EditorStore, clip: Clip): void {
  const target = findTargetSection(store)
  const copied = copySection(clip, store.state.getState().body, renameClip(clip, newId))
  if (!copied) return
  const { blocks } = copied
  const kind = AROUND.has(copied.section.kind) ? 'fluid' : copied.section.kind
  const section = { ...copied.section, kind, ...getSectionKind(store, target) }
  const select = { section: section.id, blocks: [] }
  const after = target?.id ?? null
  if (store.dispatch('clip.pasteSection', { section, blocks, after }, { select }))
    store.announce((t) => t('gestures.clip.pasted.section'))
}
