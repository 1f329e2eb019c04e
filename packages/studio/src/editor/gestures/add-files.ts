import { blockCatalog, type InspectorField } from '@vitrine/blocks/fields'
import type { LibraryFile } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { MAX_BLOCKS } from '@vitrine/page'
import type { DropTarget, FileAccept } from '../../canvas/protocol.ts'
import type { Translate } from '../../ui/i18n.ts'
import { startUploads } from '../../ui/files/uploads.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { insertBlock } from '../actions.ts'
import type { Editor } from '../context.ts'
import { toAssetValue } from '../inspect/values/assets.ts'
import { type CellTarget, findEnd, insertBlockAt } from './insert-block.ts'

const TYPES: Readonly<Record<FileAccept, number>> = {
  image: blockTypeCodes.image,
  audio: blockTypeCodes.audio,
  video: blockTypeCodes.video,
}

/** The parts of the editor that files are added through. */
export interface FilePorts extends Pick<Editor, 'store'> {
  readonly t: Translate
  /** Returns whether the page is still open. */
  readonly isOpen: () => boolean
}

/**
 * Uploads files, and adds each to the page when the server has it: one that a block takes replaces the block's own,
 * others become blocks. Types that no block shows are rejected before they are uploaded.
 */
export function addFiles(
  ports: FilePorts,
  files: readonly File[],
  target: DropTarget | undefined,
): void {
  const accepted = files.flatMap((file) => {
    const accept = getAccept(file)
    return accept ? [{ file, accept }] : []
  })
  const rejected = files.filter((file) => !getAccept(file))
  for (const { name } of rejected) showFailure(ports.t('gestures.file.unsupported', { name }))
  const [first] = accepted
  if (first && accepted.length === 1 && target?.kind === 'block') {
    const { block } = target
    return upload(ports, first.file, (added) => replaceFile(ports, block, added))
  }
  const start = target?.kind === 'cell' ? target : findEnd(ports.store)
  const fitting = accepted.slice(0, start ? countFree(ports, start.section) : MAX_BLOCKS)
  const count = accepted.length - fitting.length
  if (count > 0) showFailure(ports.t('gestures.full', { count, max: String(MAX_BLOCKS) }))
  fitting.forEach(({ file, accept }, index) => {
    const at = start && shiftTarget(ports, start, accept, index)
    upload(ports, file, (added) => insertFile(ports, accept, at, added))
  })
}

/** Inserts a file of the library at cells, or below what the section has. Returns whether that was possible. */
export function insertFile(
  { store }: Pick<FilePorts, 'store'>,
  accept: FileAccept,
  target: CellTarget | undefined,
  file: LibraryFile,
): boolean {
  const type = TYPES[accept]
  const field = findField(type, accept)
  // A block cannot show a file of a different kind, whatever its name says.
  if (!field || file.kind !== accept) return false
  const data = {
    ...blockCatalog.get(type)?.defaults.data,
    [field.key]: toAssetValue(field, file.id),
  }
  const ratio = file.image ? file.image.width / file.image.height : undefined
  const block = {
    type,
    data,
    ...(ratio !== undefined &&
      ratio > 0 && { auto: { ratio }, size: { w: 6, h: countRows(ratio) } }),
  }
  const exists = store.state.getState().body.sections.some(({ id }) => id === target?.section)
  return (
    (exists && target
      ? insertBlockAt(store, block, target)
      : insertBlock(store, block.type, block)) !== undefined
  )
}

function upload({ t, isOpen }: FilePorts, file: File, add: (added: LibraryFile) => boolean): void {
  const { name } = file
  startUploads([file], {
    onComplete: (added) => {
      if (isOpen() && add(added)) showToast(t('gestures.file.added', { name }))
      else showToast(t('gestures.file.inLibrary', { name }))
    },
  })
}

/** Replaces the file of a block. Returns whether that was possible. */
export function replaceFile(
  { store }: Pick<FilePorts, 'store'>,
  id: string,
  file: LibraryFile,
): boolean {
  const block = store.state.getState().body.blocks[id]
  const field = block && findField(block.type, undefined)
  if (!field || (isShown(field.accept) && file.kind !== field.accept)) return false
  return store.dispatch('block.setData', {
    id,
    path: field.key.split('.'),
    value: toAssetValue(field, file.id),
  })
}

type AssetField = Extract<InspectorField, { readonly ui: 'asset' }>

/** Returns the first field of a type of blocks that takes files, of a kind if one is given. */
function findField(type: number, accept: FileAccept | undefined): AssetField | undefined {
  return blockCatalog
    .get(type)
    ?.fields.find(
      (field): field is AssetField =>
        field.ui === 'asset' && (accept === undefined || field.accept === accept),
    )
}

function isShown(accept: string): boolean {
  return Object.hasOwn(TYPES, accept)
}

function getAccept({ type }: File): FileAccept | undefined {
  const [kind] = type.split('/')
  return kind === 'image' || kind === 'audio' || kind === 'video' ? kind : undefined
}

function countFree({ store }: FilePorts, section: string): number {
  const found = store.state.getState().body.sections.find(({ id }) => id === section)
  return MAX_BLOCKS - (found?.blockIds.length ?? 0)
}

/** Returns the cells of one of several files: beside each other, then in the next row. */
function shiftTarget(
  { store }: FilePorts,
  target: CellTarget,
  accept: FileAccept,
  index: number,
): CellTarget {
  const section = store.state.getState().body.sections.find(({ id }) => id === target.section)
  const size = blockCatalog.get(TYPES[accept])?.defaults.size
  if (!section || !size) return target
  const { cols } = section.grid[target.bp]
  const w = target.bp === 'mobile' ? cols : Math.max(1, Math.round((size.w * cols) / 12))
  const across = Math.max(1, Math.floor((cols - target.x) / w))
  const x = target.x + (index % across) * w
  return { ...target, x, y: target.y + Math.floor(index / across) * size.h }
}

/** The width of 6 of 12 columns, and the height of a row and of a gap, in pixels of a page 1,200 px wide. */
const HALF_WIDTH = 594
const ROW = 24
const GAP = 11

/** Returns the rows that half the width of a page needs for the ratio of an image. */
function countRows(ratio: number): number {
  const rows = Math.round((HALF_WIDTH / ratio + GAP) / (ROW + GAP))
  return Math.min(Math.max(rows, 2), 40)
}
