import { backgroundSourceCodes, blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import { htmlToRich, newContent, newSection } from '@vitrine/page'
import * as z from 'zod/mini'
import { createBlockExamples, galleryExamples } from './blocks.ts'
import { readDemoId, getImageId } from './demo.ts'
import type { Example } from './example.ts'
import { createBlocks, createContent, type Owner } from './owner.ts'

/** A page of examples; block `index` is `#block-<slug>-<index + 1>`. */
export interface ExamplePage {
  readonly slug: string
  readonly name: string
  readonly examples: readonly Example[]
}

/** Publishes everything to show that the demo lacks, as pages of the owner. */
export async function buildSite(owner: Owner): Promise<{
  readonly blocks: readonly ExamplePage[]
  readonly galleries: readonly ExamplePage[]
}> {
  const blocks = [...createBlockExamples()].map(([name, examples]) =>
    createExamplePage(name, examples),
  )
  const galleries = galleryExamples.map((example, index) =>
    createExamplePage(`gallery-${index + 1}`, [example]),
  )
  await nameAuthors(owner)
  for (const { slug, name, examples } of [...blocks, ...galleries])
    await owner.publish(slug, name, createContent(slug, examples))
  await owner.publish('showcase-lightbox', 'Lightbox', createContent('lightbox', [lightbox]))
  await owner.publish('showcase-cover', 'Cover', {
    ...createCover(),
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

/** Adds authors, which the demo lacks, for the blocks that list them. */
async function nameAuthors(owner: Owner): Promise<void> {
  const authors = ['Studio', 'Guest potter'].map((displayName, index) => ({
    id: `5f0c0de5-0000-4000-8000-00000000000${index}`,
    displayName,
  }))
  await owner.set(await owner.loadSettingsId(), 'authors', authors)
  for (const [index, post] of ['eleven-days', 'odd-plates', 'celadon'].entries())
    await owner.set(
      readDemoId(`documents/items/journal/${post}`),
      'authorId',
      authors[index % authors.length]?.id,
    )
}

function createExamplePage(name: string, examples: readonly Example[]): ExamplePage {
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

/** Creates a cover: an image that fills the screen, with a text. */
function createCover() {
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
    background: {
      source: backgroundSourceCodes.upload,
      assetId: getImageId('hero'),
      overlay: 0.55,
    },
  })
  return newContent([{ section, blocks: [...createBlocks('cover', [words, button])] }])
}
