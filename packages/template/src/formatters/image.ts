import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run.ts'
import { find } from '../scope.ts'
import { asNumber, asString, child, isObject, toText, truthy } from '../value.ts'
import { escapeAttribute, stripTags } from './escape.ts'
import { attributeText } from './vitrine.ts'

const imageBlockType = 5
const longestAlt = 250
const widthSteps = [100, 300, 500, 750, 1000, 1500, 2500]
const badSize = "Invalid source parameter. Pass in 'originalSize'"

export const image: FormatterTable = {
  image: (args, setup) => (value, run) => {
    const safe = attributeText(setup)
    const name = args.length === 1 ? (args[0] ?? '') : 'thumb-image'
    const alt = escapeAttribute(altText(value, run))
    return (
      `<noscript><img src="${safe(toText(child(value, 'assetUrl')))}" alt="${alt}" /></noscript>` +
      `<img class="${safe(name)}" ${imageMeta(value, run, setup, alt)}data-load="false" ` +
      `data-image-id="${safe(toText(child(value, 'id')))}" data-type="image" />`
    )
  },
  'image-meta': (_, setup) => (value, run) => imageMeta(value, run, setup),
  'child-image-meta': (args, setup) => {
    const index = args[0] === undefined ? 0 : Number.parseInt(args[0], 10)
    return (value, run) => imageMeta(child(child(value, 'items'), index), run, setup)
  },
  'cover-image-meta': (_, setup) => (value, run) =>
    imageMeta(child(value, 'coverImage'), run, setup),
  'image-color': (args) => (value) => imageColor(child(value, 'colorData'), args),
  'image-srcset': (_, setup) => (value) => sourceSet(value, setup),
  width: () => (value) => sideOf(value, 0),
  height: () => (value) => sideOf(value, 1),
  resizedHeightForWidth: (args) => (value) => resized(value, args[0], 'height'),
  resizedWidthForHeight: (args) => (value) => resized(value, args[0], 'width'),
  squarespaceThumbnailForWidth: (args) => () => thumbnail(Number.parseInt(args[0] ?? '', 10)),
  squarespaceThumbnailForHeight: (args) => (value) => {
    const width = resized(value, args[0], 'width')
    return typeof width === 'string' ? width : thumbnail(width)
  },
}

/**
 * The attributes a lazy image is loaded by, each followed by a space. The reference engine
 * escapes the alternative text twice where `image` hands it on; dialect `vitrine` does not.
 */
function imageMeta(picture: unknown, run: Run, setup: Setup, escapedAlt?: string): string {
  if (picture === undefined || picture === null) return ''
  const twice = setup.dialect === 'reference' && escapedAlt !== undefined
  const alt = twice ? escapeAttribute(escapedAlt) : escapeAttribute(altText(picture, run))
  const safe = attributeText(setup)
  const url = safe(toText(child(picture, 'assetUrl')))
  const component = child(picture, 'componentKey')
  return (
    (isObject(child(picture, 'licensedAssetPreview'))
      ? 'data-licensed-asset-preview="true" '
      : '') +
    (component === undefined ? '' : `data-component-key="${safe(toText(component))}" `) +
    `data-src="${url}" data-image="${url}" ` +
    `data-image-dimensions="${safe(toText(child(picture, 'originalSize')))}" ` +
    `data-image-focal-point="${safe(focalPoint(picture))}" ` +
    `alt="${alt}" `
  )
}

function focalPoint(picture: unknown): string {
  const point = child(picture, 'mediaFocalPoint')
  if (!isObject(point)) return '0.5,0.5'
  return `${toText(child(point, 'x'))},${toText(child(point, 'y'))}`
}

