import {
  backgroundSourceCodes,
  computeContrast,
  type Palette,
  type SectionTheme,
} from '@vitrine/model'
import type { Content, Json, RichInline, RichNode, Section } from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { PlacedIssue } from './content-issue.ts'
import { listRichTexts, type PlacedText } from './visible-texts.ts'

/** The minimum contrast of text, and of large text such as headings. @see WCAG 2.2 1.4.3 */
const MIN_CONTRAST = { text: 4.5, heading: 3 }

/** The colors that the words of a site are shown in. */
export interface ColorPorts extends Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'> {
  readonly palette: Palette
  readonly themes: readonly SectionTheme[]
  /** The section theme of sections that name none. */
  readonly defaultThemeId: string
}

/** Returns the texts with words in a color of the palette that is too weak on the color theme of their section. */
export function checkColors(content: Content, ports: ColorPorts): readonly PlacedIssue[] {
  return content.sections.flatMap((section) => {
    const ground = findGround(section, ports)
    if (ground === undefined) return []
    const isWeak = (token: string, minimum: number) => {
      const color = findColor(token, ports.palette)
      return color !== undefined && computeContrast(color, ground) < minimum
    }
    return section.blockIds
      .flatMap((id) => content.blocks[id] ?? [])
      .filter(({ hidden }) => !(hidden?.desktop && hidden.mobile))
      .flatMap((block) => listRichTexts(block, ports))
      .flatMap((text) => checkText(text, isWeak))
  })
}

/** Returns the ground of a visible section; undefined over an image, whose shade is checked instead. */
function findGround({ background, hidden, theme }: Section, ports: ColorPorts): string | undefined {
  if (hidden?.desktop && hidden.mobile) return undefined
  const { upload, video } = backgroundSourceCodes
  if (background?.source === upload || background?.source === video) return undefined
  const id = theme ?? ports.defaultThemeId
  return ports.themes.find((each) => each.id === id)?.colours.ground
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
