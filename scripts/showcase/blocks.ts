import { blockRegistry } from '@vitrine/blocks'
import { fixtures } from '@vitrine/blocks/fixtures'
import {
  blockTypeCodes,
  blockVariantCodes,
  galleryDesigns,
  importedGalleryDesigns,
} from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { demoId, picture } from './demo.ts'
import type { Example } from './example.ts'
import { examplesOf, typeNames } from './examples.ts'

/** Ids that fixtures name, and what the demo has in their place. */
const [ASSET, COLLECTION] = ['1', '2'].map((end) => `0192f0c0-0000-7000-8000-00000000000${end}`)
/** Nothing would be seen: room that is left free, and what a theme’s developer makes, where these made none. */
const UNSEEN: readonly number[] = [blockTypeCodes.spacer, blockTypeCodes['website-component']]

/** Every type of block there is, in each of its variants; galleries are shown by their designs. */
export function blockExamples(): ReadonlyMap<string, readonly Example[]> {
  const shown = [...blockRegistry].filter(
    ([type]) => type !== blockTypeCodes.gallery && !UNSEEN.includes(type),
  )
  return new Map(
    shown.map(([type, { variants = [], name: label, template }]) => {
      const name = typeNames.get(type) ?? String(type)
      const own = examplesOf(name, { type, label })
      const [first] = own
      const older = twinExamples({ type, label, template })
      const examples = [own, older, fixtureExamples(label, type)].find(({ length }) => length > 0)
      if (!examples) throw new Error(`${name} has no example and no fixture`)
      if (variants.length === 0 || !first) return [name, examples]
      return [name, variants.map((variant) => variantOf(first, variant))]
    }),
  )
}

/** A type that only older sites have is drawn as its twin of today, and shown as it. */
function twinExamples({
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
    const [first] = examplesOf(typeNames.get(code) ?? '', { type, label })
    if (first) return [first]
  }
  return []
}

function variantOf(example: Example, variant: number): Example {
  const [name = String(variant)] =
    Object.entries(blockVariantCodes).find(([, code]) => code === variant) ?? []
  const words = name.replaceAll('-', ' ')
  const label = words.slice(0, 1).toUpperCase() + words.slice(1)
  return { ...example, name: label, block: { ...example.block, variant } }
}

/** What the tests of a type draw, with what the demo has of pictures and posts. */
function fixtureExamples(name: string, type: number): readonly Example[] {
  const seen = fixtures.filter(({ block, html }) => block.type === type && html !== '')
  return seen.map(({ name: what, block }) => ({
    name: `${name}: ${what}`,
    block: {
      type,
      data: brought(block.data),
      ...(block.variant !== undefined && { variant: block.variant }),
    },
    text: { ...block.text?.['fr'], ...block.text?.['en'] },
    columns: 6,
  }))
}

function brought(data: Block['data']): Block['data'] {
  const text = JSON.stringify(data)
    .replaceAll(ASSET ?? '', picture('table'))
    .replaceAll(COLLECTION ?? '', demoId('documents/pages/journal'))
  return JSON.parse(text) as Block['data'] // as it was, but for ids
}

const shelf = demoId('documents/pages/shelf')
const galleryOf = (name: string, options: Block['data']): Example => ({
  name: name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  block: { type: blockTypeCodes.gallery, data: { collectionId: shelf, options } },
  text: {},
  columns: 12,
})

/** Every design of galleries, and what else changes how one looks. */
export const galleryExamples: readonly Example[] = [
  ...[...galleryDesigns, ...importedGalleryDesigns].map((design) =>
    galleryOf(design, { design, controls: true, 'thumbnails-per-row': 3 }),
  ),
  galleryOf('slideshow with thumbnails', {
    design: 'slideshow',
    controls: true,
    thumbnails: true,
    'meta-position': 'bottom-left',
  }),
  galleryOf('grid, 3:2, words at the top right', {
    'aspect-ratio': 'standard',
    'meta-position': 'top-right',
    'thumbnails-per-row': 3,
    padding: 8,
  }),
  galleryOf('grid, not cropped, titles alone', {
    'auto-crop': false,
    'show-meta-only-title': true,
    'thumbnails-per-row': 6,
  }),
]
