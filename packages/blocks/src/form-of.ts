import type { Say } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { currentBlock } from './check-block.ts'
import { textForm } from './define-block.ts'
import type { FormDefinition } from './form/definition.ts'
import { blockRegistry } from './registry.ts'
import { type Languages, shownText } from './shown-text.ts'

/** What a block asks of visitors, in the words that its page shows; undefined where it is no form. */
export function formOf(
  block: Block,
  { say, ...languages }: Languages & { readonly say: Say },
): FormDefinition | undefined {
  const kind = blockRegistry.get(block.type)
  const current = kind && currentBlock(kind, block)
  if (!kind || !current) return undefined
  const text = (field: string) => {
    const form = textForm(kind, field)
    return form && shownText(current, { field, form }, languages)
  }
  return kind.formOf(current.data, { text, say })
}
