/** What letters are used for. @see platform spec §3 "font usage categories" */
export const fontUsages = ['headings', 'body', 'navigation', 'buttons', 'quotes', 'labels'] as const
export type FontUsage = (typeof fontUsages)[number]

/** The two voices of a font theme. */
export const fontVoices = ['heading', 'text'] as const
export type FontVoice = (typeof fontVoices)[number]

/** Which voice speaks where the owner decided nothing. */
export const usualVoice: Readonly<Record<FontUsage, FontVoice>> = {
  headings: 'heading',
  body: 'text',
  navigation: 'text',
  buttons: 'text',
  quotes: 'heading',
  labels: 'text',
}

export interface FontFamily {
  readonly id: string
  readonly name: string
  /** As CSS has it, with what stands in while it loads. */
  readonly stack: string
}

/** Fonts that are on every machine: nothing is loaded for them, and nothing moves. */
export const systemFonts: readonly FontFamily[] = [
  { id: 'system-sans', name: 'System sans', stack: 'system-ui, sans-serif' },
  {
    id: 'system-humanist',
    name: 'Humanist',
    stack: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  },
  {
    id: 'system-geometric',
    name: 'Geometric',
    stack: "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif",
  },
  {
    id: 'system-old-style',
    name: 'Old style',
    stack: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif",
  },
  {
    id: 'system-transitional',
    name: 'Transitional',
    stack: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif",
  },
  {
    id: 'system-slab',
    name: 'Slab',
    stack: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', serif",
  },
  {
    id: 'system-mono',
    name: 'Typewriter',
    stack: "ui-monospace, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  },
]

/** The steps of a type scale: one below the text and six above. */
const STEPS = [-1, 0, 1, 2, 3, 4, 5, 6] as const

/** Phones have less room: their scale is a little flatter. */
const FLATTER = 0.05
const NARROW = 23.4375
const WIDE = 80

/**
 * Sizes of text by their step, each as CSS that grows with the window between a phone and a desktop.
 * `base` is px on a phone, `scale` how much larger each step is than the one before on a desktop.
 */
export function typeSteps({
  base,
  scale,
}: {
  readonly base: number
  readonly scale: number
}): ReadonlyMap<(typeof STEPS)[number], string> {
  return new Map(
    STEPS.map((step) => {
      const least = (base / 16) * Math.max(1, scale - FLATTER) ** step
      const most = ((base + 1) / 16) * scale ** step
      const [from, to] = [Math.min(least, most), Math.max(least, most)]
      const slope = (most - least) / (WIDE - NARROW)
      const start = rem(least - slope * NARROW)
      return [step, `clamp(${rem(from)}, ${start} + ${short(slope * 100)}vw, ${rem(to)})`]
    }),
  )
}

function rem(value: number): string {
  return `${short(value)}rem`
}

function short(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
