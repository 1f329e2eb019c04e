/** The widths in which images are served, in pixels. @see platform spec §9 "Image srcset widths" */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

export type ImageWidth = (typeof imageWidths)[number]

/** Returns the width that fills a box of `width` pixels. @see platform spec §9 "Thumbnail choice" */
export function getThumbnailWidth(width: number): ImageWidth {
  if (width > 1000) return 1500
  if (width > 750) return 1000
  if (width > 500) return 750
  if (width > 300) return 500
  return width > 100 ? 300 : 100
}

/** Parses the query parameter `format`: a served width or `original`; undefined if it is invalid. */
export function parseImageWidth(format: string): ImageWidth | 'original' | undefined {
  if (format === 'original') return format
  const width = /^(\d{1,5})w$/.exec(format)?.[1]
  if (width === undefined) return undefined
  const known = imageWidths.find((each) => each === Number(width))
  return known ?? (Number(width) > 1500 ? 2500 : getThumbnailWidth(Number(width)))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Formats the original size for page JSON: `800x1000`. */
export function formatOriginalSize({ width, height }: Size): string {
  return `${width}x${height}`
}

/** Returns the served widths up to the image's own; always at least the smallest. @see compat §5 "Image object" */
export function getVariantWidths(width: number): readonly ImageWidth[] {
  return imageWidths.filter((each, index) => index === 0 || each <= width)
}

/** Formats the variants for page JSON: `800x1000,100w,300w,500w,750w`. */
export function formatSystemDataVariants(size: Size): string {
  return [
    formatOriginalSize(size),
    ...getVariantWidths(size.width).map((width) => `${width}w`),
  ].join(',')
}

/** Formats a `srcset` of the same widths, and of the image's own width if that is larger. */
export function formatImageSrcset(url: string, { width }: Size): string {
  const widths = getVariantWidths(width)
  const sources = widths.map((each) => `${url}?format=${each}w ${each}w`)
  const largest = widths.at(-1) ?? 0
  if (width > largest && largest < 2500) sources.push(`${url}?format=original ${width}w`)
  return sources.join(', ')
}

/**
 * The average colours of an image, as hex without "#". The specification counts "five corner averages and a centre
 * average" and names no corners. Page JSON has four named corners, the centre and a sixth colour: the fifth
 * "corner" is therefore the average of all four and is stored as `suggestedBgColor`.
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

/** The point that stays visible when an image is cropped, as fractions of its width and height. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

/** Parses a focal point; undefined if the value is not a point of an image. */
export function parseFocalPoint(value: unknown): FocalPoint | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value))
    return undefined
  const { x, y } = value
  return isFraction(x) && isFraction(y) ? { x, y } : undefined
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}
