import type { Block } from '@vitrine/page'
import type { View } from '../definition/view.ts'

/** The drawings on a square of 400, in three tones of the theme. They go on beyond it, for blocks of other shapes. */
const drawings = {
  stillLife: [
    { tone: 'far', d: 'M138 400V190a62 62 0 0 1 124 0V400Z' },
    { tone: 'near', d: 'M-400 282H800V800H-400Z' },
    {
      tone: 'light',
      d: 'M178 288c-20-26-18-62 6-82 9-8 10-18 8-34h16c-2 16-1 26 8 34 24 20 26 56 6 82Z',
    },
  ],
  leaves: [
    { tone: 'light', d: 'M100 200a100 100 0 1 0 200 0a100 100 0 1 0-200 0Z' },
    { tone: 'far', d: 'M200 300C128 290 92 246 92 176C158 186 198 232 200 300Z' },
    { tone: 'near', d: 'M200 270C272 260 308 216 308 146C242 156 202 202 200 270Z' },
    { tone: 'near', d: 'M197 800V180h6V800Z' },
  ],
  bowls: [
    { tone: 'light', d: 'M138 158H262C260 196 240 222 200 222S140 196 138 158Z' },
    { tone: 'far', d: 'M96 214H304C300 268 262 304 200 304S100 268 96 214Z' },
    { tone: 'near', d: 'M-400 296H800V800H-400Z' },
  ],
  hills: [
    { tone: 'light', d: 'M76 136a46 46 0 1 0 92 0a46 46 0 1 0-92 0Z' },
    { tone: 'far', d: 'M-400 250C-120 300 100 160 250 170S560 260 800 220V800H-400Z' },
    { tone: 'near', d: 'M-400 330C0 250 150 320 300 330S640 290 800 310V800H-400Z' },
  ],
  landscape: [
    { tone: 'light', d: 'M184 178a56 56 0 1 0 112 0a56 56 0 1 0-112 0Z' },
    { tone: 'far', d: 'M-400 262C-200 200-60 190 60 218S300 300 800 210V800H-400Z' },
    { tone: 'near', d: 'M-400 300C-160 338 20 318 150 284S420 240 800 314V800H-400Z' },
  ],
  person: [
    { tone: 'far', d: 'M40 220a160 160 0 1 0 320 0a160 160 0 1 0-320 0Z' },
    { tone: 'near', d: 'M66 800V420C66 340 124 296 200 296S334 340 334 420V800Z' },
    { tone: 'light', d: 'M138 196a62 70 0 1 0 124 0a62 70 0 1 0-124 0Z' },
  ],
} as const

const { stillLife, leaves, bowls, hills, landscape, person } = drawings
const scenes = [stillLife, leaves, bowls, hills, landscape] as const

/** The ratio below which an image is as tall as a portrait. */
const PORTRAIT = 0.9

/** The rows after which the same column has another drawing. */
const ROWS = 14

/** The columns of most sections: an image across all of them has none beside it. */
const ALL_COLUMNS = 12

/** Returns the drawing for the image of a block: a person in a portrait, and different scenes side by side. */
export function createIllustration({ id, place: { desktop }, auto }: Block): View {
  if (auto?.ratio !== undefined && auto.ratio < PORTRAIT) return { paths: person }
  // Its position would give each such image the same drawing.
  if (desktop.w >= ALL_COLUMNS && desktop.x === 0) return { paths: getScene(sumCodes(id)) }
  return { paths: getScene(getColumn(desktop.x) + Math.floor(desktop.y / ROWS)) }
}

/** Returns a drawing by its number. */
export function createScene(index: number): View {
  return { paths: getScene(index) }
}

function getScene(index: number) {
  return scenes[index % scenes.length] ?? stillLife
}

function sumCodes(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}

function getColumn(x: number): number {
  if (x === 0) return 0
  if (x < 5) return 1
  if (x === 6 || x === 7) return 2
  return x === 8 ? 3 : 4
}

/** The template of a drawing, which is decorative. */
export const illustrationTemplate =
  '<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">' +
  '{.repeated section paths}<path class="image-placeholder-{tone}" d="{d|htmlattr}"></path>{.end}</svg>'

/** The styles of the element with the class `image-placeholder` around a drawing. */
export const illustrationCss = `.image-placeholder{position:relative;overflow:hidden;min-height:12rem;background:color-mix(in srgb,var(--accent,currentColor) 14%,var(--surface,Canvas))}
.image-placeholder svg{position:absolute;inset:0;width:100%;height:100%}
.image-placeholder-light{fill:color-mix(in srgb,var(--accent,currentColor) 55%,var(--surface,Canvas))}
.image-placeholder-far{fill:color-mix(in srgb,var(--accent,currentColor) 30%,var(--surface,Canvas))}
.image-placeholder-near{fill:color-mix(in srgb,var(--accent,currentColor) 66%,var(--ink,CanvasText))}
`
