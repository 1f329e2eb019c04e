/** A colour as owners choose and pages show it: `#` and six hexadecimal digits in lower case. */
export type Colour = string

/** Lightness 0–1, and how far from grey towards red (`a`) and yellow (`b`). */
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

/** How light a colour is, as WCAG counts it: 0 for black, 1 for white. */
export function luminance(colour: Colour): number {
  const [r, g, b] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21. @see WCAG 2.2 "contrast ratio" */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The least contrast that a colour has with any of these. */
export function leastContrast(colour: Colour, others: readonly Colour[]): number {
  return Math.min(...others.map((other) => contrast(colour, other)))
}

/** `share` of the second in the first, as the eye mixes. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const from = oklab(one)
  const to = oklab(other)
  const between = (a: number, b: number) => a + (b - a) * share
  return shown({
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  })
}

/**
 * The colour nearest in lightness, of the same hue, that can be read on all of these. It is the colour itself
 * where that can be; undefined where neither black nor white could.
 */
export function readable(
  wanted: Colour,
  grounds: readonly Colour[],
  least: number,
): Colour | undefined {
  const isGood = (colour: Colour) => leastContrast(colour, grounds) >= least
  if (isGood(wanted)) return wanted
  const from = oklab(wanted)
  const found = [0, 1].flatMap((end) => {
    if (!isGood(at(from, end))) return []
    // What is at `good` was looked at; it comes nearer to the wanted one from step to step.
    let [good, bad] = [end, from.l]
    for (let step = 0; step < 12; step += 1) {
      const middle = (good + bad) / 2
      if (isGood(at(from, middle))) good = middle
      else bad = middle
    }
    return { colour: at(from, good), far: Math.abs(good - from.l) }
  })
  return found.toSorted((a, b) => a.far - b.far)[0]?.colour
}

function at(colour: Oklab, l: number): Colour {
  return shown({ ...colour, l })
}

/** As a screen can show it: less colourful where it has to be, as light, of the same hue. */
function shown({ l, a, b }: Oklab): Colour {
  if (l >= 1) return WHITE
  if (l <= 0) return BLACK
  let [most, none] = [1, 0]
  let rgb = linearOf({ l, a, b })
  for (let step = 0; step < 12 && !rgb.every(isShown); step += 1) {
    const middle = (most + none) / 2
    const less = linearOf({ l, a: a * middle, b: b * middle })
    if (less.every(isShown)) none = middle
    else most = middle
    rgb = linearOf({ l, a: a * none, b: b * none })
  }
  return `#${rgb.map(hexadecimal).join('')}`
}

function isShown(part: number): boolean {
  return part > -0.0005 && part < 1.0005
}

function hexadecimal(part: number): string {
  const bounded = Math.min(1, Math.max(0, part))
  const bent = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(bent * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Red, green and blue as amounts of light. */
function linear(colour: Colour): readonly [number, number, number] {
  const part = (at: number) => {
    const bent = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return bent <= 0.04045 ? bent / 12.92 : ((bent + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** @see https://bottosson.github.io/posts/oklab/ */
function oklab(colour: Colour): Oklab {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function linearOf({ l, a, b }: Oklab): readonly number[] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
