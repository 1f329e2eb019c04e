import type { Block } from '@vitrine/page'
import type { BlockKind } from './define-block.ts'

/** Returns a block in the current version of its type; undefined if no steps lead there. */
export function migrateBlock(kind: BlockKind, block: Block): Block | undefined {
  let current = block
  while (current.v < kind.version) {
    const step = kind.migrate?.[current.v]
    if (!step) return undefined
    current = { ...step(current), v: current.v + 1 }
  }
  return current.v === kind.version ? current : undefined
}
