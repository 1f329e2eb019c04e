/** A colour as `#` and six lowercase hexadecimal digits. */
export type Colour = string

/** A colour in Oklab: lightness 0–1, and the axes green–red (`a`) and blue–yellow (`b`). */
interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

export const WHITE: Colour = '#ffffff'
export const BLACK: Colour = '#000000'

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text)
}

/** Computes the relative luminance by WCAG: 0 for black, 1 for white. */
export function computeLuminance(colour: Colour): number {
  const [r, g, b] = toLinearRgb(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The share of 256 below which the luminance of a colour is dark. @see platform spec §9 "Dark colour test" */
const DARK_SHARE = 0.65

/**
 * Returns whether a colour is so dark that light text belongs on it. Takes 3 to 6 hexadecimal digits, with or without
 * `#`; throws a RangeError for anything else.
 *
 * @see platform spec §5 "Colour hex strings", §9 "Dark colour test"
 */
export function isDarkColour(hex: string): boolean {
  const digits = /^#?([0-9a-f]{3,6})$/i.exec(hex)?.[1]
  if (digits === undefined)
    throw new RangeError(`A color has 3 to 6 hexadecimal digits, unlike "${hex}".`)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const rgb = Number.parseInt(full, 16)
  const luminance = 0.2126 * (rgb >> 16) + 0.7152 * ((rgb >> 8) & 255) + 0.0722 * (rgb & 255)
  return luminance < DARK_SHARE * 256
}

/** Computes the contrast ratio, from 1 to 21. @see WCAG 2.2 "contrast ratio" */
export function computeContrast(one: Colour, other: Colour): number {
  const [light, dark] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Computes the minimum contrast of a colour with any of the others. */
export function computeMinContrast(colour: Colour, others: readonly Colour[]): number {
  return Math.min(...others.map((other) => computeContrast(colour, other)))
}

/** Computes how different two colours look: 0 for the same, 1 for black and white. */
export function computeDistance(one: Colour, other: Colour): number {
  const [from, to] = [toOklab(one), toOklab(other)]
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b)
}

/** Computes how colourful a colour is: 0 for greys, up to about 0.32. */
export function computeChroma(colour: Colour): number {
  const { a, b } = toOklab(colour)
  return Math.hypot(a, b)
}

/** Mixes `share` of the second colour into the first, perceptually uniform. */
export function mixColours(one: Colour, other: Colour, share: number): Colour {
  const from = toOklab(one)
  const to = toOklab(other)
  const between = (a: number, b: number) => a + (b - a) * share
  return toDisplayColour({
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  })
}

/**
 * Returns the colour of the same hue and the nearest lightness that has the minimum contrast on all backgrounds;
 * undefined if neither black nor white has it.
 */
export function getReadableColour(
  colour: Colour,
  backgrounds: readonly Colour[],
  minimum: number,
): Colour | undefined {
  const isGood = (colour: Colour) => computeMinContrast(colour, backgrounds) >= minimum
  if (isGood(colour)) return colour
  const from = toOklab(colour)
  const found = [0, 1].flatMap((end) => {
    if (!isGood(withLightness(from, end))) return []
    // `good` always has the contrast and approaches the original lightness.
    let [good, bad] = [end, from.l]
    for (let step = 0; step < 12; step += 1) {
      const middle = (good + bad) / 2
      if (isGood(withLightness(from, middle))) good = middle
      else bad = middle
    }
    return { colour: withLightness(from, good), far: Math.abs(good - from.l) }
  })
  return found.toSorted((a, b) => a.far - b.far)[0]?.colour
}

/** Returns the nearest readable colour; black if none has the contrast. */
export function ensureReadable(colour: Colour, on: readonly Colour[], minimum: number): Colour {
  return getReadableColour(colour, on, minimum) ?? BLACK
}

function withLightness(colour: Oklab, l: number): Colour {
  return toDisplayColour({ ...colour, l })
}

/** Converts to sRGB, reducing the chroma of colours outside the gamut. */
function toDisplayColour({ l, a, b }: Oklab): Colour {
  if (l >= 1) return WHITE
  if (l <= 0) return BLACK
  let [outside, inside] = [1, 0]
  let rgb = oklabToLinearRgb({ l, a, b })
  for (let step = 0; step < 12 && !rgb.every(isInGamut); step += 1) {
    const middle = (outside + inside) / 2
    const less = oklabToLinearRgb({ l, a: a * middle, b: b * middle })
    if (less.every(isInGamut)) inside = middle
    else outside = middle
    rgb = oklabToLinearRgb({ l, a: a * inside, b: b * inside })
  }
  return `#${rgb.map(toHexByte).join('')}`
}

function isInGamut(part: number): boolean {
  return part > -0.0005 && part < 1.0005
}

function toHexByte(part: number): string {
  const bounded = Math.min(1, Math.max(0, part))
  const bent = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(bent * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Converts to linear-light red, green and blue. */
function toLinearRgb(colour: Colour): readonly [number, number, number] {
  const part = (at: number) => {
    const bent = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return bent <= 0.04045 ? bent / 12.92 : ((bent + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** Converts to Oklab. @see https://bottosson.github.io/posts/oklab/ */
function toOklab(colour: Colour): Oklab {
  const [red, green, blue] = toLinearRgb(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function oklabToLinearRgb({ l, a, b }: Oklab): readonly number[] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
