import { definitions } from './blocks/index.ts'
import type { BlockKind } from './definition/define-block.ts'

/** Every type of block by its code, legacy types included. */
export const blockRegistry: ReadonlyMap<number, BlockKind> = new Map(
  definitions
    .flatMap((kind) => [kind, ...createLegacyKinds(kind)])
    .map((kind) => [kind.type, kind]),
)

function createLegacyKinds({ legacyTypes = [], ...kind }: BlockKind): readonly BlockKind[] {
  return legacyTypes.map((names) => ({ ...kind, family: kind.family ?? kind.slug, ...names }))
}
