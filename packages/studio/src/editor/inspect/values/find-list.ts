import type { Block } from '@vitrine/page'
import { getBlockFields } from '../../block-fields.ts'
import type { Entry, FieldPlace, ListField } from './field-place.ts'
import { getEntries } from './list-entries.ts'

/** A list of a block with its entries. */
export interface FoundList {
  readonly field: ListField
  readonly place: FieldPlace
  readonly entries: readonly Entry[]
}

/** Finds a list of a block by its key; undefined if its type has none. */
export function findList(block: Block, key: string): FoundList | undefined {
  const place = { block, entries: [] }
  for (const field of getBlockFields(block.type))
    if (field.ui === 'list' && field.key === key)
      return { field, place, entries: getEntries(place, field) }
  return undefined
}
