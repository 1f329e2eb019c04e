import type { Block, Content, Json, JsonObject } from '@vitrine/page'
import { migrateBlock } from '../definition/migrate-block.ts'
import type { InspectorField } from '../inspector/inspector-field.ts'
import { getVisibleFields } from '../inspector/visible-fields.ts'
import { blockRegistry } from '../registry.ts'

/** The kinds of files that blocks show. */
export type FileKind = 'image' | 'video' | 'audio'

/** A file that visitors see or hear in a block: one for each entry of its lists. */
export interface ShownFile {
  readonly blockId: string
  readonly assetId: string
  /** The field of the file, such as `assetId`; in an entry of a list `<id of the entry>.assetId`. */
  readonly field: string
  readonly accept: FileKind
  /** The entry of the list that has the file; null for a file of the block itself. */
  readonly entry: { readonly number: number; readonly count: number } | null
}

/**
 * Returns the files that a document shows, in the order of its fields. Fields whose conditions are not met are skipped,
 * such as the images of a gallery that shows a collection, and so are blocks that visitors do not see and the content
 * of starters, which is listed on its own.
 */
export function listShownFiles({ blocks }: Pick<Content, 'blocks'>): readonly ShownFile[] {
  return Object.values(blocks).flatMap((block) => {
    const isHidden = block.hidden?.desktop === true && block.hidden.mobile === true
    return block.placeholder || isHidden ? [] : listFilesOfBlock(block)
  })
}

function listFilesOfBlock(block: Block): readonly ShownFile[] {
  const kind = blockRegistry.get(block.type)
  const current = kind && migrateBlock(kind, block)
  if (!kind || !current) return []
  const { id: blockId, data, variant } = current
  return listFiles({ fields: kind.fields, data, variant }).map((file) => ({ blockId, ...file }))
}

interface Values {
  readonly fields: readonly InspectorField[]
  readonly data: JsonObject
  readonly variant?: Block['variant']
}

function listFiles({ fields, data, variant }: Values): readonly Omit<ShownFile, 'blockId'>[] {
  const visible = getVisibleFields(fields, { data, variant, texts: new Set() })
  return visible.flatMap((field): readonly Omit<ShownFile, 'blockId'>[] => {
    if (field.target !== 'data') return []
    const value = data[field.key]
    if (field.ui === 'asset') {
      const { accept, key } = field
      const assetId = getAssetId(value)
      return assetId === undefined ? [] : [{ assetId, field: key, accept, entry: null }]
    }
    if (field.ui !== 'list' || !Array.isArray(value)) return []
    const entries = value.filter(isEntry)
    return entries.flatMap((entry, at) =>
      listFiles({ fields: field.fields, data: entry }).map((file) => ({
        ...file,
        // The texts of an entry are named like this too.
        field: file.entry ? file.field : `${entry.id}.${file.field}`,
        entry: file.entry ?? { number: at + 1, count: entries.length },
      })),
    )
  })
}

function getAssetId(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value['assetId'] : value
  return typeof id === 'string' ? id : undefined
}

function isEntry(value: Json): value is JsonObject & { readonly id: string } {
  return isObject(value) && typeof value['id'] === 'string'
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
