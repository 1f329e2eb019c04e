/** The uses of fonts. @see platform spec §3 "font usage categories" */
export const fontUsages = ['headings', 'body', 'navigation', 'buttons', 'quotes', 'labels'] as const
export type FontUsage = (typeof fontUsages)[number]

/** The two voices of a font theme. */
export const fontVoices = ['heading', 'text'] as const
export type FontVoice = (typeof fontVoices)[number]

/** The default voice for each use. */
export const defaultVoice: Readonly<Record<FontUsage, FontVoice>> = {
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
  /** The CSS font stack with fallbacks. */
  readonly stack: string
}

/** The system font stacks, which need no download and cause no layout shift. */
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

/** The difference by which the scale is reduced on phones. */
const PHONE_SCALE_REDUCTION = 0.05
/** The largest share of the viewport for each step, in vw: words of about twelve letters fit into a line. */
const MAX_VW: Readonly<Record<number, number>> = { 1: 8, 2: 9, 3: 10, 4: 11.5, 5: 13, 6: 15 }
/** The narrowest viewport at which words must fit, in px. */
const NARROWEST_PX = 320
const NARROW_REM = 23.4375
const WIDE_REM = 80

/**
 * Computes the text sizes by step as CSS `clamp()` values that grow with the viewport from phone to desktop.
 * `base` is the phone size in px, `scale` the ratio between steps on a desktop.
 */
export function computeTypeSteps({
  base,
  scale,
}: {
  readonly base: number
  readonly scale: number
}): ReadonlyMap<(typeof STEPS)[number], string> {
  return new Map(
    STEPS.map((step) => {
      const smallest = (base / 16) * Math.max(1, scale - PHONE_SCALE_REDUCTION) ** step
      const largest = ((base + 1) / 16) * scale ** step
      const [from, to] = [Math.min(smallest, largest), Math.max(smallest, largest)]
      const slope = (largest - smallest) / (WIDE_REM - NARROW_REM)
      const start = formatRem(smallest - slope * NARROW_REM)
      const size = `clamp(${formatRem(from)}, ${start} + ${round(slope * 100)}vw, ${formatRem(to)})`
      const maxVw = MAX_VW[step]
      const fits = maxVw === undefined || from * 16 <= (maxVw / 100) * NARROWEST_PX
      return [step, fits ? size : `min(${size}, ${maxVw}vw)`]
    }),
  )
}

function formatRem(value: number): string {
  return `${round(value)}rem`
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
