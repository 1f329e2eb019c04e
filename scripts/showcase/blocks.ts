import { blockRegistry } from '@vitrine/blocks'
import { fixtures } from '@vitrine/blocks/fixtures'
import {
  blockTypeCodes,
  blockVariantCodes,
  galleryDesigns,
  importedGalleryDesigns,
} from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { blockTexts } from '../../packages/studio/src/ui/texts/blocks/block-texts.ts'
import { readDemoId, getImageId } from './demo.ts'
import type { Example } from './example.ts'
import { getExamples, typeNames } from './examples.ts'

/** The texts of the studio by id, which name each type of block. */
const texts: Readonly<Record<string, string>> = blockTexts

/** The ids in fixtures that ids of the demo replace. */
const [ASSET, COLLECTION] = ['1', '2'].map((end) => `0192f0c0-0000-7000-8000-00000000000${end}`)
/**
 * The types that show nothing: empty space, and a component of the theme that these themes lack.
 */
const UNSEEN: readonly number[] = [blockTypeCodes.spacer, blockTypeCodes['website-component']]

/**
 * Returns examples of every block type in each of its variants; galleries are shown by their
 * designs.
 */
export function createBlockExamples(): ReadonlyMap<string, readonly Example[]> {
  const shown = [...blockRegistry].filter(
    ([type]) => type !== blockTypeCodes.gallery && !UNSEEN.includes(type),
  )
  return new Map(
    shown.map(([type, { variants = [], slug, template }]) => {
      const label = texts[`block.${slug}`] ?? slug
      const name = typeNames.get(type) ?? String(type)
      const own = getExamples(name, { type, label })
      const [first] = own
      const older = getTwinExamples({ type, label, template })
      const examples = [own, older, getFixtureExamples(label, type)].find(
        ({ length }) => length > 0,
      )
      if (!examples) throw new Error(`${name} has no example and no fixture`)
      if (variants.length === 0 || !first) return [name, examples]
      return [name, variants.map((variant) => toVariant(first, variant))]
    }),
  )
}

/** Returns the example of the current type for a type that only older sites have. */
function getTwinExamples({
  type,
  label,
  template,
}: {
  readonly type: number
  readonly label: string
  readonly template: string
}): readonly Example[] {
  const twins = [...blockRegistry].filter(([, kind]) => kind.template === template)
  for (const [code] of twins) {
    const [first] = getExamples(typeNames.get(code) ?? '', { type, label })
    if (first) return [first]
  }
  return []
}

function toVariant(example: Example, variant: number): Example {
  const [name = String(variant)] =
    Object.entries(blockVariantCodes).find(([, code]) => code === variant) ?? []
  const words = name.replaceAll('-', ' ')
  const label = words.slice(0, 1).toUpperCase() + words.slice(1)
  return { ...example, name: label, block: { ...example.block, variant } }
}

/** Returns the fixtures of a type as examples, with images and posts of the demo. */
function getFixtureExamples(name: string, type: number): readonly Example[] {
  const seen = fixtures.filter(({ block, html }) => block.type === type && html !== '')
  return seen.map(({ name: what, block }) => ({
    name: `${name}: ${what}`,
    block: {
      type,
      data: replaceIds(block.data),
      ...(block.variant !== undefined && { variant: block.variant }),
    },
    text: { ...block.text?.['fr'], ...block.text?.['en'] },
    columns: 6,
  }))
}

function replaceIds(data: Block['data']): Block['data'] {
  const text = JSON.stringify(data)
    .replaceAll(ASSET ?? '', getImageId('table'))
    .replaceAll(COLLECTION ?? '', readDemoId('documents/pages/journal'))
  return JSON.parse(text) as Block['data'] // the same JSON with other ids
}

const shelf = readDemoId('documents/pages/shelf')
const createGalleryExample = (name: string, options: Block['data']): Example => ({
  name: name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  block: { type: blockTypeCodes.gallery, data: { collectionId: shelf, options } },
  text: {},
  columns: 12,
})

/** The designs of galleries, and other options that change their look. */
export const galleryExamples: readonly Example[] = [
  ...[...galleryDesigns, ...importedGalleryDesigns].map((design) =>
    createGalleryExample(design, { design, controls: true, 'thumbnails-per-row': 3 }),
  ),
  createGalleryExample('slideshow with thumbnails', {
    design: 'slideshow',
    controls: true,
    thumbnails: true,
    'meta-position': 'bottom-left',
  }),
  createGalleryExample('grid, 3:2, words at the top right', {
    'aspect-ratio': 'standard',
    'meta-position': 'top-right',
    'thumbnails-per-row': 3,
    padding: 8,
  }),
  createGalleryExample('grid, not cropped, titles alone', {
    'auto-crop': false,
    'show-meta-only-title': true,
    'thumbnails-per-row': 6,
  }),
]
