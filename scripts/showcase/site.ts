import { backgroundSourceCodes, blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import { htmlToRich, newContent, newSection } from '@vitrine/page'
import * as z from 'zod/mini'
import { blockExamples, galleryExamples } from './blocks.ts'
import { demoId, picture } from './demo.ts'
import type { Example } from './example.ts'
import { blocksOf, contentOf, type Owner } from './owner.ts'

/** A page of examples: block `index` of it is `#block-<slug>-<index + 1>`. */
export interface ExamplePage {
  readonly slug: string
  readonly name: string
  readonly examples: readonly Example[]
}

/** Everything that is looked at and not in the demo, as pages of the owner's. */
export async function buildSite(owner: Owner): Promise<{
  readonly blocks: readonly ExamplePage[]
  readonly galleries: readonly ExamplePage[]
}> {
  const blocks = [...blockExamples()].map(([name, examples]) => pageOf(name, examples))
  const galleries = galleryExamples.map((example, index) =>
    pageOf(`gallery-${index + 1}`, [example]),
  )
  await nameAuthors(owner)
  for (const { slug, name, examples } of [...blocks, ...galleries])
    await owner.publish(slug, name, contentOf(slug, examples))
  await owner.publish('showcase-lightbox', 'Lightbox', contentOf('lightbox', [lightbox]))
  await owner.publish('showcase-cover', 'Cover', {
    ...cover(),
    type: pageTypeCodes['splash-page'],
  })
  const area = await owner.call('POST', '/api/studio/member-areas', {
    name: 'Kiln club',
    description: 'First sight of every firing, and the glaze notes.',
    joinMode: 'free',
  })
  const { id } = z.object({ id: z.string() }).parse(area)
  await owner.publish('showcase-club', 'The club', {
    access: { kind: 'members', memberAreaIds: [id] },
  })
  return { blocks, galleries }
}

/** The demo names no one; blocks that list who writes would have nothing to show. */
async function nameAuthors(owner: Owner): Promise<void> {
  const authors = ['Studio', 'Guest potter'].map((displayName, index) => ({
    id: `5f0c0de5-0000-4000-8000-00000000000${index}`,
    displayName,
  }))
  await owner.set(await owner.settingsId(), 'authors', authors)
  for (const [index, post] of ['eleven-days', 'odd-plates', 'celadon'].entries())
    await owner.set(
      demoId(`documents/items/journal/${post}`),
      'authorId',
      authors[index % authors.length]?.id,
    )
}

function pageOf(name: string, examples: readonly Example[]): ExamplePage {
  return { slug: `showcase-${name}`, name, examples }
}

const lightbox: Example = {
  ...(galleryExamples[0] ?? { name: '', text: {}, columns: 12 }),
  block: {
    type: blockTypeCodes.gallery,
    data: {
      ...galleryExamples[0]?.block.data,
      options: { design: 'grid', lightbox: true, 'thumbnails-per-row': 3 },
    },
  },
}

/** One picture that fills the screen, and what is said on it. */
function cover() {
  const words: Example = {
    name: 'cover',
    block: { type: blockTypeCodes.html, data: {} },
    text: {
      body: htmlToRich('<h1>Opening in March</h1><p>A new kiln, and all that it takes.</p>'),
    },
    columns: 8,
  }
  const button: Example = {
    name: 'button',
    block: { type: blockTypeCodes.button, data: { link: { kind: 'url', url: '/shop' } } },
    text: { label: 'Go to the shop' },
    columns: 4,
  }
  const section = newSection(() => 'cover', {
    kind: 'cover',
    theme: 'dark',
    height: 'screen',
    align: 'center',
    background: { source: backgroundSourceCodes.upload, assetId: picture('hero'), overlay: 0.55 },
  })
  return newContent([{ section, blocks: [...blocksOf('cover', [words, button])] }])
}
