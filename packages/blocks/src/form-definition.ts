import type { TranslateMessage } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import type { FormDefinition } from './definition/form-definition.ts'
import { migrateBlock } from './definition/migrate-block.ts'
import { type Languages, resolveText } from './definition/resolved-text.ts'
import { getTextForm } from './definition/text-form.ts'
import { blockRegistry } from './registry.ts'

/** Returns the form of a block in the language of its page; undefined if the block has none. */
export function getFormDefinition(
  block: Block,
  { translate, ...languages }: Languages & { readonly translate: TranslateMessage },
): FormDefinition | undefined {
  const kind = blockRegistry.get(block.type)
  const current = kind && migrateBlock(kind, block)
  if (!kind || !current) return undefined
  const text = (field: string) => {
    const form = getTextForm(kind, field)
    return form && resolveText(current, { field, form }, languages)
  }
  return kind.createForm(current.data, { text, translate })
}
