import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import {
  type Block,
  htmlToRich,
  MAX_BLOCKS,
  newBlock,
  newContent,
  newPage,
  newSection,
} from '@vitrine/page'
import { LOCALE } from './publish-document.ts'

/** Creates a page of blocks in sections that are as full as can be. */
export function createPage(count: number, imageIds: readonly string[]) {
  const all = Array.from({ length: count }, (_, index) => createBlock(index, imageIds))
  const sections = Array.from({ length: Math.ceil(count / MAX_BLOCKS) }, (_, index) => ({
    section: newSection(() => `s${index}`),
    blocks: all.slice(index * MAX_BLOCKS, (index + 1) * MAX_BLOCKS),
  }))
  const slug = `bench-${count}`
  return newPage({ locale: LOCALE, title: slug, slug }, newContent(sections))
}

const { html, image, quote, button, accordion, 'horizontal-rule': rule } = blockTypeCodes
const PARAGRAPH = htmlToRich(
  '<h3>A heading</h3><p>Some words of a plain paragraph, with <a href="/about">a link</a> and <strong>some weight</strong>, as long as such words are on a page.</p>',
)
const DESCRIPTION = htmlToRich('<p>What is to be known of it, in one line or two.</p>')

/**
 * Creates a block: cards in rows of three with texts, images in two designs, quotes, buttons, lines
 * and accordions.
 */
function createBlock(index: number, imageIds: readonly string[]): Block {
  const at = index % MAX_BLOCKS
  const place = { desktop: { x: (at % 3) * 4, y: Math.floor(at / 3) * 6, w: 4, h: 6, z: 0 } }
  const assetId = imageIds[index % imageIds.length] ?? ''
  const { type, ...content } = getBlockKinds(assetId)[index % 8] ?? { type: rule }
  return newBlock(() => `b${index}`, type, { ...content, place })
}

type BlockKind = Partial<Block> & Pick<Block, 'type'>

function getBlockKinds(assetId: string): readonly BlockKind[] {
  const withText = (text: NonNullable<Block['text']>[string]) => ({ text: { [LOCALE]: text } })
  const card = blockVariantCodes['image-card']
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const titles = Object.fromEntries(items.map(({ id }) => [`${id}.title`, `Question ${id}`]))
  const link = { kind: 'url', url: '/shop' }
  return [
    { type: html, ...withText({ body: PARAGRAPH }) },
    { type: image, data: { assetId }, ...withText({ alt: 'An image', caption: DESCRIPTION }) },
    { type: html, ...withText({ body: PARAGRAPH }) },
    { type: quote, ...withText({ quote: 'Clay remembers\nevery hand.', source: 'Notes' }) },
    { type: image, variant: card, data: { assetId }, ...withText({ title: 'A card', alt: 'A' }) },
    { type: button, data: { link }, ...withText({ label: 'Go on' }) },
    { type: accordion, data: { items }, ...withText({ ...titles, 'a.description': DESCRIPTION }) },
    { type: rule },
  ]
}
