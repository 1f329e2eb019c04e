import { blockTypeCodes } from '@vitrine/model'
import {
  type Block,
  type Content,
  htmlToRich,
  MAX_BLOCKS,
  newBlock,
  newContent,
  type NewId,
  newSection,
  richToPlain,
  urlSchema,
} from '@vitrine/page'
import type { HtmlPart } from './html-parts.ts'

/** A stored image. */
export interface PlacedImage {
  readonly id: string
  readonly width: number
  readonly height: number
}

interface ContentContext {
  readonly newId: NewId
  readonly locale: string
  /** Returns the stored image of a source; undefined if it is missing. */
  readonly findImage: (source: string) => PlacedImage | undefined
}

/** The maximum length of the code of a block. */
export const MAX_CODE_LENGTH = 100_000

/** The width of 12 columns, and the height of a row and of a gap, in pixels of a page 1,200 px wide. */
const FULL_WIDTH = 1_199
const ROW = 24
const GAP = 11
/** Images that are narrower stand in the middle half of the page. */
const NARROW_WIDTH = 600
/** The length of a line of text, in characters, and its height in rows. */
const LINE_LENGTH = 110
const MAX_TEXT_ROWS = 30

/** Returns the content that shows the parts of a body, one below the other. */
export function createContent(parts: readonly HtmlPart[], context: ContentContext): Content {
  const sections = []
  for (let start = 0; start < parts.length; start += MAX_BLOCKS) {
    let y = 0
    const blocks = parts.slice(start, start + MAX_BLOCKS).map((part) => {
      const block = createBlock(part, context)
      const { desktop } = block.place
      const placed = { ...block, place: { desktop: { ...desktop, y } } }
      y += desktop.h
      return placed
    })
    sections.push({ section: newSection(context.newId), blocks })
  }
  return newContent(sections)
}

function createBlock(part: HtmlPart, context: ContentContext): Block {
  const { newId, locale } = context
  if (part.kind === 'image') return createImageBlock(part, context)
  if (part.kind === 'text') {
    const body = htmlToRich(part.html)
    const rows = richToPlain(body)
      .split('\n')
      .reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE_LENGTH), 1)
    const text = { [locale]: { body } }
    return newBlock(newId, blockTypeCodes.html, {
      ...{ text, auto: { h: 'content' } },
      place: place(Math.min(rows, MAX_TEXT_ROWS)),
    })
  }
  if (part.kind === 'video')
    return newBlock(newId, blockTypeCodes.video, { data: { url: part.url }, place: place(18) })
  const isText = part.isShortcode
  return newBlock(newId, blockTypeCodes.code, {
    data: { source: part.code.slice(0, MAX_CODE_LENGTH), ...(isText && { isShown: true }) },
    name: `Imported: ${part.label}`.slice(0, 100),
    place: place(isText ? 3 : 10),
    // Visitors would read the name of a plug-in in brackets.
    ...(isText && { hidden: { desktop: true, mobile: true } }),
  })
}

function createImageBlock(
  part: Extract<HtmlPart, { kind: 'image' }>,
  { newId, locale, findImage }: ContentContext,
): Block {
  const { source, alt, caption, href } = part
  const image = findImage(source)
  const isNarrow = image !== undefined && image.width < NARROW_WIDTH
  const width = isNarrow ? FULL_WIDTH / 2 : FULL_WIDTH
  const ratio = image && image.height > 0 ? image.width / image.height : 3 / 2
  const rows = Math.round((width / ratio + GAP) / (ROW + GAP))
  const url = urlSchema.safeParse(href)
  const words = {
    ...(alt !== '' && { alt: alt.slice(0, 1_000) }),
    ...(caption !== '' && { caption: htmlToRich(caption) }),
  }
  return newBlock(newId, blockTypeCodes.image, {
    data: {
      ...(image && { assetId: image.id }),
      ...(url.success && href !== '' && { link: { kind: 'url', url: url.data } }),
    },
    ...(Object.keys(words).length > 0 && { text: { [locale]: words } }),
    ...(image ? { auto: { ratio } } : { name: `Missing: ${source}`.slice(0, 100) }),
    place: place(Math.min(Math.max(rows, 2), 33), isNarrow),
  })
}

function place(h: number, isNarrow = false): Block['place'] {
  return { desktop: { x: isNarrow ? 3 : 0, y: 0, w: isNarrow ? 6 : 12, h, z: 0 } }
}
