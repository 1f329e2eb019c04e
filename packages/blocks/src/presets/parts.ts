import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import type { Section } from '@vitrine/page'
import type { Cells, PresetBlock, PresetSource } from './preset.ts'
import { richLines } from './rich-lines.ts'

/** The grid of presets. A phone has low rows, so that a text and its button are close together. */
export const grid: Section['grid'] = {
  desktop: { cols: 12, gap: { x: 24, y: 12 }, rowUnit: 24 },
  mobile: { cols: 8, gap: { x: 12, y: 8 }, rowUnit: 12 },
}

interface TextOptions {
  readonly align?: 'center' | 'right'
  readonly mobile?: Cells
}

/** Returns a text; see `richLines` for its lines. */
export function text(
  at: Cells,
  lines: readonly string[],
  { align, mobile }: TextOptions = {},
): PresetBlock {
  return {
    type: blockTypeCodes.html,
    text: { body: richLines(lines, align) },
    auto: { h: 'content' },
    at,
    ...(mobile && { mobile }),
  }
}

interface ButtonOptions {
  readonly isSecondary?: true
  readonly align?: 'left' | 'center' | 'right'
  /** The anchor of a section that the button leads to. */
  readonly anchor?: string
  readonly leadsTo?: PresetSource
  readonly mobile?: Cells
}

export function button(
  at: Cells,
  label: string,
  { isSecondary, align, anchor, leadsTo, mobile }: ButtonOptions = {},
): PresetBlock {
  return {
    type: blockTypeCodes.button,
    data: {
      ...(isSecondary && { emphasis: 'secondary' }),
      ...(align && { align }),
      ...(anchor !== undefined && { link: { kind: 'url', url: `#${anchor}` } }),
    },
    text: { label },
    at,
    ...(mobile && { mobile }),
    ...(leadsTo && { leadsTo }),
  }
}

/** Returns an image. The ratio is its shape on a phone; one that is taller than wide stands for a person. */
export function image(at: Cells, ratio: number, mobile?: Cells): PresetBlock {
  return {
    type: blockTypeCodes.image,
    text: {},
    auto: { ratio },
    at,
    ...(mobile && { mobile }),
  }
}

interface CaptionOptions {
  readonly title: string
  readonly caption: string
  readonly ratio: number
  readonly leadsTo?: PresetSource
  readonly button?: string
  readonly mobile?: Cells
}

/** Returns an image with a title and a text below it. */
export function captioned(
  at: Cells,
  { title, caption, ratio, leadsTo, button: label, mobile }: CaptionOptions,
): PresetBlock {
  return {
    type: blockTypeCodes.image,
    variant: blockVariantCodes['image-stack'],
    data: { align: 'left' },
    text: {
      title,
      caption: richLines([caption]),
      ...(label !== undefined && { button: label }),
    },
    auto: { ratio },
    at,
    ...(mobile && { mobile }),
    ...(leadsTo && { leadsTo }),
  }
}

export function quote(at: Cells, words: string, source: string): PresetBlock {
  return {
    type: blockTypeCodes.quote,
    text: { quote: words, source },
    auto: { h: 'content' },
    at,
  }
}

export function rule(at: Cells): PresetBlock {
  return { type: blockTypeCodes['horizontal-rule'], at, isFinal: true }
}

/** Returns questions that open to show their answers. */
export function questions(
  at: Cells,
  entries: readonly (readonly [question: string, answer: string])[],
): PresetBlock {
  return {
    type: blockTypeCodes.accordion,
    data: { items: entries.map((_, index) => ({ id: `q${index + 1}` })), opensFirst: true },
    text: Object.fromEntries(
      entries.flatMap(([question, answer], index) => [
        [`q${index + 1}.title`, question],
        [`q${index + 1}.description`, richLines([answer])],
      ]),
    ),
    auto: { h: 'content' },
    at,
  }
}

interface Plan {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly period: string
  readonly perks: readonly string[]
  readonly button: string
  readonly badge?: string
}

/** Returns plans side by side; the one with a badge is highlighted. */
export function plans(at: Cells, entries: readonly Plan[]): PresetBlock {
  const link = { kind: 'url', url: '#contact' }
  return {
    type: blockTypeCodes['pricing-plan'],
    data: {
      plans: entries.map(({ badge }, index) => ({
        id: `plan${index + 1}`,
        link,
        isHighlighted: badge !== undefined,
      })),
    },
    text: Object.fromEntries(
      entries.flatMap(({ perks, ...texts }, index) =>
        Object.entries({ ...texts, perks: perks.join('\n') }).map(([name, words]) => [
          `plan${index + 1}.${name}`,
          words,
        ]),
      ),
    ),
    auto: { h: 'content' },
    at,
  }
}

export function newsletter(
  at: Cells,
  { align = 'left', title }: { readonly align?: 'left' | 'center'; readonly title?: string } = {},
): PresetBlock {
  return {
    type: blockTypeCodes.newsletter,
    data: { align },
    text: {
      ...(title !== undefined && { title }),
      submit: 'Sign up',
      message: richLines(['Thank you. Check your inbox to confirm.']),
    },
    auto: { h: 'content' },
    at,
    isFinal: true,
  }
}

/** A field of a form with its label. */
type Field = readonly [id: string, type: string, title: string]

/** Returns a form whose fields are all required but those whose label says that they are optional. */
export function form(
  at: Cells,
  {
    name,
    submit,
    fields,
  }: { readonly name: string; readonly submit: string; readonly fields: readonly Field[] },
): PresetBlock {
  return {
    type: blockTypeCodes.form,
    data: {
      name,
      fields: fields.map(([id, type, title]) => ({
        id,
        type,
        required: !title.endsWith('(optional)'),
      })),
    },
    text: {
      ...Object.fromEntries(fields.map(([id, , title]) => [`${id}.title`, title])),
      submit,
      message: richLines(['Thank you. Your message has arrived.']),
    },
    auto: { h: 'content' },
    at,
    isFinal: true,
  }
}

interface SummaryOptions {
  readonly of: PresetSource
  readonly design: 'grid' | 'carousel' | 'list' | 'wall'
  readonly columns: number
  readonly limit: number
}

/** Returns the newest items of a collection. */
export function summary(at: Cells, { of, design, columns, limit }: SummaryOptions): PresetBlock {
  return {
    type: blockTypeCodes['summary-v2'],
    variant: blockVariantCodes[`summary-${design}`],
    data: { columns, limit, ...(of === 'products' && { showsDate: false, showsExcerpt: false }) },
    text: {},
    auto: { h: 'content' },
    at,
    shows: of,
  }
}
