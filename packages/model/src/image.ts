/** The widths pictures are served in, in pixels. @see platform spec §9 "Image srcset widths" */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

export type ImageWidth = (typeof imageWidths)[number]

/** The width that fills a box of `width` pixels. @see platform spec §9 "Thumbnail choice" */
export function thumbnailWidth(width: number): ImageWidth {
  if (width > 1000) return 1500
  if (width > 750) return 1000
  if (width > 500) return 750
  if (width > 300) return 500
  return width > 100 ? 300 : 100
}

/** What `?format=` asks for: one of our widths, the picture's own, or nothing that we know. */
export function widthAsked(format: string): ImageWidth | 'original' | undefined {
  if (format === 'original') return format
  const width = /^(\d{1,5})w$/.exec(format)?.[1]
  if (width === undefined) return undefined
  const known = imageWidths.find((each) => each === Number(width))
  return known ?? (Number(width) > 1500 ? 2500 : thumbnailWidth(Number(width)))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** As page JSON has it: `800x1000`. */
export function originalSize({ width, height }: Size): string {
  return `${width}x${height}`
}

/** The widths that a picture has the pixels for; the smallest in any case. @see compat §5 "Image object" */
export function variantWidths(width: number): readonly ImageWidth[] {
  return imageWidths.filter((each, index) => index === 0 || each <= width)
}

/** As page JSON has them: `800x1000,100w,300w,500w,750w`. */
export function systemDataVariants(size: Size): string {
  return [originalSize(size), ...variantWidths(size.width).map((width) => `${width}w`)].join(',')
}

/** A `srcset` of the same widths, and of the picture's own where that is more; empty for drawings. */
export function imageSrcset(url: string, { width }: Size): string {
  const widths = variantWidths(width)
  const sources = widths.map((each) => `${url}?format=${each}w ${each}w`)
  const largest = widths.at(-1) ?? 0
  if (width > largest && largest < 2500) sources.push(`${url}?format=original ${width}w`)
  return sources.join(', ')
}

/**
 * Colours of a picture, as hex without "#". The specification counts "five corner averages and a centre
 * average" and names no corners. Page JSON has four named corners, the centre, and a sixth colour: so the
 * fifth "corner" is the average of all four, what the picture fades into at its edge, and stands under
 * `suggestedBgColor`.
 *
 * @see platform spec §3 "colorData", compat §5 "Image object"
 */
export interface ColorData {
  readonly topLeftAverage: string
  readonly topRightAverage: string
  readonly bottomLeftAverage: string
  readonly bottomRightAverage: string
  readonly centerAverage: string
  readonly suggestedBgColor: string
}

/** The point that stays in sight when a picture is cropped: shares of its width and height. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

/** Undefined for what is no point of a picture. */
export function readFocalPoint(given: unknown): FocalPoint | undefined {
  if (typeof given !== 'object' || given === null || !('x' in given) || !('y' in given))
    return undefined
  const { x, y } = given
  return isShare(x) && isShare(y) ? { x, y } : undefined
}

function isShare(given: unknown): given is number {
  return typeof given === 'number' && given >= 0 && given <= 1
}
