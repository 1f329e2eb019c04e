import { type Block, type Fault, type Path, sentence } from '@vitrine/page'
import { type BlockKind, textForm, type TextForm } from './define-block.ts'
import { blockRegistry } from './registry.ts'

/**
 * A block in the version of today, or what is wrong with it. One whose type or version is not known here
 * is right as it is: it was made by somebody who knows it.
 */
export function checkBlock(
  block: Block,
): { readonly block: Block } | { readonly faults: readonly Fault[] } {
  const kind = blockRegistry.get(block.type)
  const current = kind && currentBlock(kind, block)
  if (!kind || !current) return { block }
  const path = ['blocks', block.id]
  const faults = [
    ...kind.faultsOf(current.data, [...path, 'data']),
    ...variantFaults(kind, current, path),
    ...textFaults(kind, current, path),
  ]
  return faults.length > 0 ? { faults } : { block: current }
}

/** The block in the version of its type; undefined where no steps lead there. */
export function currentBlock(kind: BlockKind, block: Block): Block | undefined {
  let current = block
  while (current.v < kind.version) {
    const step = kind.migrate?.[current.v]
    if (!step) return undefined
    current = { ...step(current), v: current.v + 1 }
  }
  return current.v === kind.version ? current : undefined
}

function variantFaults(
  { name, variants = [] }: BlockKind,
  { variant }: Block,
  path: Path,
): readonly Fault[] {
  if (variant === undefined || variants.includes(variant)) return []
  return [fault([...path, 'variant'], `is none that ${name} has: ${variant}`)]
}

function textFaults(kind: BlockKind, { text = {} }: Block, path: Path): readonly Fault[] {
  return Object.entries(text).flatMap(([locale, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const form = textForm(kind, field)
      const words = form === undefined ? 'is no text of this block' : formFault(form, value)
      return words === undefined ? [] : [fault([...path, 'text', locale, field], words)]
    }),
  )
}

function formFault(form: TextForm, value: unknown): string | undefined {
  if (form === 'rich') return undefined
  if (typeof value !== 'string') return 'is plain text, without headings, lists or bold words'
  return form === 'line' && value.includes('\n') ? 'is one line' : undefined
}

function fault(path: Path, words: string): Fault {
  return { path, message: sentence(path, words) }
}
