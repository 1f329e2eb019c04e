import type { Change, Fixture } from '../fixture.ts'
import { changes as htmlChanges, fixtures as html } from '../html/fixtures.ts'
import { changes as linkChanges, fixtures as link } from '../link/fixtures.ts'
import { changes as mapChanges, fixtures as map } from '../map/fixtures.ts'
import { changes as socialLinksChanges, fixtures as socialLinks } from '../social-links/fixtures.ts'
import { changes as summaryChanges, fixtures as summary } from '../summary/fixtures.ts'
import { superseded } from './blocks.ts'

const twins = [...html, ...link, ...map, ...socialLinks, ...summary]
const twinChanges = [
  ...htmlChanges,
  ...linkChanges,
  ...mapChanges,
  ...socialLinksChanges,
  ...summaryChanges,
]

/** Each shows what its twin shows. */
export const fixtures: readonly Fixture[] = superseded.flatMap(({ type, twin }) =>
  twins
    .filter(({ block }) => block.type === twin.type)
    .map((fixture) => ({ ...fixture, block: { ...fixture.block, type } })),
)

export const changes: readonly Change[] = superseded.flatMap(({ type, twin }) =>
  twinChanges
    .filter(({ before }) => before.type === twin.type)
    .map((change) => ({
      ...change,
      before: { ...change.before, type },
      after: { ...change.after, type },
    })),
)