/** What stands for the picture: in an image block its own text, elsewhere the best there is. */
function altText(picture: unknown, run: Run): string {
  if (find(run, picture, ['blockType']) === imageBlockType) {
    return asString(child(picture, 'altText')).trim()
  }
  const title = asString(child(picture, 'title'))
  if (title !== '') return title
  const body = stripTags(asString(child(picture, 'body')), ' ')
  if (body !== '') return body.slice(0, longestAlt)
  return asString(child(picture, 'filename'))
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const

function imageColor(colors: unknown, args: readonly string[]): string | undefined {
  if (colors === undefined) return undefined
  const [position, property] = args
  if (position === undefined) {
    return corners
      .map((corner) => `data-color-${corner}="#${asString(child(colors, `${corner}Average`))}" `)
      .join('')
  }
  const known = corners.some((corner) => corner === position)
  const color = known ? asString(child(colors, `${position}Average`)) : ''
  if (color === '') return `"${position}" not found.`
  return property === undefined ? `#${color}` : `${property}: #${color}`
}

/** The widths a picture is stored in; `reference` keeps the value of others as it is. */
function sourceSet(picture: unknown, setup: Setup): unknown {
  const safe = attributeText(setup)
  const sizes = sizesOf(asString(child(picture, 'systemDataVariants')), safe)
  if (sizes.length === 0) return setup.dialect === 'vitrine' ? undefined : picture
  const url = safe(asString(child(picture, 'assetUrl')))
  return ` srcset="${url}${sizes.join(`,${url}`)}"`
}

/** Most pictures of a site are stored in the same widths. */
const keptSizes = new Map<string, readonly string[]>()
const mostKept = 100
const longestKept = 200

/** What follows the URL for each width. */
function sizesOf(variants: string, safe: (text: string) => string): readonly string[] {
  const known = keptSizes.get(variants)
  if (known) return known
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'))
  const sizes = widths.map((width) => `?format=${safe(width)} ${safe(width)}`)
  const step = widthSteps.findIndex((width) => `${width}w` === widths.at(-1))
  const next = step < 0 ? undefined : widthSteps[step + 1]
  if (next !== undefined) sizes.push(`?format=original ${next}w`)
  // Only where both dialects write the same.
  if (variants.length <= longestKept && escapeAttribute(variants) === variants) {
    if (keptSizes.size >= mostKept) keptSizes.clear()
    keptSizes.set(variants, sizes)
  }
  return sizes
}

function sideOf(value: unknown, side: 0 | 1): number | undefined {
  const parts = asString(value).split('x')
  return parts.length === 2 ? Number.parseInt(parts[side] ?? '', 10) : undefined
}

/** The side that goes with a given other one, or the sentence for sizes that are none. */
function resized(
  value: unknown,
  given: string | undefined,
  wanted: 'width' | 'height',
): number | string {
  const width = sideOf(value, 0) ?? Number.NaN
  const height = sideOf(value, 1) ?? Number.NaN
  if (Number.isNaN(width) || Number.isNaN(height)) return badSize
  const target = asNumber(given)
  const side = wanted === 'height' ? target * (height / width) : target * (width / height)
  return Math.trunc(side) || 0
}

/** The smallest stored width that covers a box. */
function thumbnail(width: number): string {
  const thresholds = [
    [1000, '1500w'],
    [750, '1000w'],
    [500, '750w'],
    [300, '500w'],
    [100, '300w'],
  ] as const
  return thresholds.find(([over]) => width > over)?.[1] ?? '100w'
}

/** The frame of an embedded video, with its picture above it where it has one. */
export function videoMarkup(video: unknown, args: readonly string[], setup: Setup): string {
  const safe = attributeText(setup)
  const oembed = child(video, 'oembed')
  const lazy = args.includes('load-false') ? ' data-load="false" ' : ''
  const overlay = truthy(child(video, 'overlay')) ? overlayMarkup(video, args, setup) : ''
  return `<div class="sqs-video-wrapper" ${lazy}data-html="${escapeAttribute(
    asString(child(oembed, 'html')),
  )}" data-provider-name="${safe(toText(child(oembed, 'providerName')))}">${overlay}</div>`
}

function overlayMarkup(video: unknown, args: readonly string[], setup: Setup): string {
  const safe = attributeText(setup)
  const pictured = truthy(child(video, 'mainImageId')) || truthy(child(video, 'systemDataId'))
  const colors = child(video, 'colorData')
  const colored = args.includes('color-data') && truthy(colors)
  const cornerColors = colored
    ? corners
        .map((corner) => {
          const color = safe(toText(child(colors, `${corner}Average`)))
          return `data-color-${corner.toLowerCase()}="#${color}" `
        })
        .join('')
    : ''
  const picture =
    `" style="opacity: 0;"><img data-load="false" data-src="${safe(
      toText(child(video, 'assetUrl')),
    )}" data-image-dimensions="${safe(toText(child(video, 'originalSize')))}" ` +
    `data-image-focal-point="${safe(focalPoint(video))}" ${cornerColors}/>`
  return (
    `<div class="sqs-video-overlay${pictured ? picture : ' no-thumb" style="opacity: 0;">'}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  )
}
