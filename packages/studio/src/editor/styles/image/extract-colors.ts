import { computeDistance, mixColours } from '@vitrine/model'

/** A color of an image with the share of the image that has it, 0–1. */
export interface ImageColor {
  readonly color: string
  readonly share: number
}

/** Colors nearer than this look alike and count as one. */
const ALIKE = 0.09
/** The smallest share of a color: less are edges, where colors mix. */
const MIN_SHARE = 0.01
const MAX_COLORS = 8
/** Alpha below this is transparent. */
const OPAQUE = 128
/** Steps of a channel: 16 levels are enough before colors are joined. */
const STEP = 16

/** Returns the colors of an image, most frequent first; none if it is transparent. `pixels` has four bytes each: RGBA. */
export function extractColors(pixels: ArrayLike<number>): readonly ImageColor[] {
  const bins = countColors(pixels)
  const total = bins.reduce((sum, { share }) => sum + share, 0)
  const joined: ImageColor[] = []
  for (const { color, share } of bins) {
    const index = joined.findIndex((each) => computeDistance(each.color, color) < ALIKE)
    const known = joined[index]
    if (known) joined[index] = join(known, { color, share })
    else joined.push({ color, share })
  }
  return joined
    .map(({ color, share }) => ({ color, share: share / total }))
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MAX_COLORS)
}

function join(known: ImageColor, added: ImageColor): ImageColor {
  const share = known.share + added.share
  return { color: mixColours(known.color, added.color, added.share / share), share }
}

interface Bin {
  red: number
  green: number
  blue: number
  count: number
}

/** Counts the pixels of nearly equal colors, most frequent first. The share is the number of pixels. */
function countColors(pixels: ArrayLike<number>): readonly ImageColor[] {
  const bins = new Map<number, Bin>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part])
    if (alpha < OPAQUE) continue
    const key = [red, green, blue].reduce((all, part) => all * STEP + Math.floor(part / STEP), 0)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bin.red += red
    bin.green += green
    bin.blue += blue
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()]
    .map(({ red, green, blue, count }) => ({
      color: formatHex([red / count, green / count, blue / count]),
      share: count,
    }))
    .toSorted((one, other) => other.share - one.share)
}

function formatHex(channels: readonly number[]): string {
  const bytes = channels.map((part) => Math.round(part).toString(16).padStart(2, '0'))
  return `#${bytes.join('')}`
}
