import {
  backgroundSourceCodes,
  computeContrast,
  type Palette,
  type SectionTheme,
} from '@vitrine/model'
import type { Content, Json, RichInline, RichNode, Section } from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { PlacedIssue } from './content-issue.ts'
import { findShapeBelow, type ShapeBelow } from './find-shape-below.ts'
import { listRichTexts, type PlacedText } from './visible-texts.ts'

/** The minimum contrast of text, and of large text such as headings. @see WCAG 2.2 1.4.3 */
export const MIN_CONTRAST = { text: 4.5, heading: 3 }

/** The colors that the words of a site are shown in. */
export interface ColorPorts extends Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'> {
  readonly palette: Palette
  readonly themes: readonly SectionTheme[]
  /** The section theme of sections that name none. */
  readonly defaultThemeId: string
}

/**
 * Returns the texts with words in a color of the palette that is too weak on the color theme of their section, and the
 * texts that are too weak on the shape below them.
 */
export function checkColors(content: Content, ports: ColorPorts): readonly PlacedIssue[] {
  return content.sections.flatMap((section) => {
    if (section.hidden?.desktop && section.hidden.mobile) return []
    const id = section.theme ?? ports.defaultThemeId
    const colours = ports.themes.find((each) => each.id === id)?.colours
    if (!colours) return []
    const behind = isOnImage(section) ? undefined : (section.background?.color ?? colours.ground)
    return section.blockIds
      .flatMap((blockId) => content.blocks[blockId] ?? [])
      .filter(({ hidden }) => !(hidden?.desktop && hidden.mobile))
      .flatMap((block) => {
        const { blocks } = content
        const texts = listRichTexts(block, ports)
        const shape = findShapeBelow(block, { section, blocks, colours, behind })
        if (shape) return checkOnShape(texts, shape, { colours, palette: ports.palette })
        const isWeak = (token: string, minimum: number) => {
          const color = findColor(token, ports.palette)
          return (
            color !== undefined && behind !== undefined && computeContrast(color, behind) < minimum
          )
        }
        return texts.flatMap((text) => checkText(text, isWeak))
      })
  })
}

/** Returns whether a section has a background image or film, whose shade is checked instead. */
export function isOnImage({ background }: Section): boolean {
  const { upload, video } = backgroundSourceCodes
  return background?.source === upload || background?.source === video
}

interface TextColors {
  readonly colours: SectionTheme['colours']
  readonly palette: Palette
}

/** Returns the issue of texts that cannot be read on a shape, with a color of the shape on which they can. */
function checkOnShape(
  texts: readonly PlacedText[],
  shape: ShapeBelow,
  colors: TextColors,
): readonly PlacedIssue[] {
  const words = texts.flatMap(({ text }) => text.content.flatMap((node) => listWords(node, colors)))
  const isReadable = (ground: string) =>
    words.every(({ color, minimum }) => computeContrast(color, ground) >= minimum)
  const [first] = texts
  if (!first || isReadable(shape.ground)) return []
  const better = shape.others.find(({ ground }) => isReadable(ground))
  const payload = { id: shape.id, path: ['fill'], value: better?.fill ?? '' }
  const fix = { kind: 'recolor-shape', command: 'block.setData', payload } as const
  const { blockId } = first
  return [{ blockId, code: 'text-on-shape', field: null, fix: better ? fix : null }]
}

/** Lists the colors of the words of a node, with the contrast that each needs. */
function listWords(
  node: RichNode,
  colors: TextColors,
): readonly { readonly color: string; readonly minimum: number }[] {
  const { colours, palette } = colors
  const isHeading = node.type === 'heading'
  const usual = isHeading && Number(node.attrs?.['level']) <= 2 ? colours.heading : colours.ink
  const minimum = isHeading ? MIN_CONTRAST.heading : MIN_CONTRAST.text
  return (node.content ?? []).flatMap((child: RichNode | RichInline) => {
    if (!isInline(child)) return listWords(child, colors)
    if (child.type !== 'text' || child.text.trim() === '') return []
    const token = child.marks?.find((mark) => mark.type === 'color')?.attrs.token
    return [{ color: (token && findColor(token, palette)) ?? usual, minimum }]
  })
}

function findColor(token: string, palette: Palette): string | undefined {
  return Object.hasOwn(palette, token) ? palette[token as keyof Palette] : undefined // the check above
}

type IsWeak = (token: string, minimum: number) => boolean

function checkText(
  { blockId, field, locale, text }: PlacedText,
  isWeak: IsWeak,
): readonly PlacedIssue[] {
  const nodes = text.content.map((node: RichNode) => removeWeakColors(node, isWeak))
  if (!nodes.some((node, at) => node !== text.content[at])) return []
  // Rich texts are JSON.
  const value = { ...text, content: nodes } as unknown as Json
  const payload = { id: blockId, locale, field, value }
  const fix = { kind: 'remove-color', command: 'block.setText', payload } as const
  return [{ blockId, code: 'weak-color', field, fix }]
}

/** Returns a node without the weak colors of its words; the node itself if it has none. */
function removeWeakColors(node: RichNode, isWeak: IsWeak): RichNode {
  const minimum = node.type === 'heading' ? MIN_CONTRAST.heading : MIN_CONTRAST.text
  const content = node.content?.map((child): RichNode | RichInline => {
    if (isInline(child)) return child.type === 'text' ? removeColor(child, isWeak, minimum) : child
    return removeWeakColors(child, isWeak)
  })
  return content?.some((child, at) => child !== node.content?.[at]) ? { ...node, content } : node
}

type TextRun = Extract<RichInline, { type: 'text' }>

function removeColor(run: TextRun, isWeak: IsWeak, minimum: number): TextRun {
  const isGood = (mark: NonNullable<TextRun['marks']>[number]) =>
    mark.type !== 'color' || !isWeak(mark.attrs.token, minimum)
  if (run.text.trim() === '' || !run.marks || run.marks.every(isGood)) return run
  const { marks, ...plain } = run
  const rest = marks.filter(isGood)
  return rest.length === 0 ? plain : { ...plain, marks: rest }
}

function isInline(node: RichNode | RichInline): node is RichInline {
  return node.type === 'text' || node.type === 'hardBreak'
}
