import type { Block } from '@vitrine/page'
import { blockFixtures } from './blocks/fixtures.ts'
import type { Change, Fixture } from './fixture/fixture.ts'
import { blockRegistry } from './registry.ts'

export type { Change, Fixture } from './fixture/fixture.ts'
export { fixturePorts } from './fixture/fixture-ports.ts'

/** The blocks of every type with the HTML they are rendered as. */
export const fixtures: readonly Fixture[] = blockFixtures
  .flatMap(({ fixtures: own }) => own)
  .flatMap((fixture) => createTwins(fixture.block).map((block): Fixture => ({ ...fixture, block })))

/** The changes that owners can make, each of which visitors see. */
export const changes: readonly Change[] = blockFixtures
  .flatMap(({ changes: own }) => own)
  .flatMap(({ name, before, after }) =>
    createTwins(before).map((twin): Change => ({
      name,
      before: twin,
      after: { ...after, type: twin.type },
    })),
  )

/** Returns a block followed by its copies of the legacy types. */
function createTwins(block: Block): readonly Block[] {
  const { legacyTypes = [] } = blockRegistry.get(block.type) ?? {}
  return [block, ...legacyTypes.map(({ type }): Block => ({ ...block, type }))]
}
