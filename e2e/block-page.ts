import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import type { Page } from '@playwright/test'
import {
  type Block,
  htmlToRich,
  newBlock,
  newContent,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'

const MARKDOWN = `## Glazes, in short

Mixed *by hand* from **wood ash** and [local clay](/journal).

| Glaze   | Cone | Pots |
| :------ | :--: | ---: |
| Celadon |  10  |  124 |
| Tenmoku |  11  |   36 |

- [x] sieved twice
- never hurried

\`\`\`
raku(temperature, minutes)
\`\`\``

const MARQUEE = ['Thrown by hand', 'Fired with wood', 'Made to be used', 'No two alike']

/** Creates the platform's own block types for the demo site, one section each. */
async function createBlocks(owner: Page): Promise<readonly (readonly Block[])[]> {
  let serial = 0
  const newId = () => `part-${++serial}`
  const readCollectionId = async (path: string) => {
    const answer = await owner.request.get(`${path}?format=json`)
    return ((await answer.json()) as { collection: { id: string } }).collection.id
  }
  const { memberAreas } = await new StudioApi(owner).get<{
    readonly memberAreas: readonly { readonly id: string }[]
  }>('/api/studio/member-areas')
  const [area] = memberAreas
  const [events, round] = [
    await readCollectionId('/events'),
    await readCollectionId('/a-way-round'),
  ]
  const journal = await readCollectionId('/journal')
  const at = (x: number, w: number, block: Block): Block => ({
    ...block,
    place: { desktop: { x, y: 0, w, h: 6, z: 0 } },
    auto: { h: 'content' },
  })
  const make = (type: number, data: Block['data'] = {}, text: Record<string, string> = {}) =>
    newBlock(newId, type, { data, text: { [EN]: text } })
  const types = blockTypeCodes
  const title = newBlock(newId, types.html, {
    text: { [EN]: { body: htmlToRich('<h1>Everything at once</h1><h2>All of it</h2>') } },
  })
  const items = MARQUEE.map((_words, index) => ({
    id: `m${index}`,
    ...(index === 1 && { link: { kind: 'url', url: '/journal' } }),
  }))
  const words = Object.fromEntries(MARQUEE.map((each, index) => [`m${index}.words`, each]))
  const component = newBlock(newId, types['website-component'], {
    data: { definition: 'countdown', settings: { until: '2097-01-01' } },
    text: { [EN]: { title: 'The next century', body: plainToRich('We are in no hurry.') } },
  })
  const row = newBlock(newId, types['summary-v2'], {
    data: { collectionId: journal },
    text: { [EN]: { heading: 'Lately' } },
  })
  const shapes = [
    { shape: 'pebble' },
    { shape: 'arch', fill: 'sunk', stroke: 'ink', strokeWidth: 3 },
    { shape: 'star', fill: 'none', stroke: 'accent', isDashed: true, rotation: 20 },
    { shape: 'wave', fill: 'ink', fit: 'stretch', opacity: 60 },
  ]
  return [
    [title],
    [
      at(0, 4, make(types.logo, { showsName: true, showsTagLine: true, size: 'large' })),
      at(5, 7, make(types.navigation, { showsLanguages: true, align: 'right' })),
    ],
    [at(0, 12, make(types.marquee, { items, size: 'large', hasFadedEdges: true }, words))],
    [
      at(0, 6, make(types.markdown, {}, { source: MARKDOWN })),
      at(7, 5, make(types.folder, { collectionId: round })),
    ],
    shapes.map((data, index) => ({ ...at(index * 3, 3, make(types.shape, data)), auto: {} })),
    [at(0, 12, make(types.index, { collectionId: round, columns: 4 }, { heading: 'A way round' }))],
    [at(0, 12, make(types.calendar, { collectionId: events }, { heading: 'What is on' }))],
    [
      at(0, 5, make(types.calendar, { collectionId: events, design: 'compact' })),
      at(6, 6, make(types['member-area'], { memberAreaId: area?.id ?? '', design: 'card' })),
    ],
    [at(0, 6, component), at(7, 5, make(types['social-links'], { showsNames: true }))],
    [at(0, 6, { ...row, variant: blockVariantCodes['summary-carousel'] })],
    [at(0, 12, make(types.comments))],
  ]
}

/** Publishes a page with all blocks. Resolves to its path. */
export async function publishBlockPage(owner: Page, slug: string): Promise<string> {
  let serial = 0
  const sections = (await createBlocks(owner)).map((blocks) => ({
    section: newSection(() => `section-${++serial}`),
    blocks,
  }))
  const body = newPage({ locale: EN, title: 'Everything at once', slug }, newContent(sections))
  await new StudioApi(owner).publish({ kind: 'page', body })
  return `/${slug}`
}
