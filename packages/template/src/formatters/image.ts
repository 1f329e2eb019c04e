import type { FormatterTable, Setup } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { findInScope } from '../run/scope.ts'
import { asNumber, asString, getChild, isObject, toText, isTruthy } from '../value.ts'
import { escapeAttribute, stripTags } from './escape.ts'
import { getAttributeEscape } from './attribute-escape.ts'
import { imageWidths } from './image-widths.ts'

const IMAGE_BLOCK_TYPE = 5
const MAX_ALT_LENGTH = 250
const SIZE_ERROR = "Invalid source parameter. Pass in 'originalSize'"

export const image: FormatterTable = {
  image: (args, setup) => (value, run) => {
    const safe = getAttributeEscape(setup)
    const name = args.length === 1 ? (args[0] ?? '') : 'thumb-image'
    const alt = escapeAttribute(getAltText(value, run))
    return (
      `<noscript><img src="${safe(toText(getChild(value, 'assetUrl')))}" alt="${alt}" /></noscript>` +
      `<img class="${safe(name)}" ${renderImageMeta(value, run, setup, alt)}data-load="false" ` +
      `data-image-id="${safe(toText(getChild(value, 'id')))}" data-type="image" />`
    )
  },
  'image-meta': (_, setup) => (value, run) => renderImageMeta(value, run, setup),
  'child-image-meta': (args, setup) => {
    const index = args[0] === undefined ? 0 : Number.parseInt(args[0], 10)
    return (value, run) => renderImageMeta(getChild(getChild(value, 'items'), index), run, setup)
  },
  'cover-image-meta': (_, setup) => (value, run) =>
    renderImageMeta(getChild(value, 'coverImage'), run, setup),
  'image-color': (args) => (value) => renderImageColor(getChild(value, 'colorData'), args),
  'image-srcset': (_, setup) => (value) => renderSourceSet(value, setup),
  width: () => (value) => parseSide(value, 0),
  height: () => (value) => parseSide(value, 1),
  resizedHeightForWidth: (args) => (value) => computeResized(value, args[0], 'height'),
  resizedWidthForHeight: (args) => (value) => computeResized(value, args[0], 'width'),
  squarespaceThumbnailForWidth: (args) => () => getThumbnail(Number.parseInt(args[0] ?? '', 10)),
  squarespaceThumbnailForHeight: (args) => (value) => {
    const width = computeResized(value, args[0], 'width')
    return typeof width === 'string' ? width : getThumbnail(width)
  },
}

/**
 * Renders the attributes that load a lazy image, each followed by a space. The reference engine
 * escapes the alternative text of `image` twice; dialect `vitrine` does not.
 */
function renderImageMeta(asset: unknown, run: Run, setup: Setup, escapedAlt?: string): string {
  if (asset === undefined || asset === null) return ''
  const twice = setup.dialect === 'reference' && escapedAlt !== undefined
  const alt = twice ? escapeAttribute(escapedAlt) : escapeAttribute(getAltText(asset, run))
  const safe = getAttributeEscape(setup)
  const url = safe(toText(getChild(asset, 'assetUrl')))
  const component = getChild(asset, 'componentKey')
  return (
    (isObject(getChild(asset, 'licensedAssetPreview'))
      ? 'data-licensed-asset-preview="true" '
      : '') +
    (component === undefined ? '' : `data-component-key="${safe(toText(component))}" `) +
    `data-src="${url}" data-image="${url}" ` +
    `data-image-dimensions="${safe(toText(getChild(asset, 'originalSize')))}" ` +
    `data-image-focal-point="${safe(formatFocalPoint(asset))}" ` +
    `alt="${alt}" `
  )
}

function formatFocalPoint(asset: unknown): string {
  const point = getChild(asset, 'mediaFocalPoint')
  if (!isObject(point)) return '0.5,0.5'
  return `${toText(getChild(point, 'x'))},${toText(getChild(point, 'y'))}`
}

/** Returns the alternative text: in an image block its own text, elsewhere the best available. */
function getAltText(asset: unknown, run: Run): string {
  if (findInScope(run, asset, ['blockType']) === IMAGE_BLOCK_TYPE) {
    return asString(getChild(asset, 'altText')).trim()
  }
  const title = asString(getChild(asset, 'title'))
  if (title !== '') return title
  const body = stripTags(asString(getChild(asset, 'body')), ' ')
  if (body !== '') return body.slice(0, MAX_ALT_LENGTH)
  return asString(getChild(asset, 'filename'))
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const

function renderImageColor(colors: unknown, args: readonly string[]): string | undefined {
  if (colors === undefined) return undefined
  const [position, property] = args
  if (position === undefined) {
    return corners
      .map((corner) => `data-color-${corner}="#${asString(getChild(colors, `${corner}Average`))}" `)
      .join('')
  }
  const known = corners.some((corner) => corner === position)
  const color = known ? asString(getChild(colors, `${position}Average`)) : ''
  if (color === '') return `"${position}" not found.`
  return property === undefined ? `#${color}` : `${property}: #${color}`
}

/**
 * Renders the srcset of the stored widths. Without any, dialect `reference` returns the value
 * unchanged. It claims the next standard width for the original; dialect `vitrine` claims the
 * width that the image has.
 */
function renderSourceSet(asset: unknown, setup: Setup): unknown {
  const safe = getAttributeEscape(setup)
  const sizes = getSizes(asString(getChild(asset, 'systemDataVariants')), setup, safe)
  if (sizes.length === 0) return setup.dialect === 'vitrine' ? undefined : asset
  const url = safe(asString(getChild(asset, 'assetUrl')))
  return ` srcset="${url}${sizes.join(`,${url}`)}"`
}

/** Cached, because most images of a site are stored in the same widths. */
const cachedSizes = new Map<string, readonly string[]>()
const MAX_CACHED = 100
const MAX_CACHED_LENGTH = 200

/** Returns the part after the URL for each width. */
function getSizes(
  variants: string,
  { dialect }: Setup,
  safe: (text: string) => string,
): readonly string[] {
  const key = `${dialect} ${variants}`
  const known = cachedSizes.get(key)
  if (known) return known
  const widths = variants.split(',').filter((variant) => variant.endsWith('w'))
  const sizes = widths.map((width) => `?format=${safe(width)} ${safe(width)}`)
  const original = getOriginalWidth(variants, widths, dialect)
  if (original !== undefined) sizes.push(`?format=original ${original}w`)
  // Only if both dialects escape it alike.
  if (variants.length <= MAX_CACHED_LENGTH && escapeAttribute(variants) === variants) {
    if (cachedSizes.size >= MAX_CACHED) cachedSizes.clear()
    cachedSizes.set(key, sizes)
  }
  return sizes
}

/** Returns the width to claim for the original; undefined if a stored width is as large. */
function getOriginalWidth(
  variants: string,
  widths: readonly string[],
  dialect: Setup['dialect'],
): number | undefined {
  const step = imageWidths.findIndex((width) => `${width}w` === widths.at(-1))
  const own = /^(\d+)x\d+,/.exec(variants)?.[1]
  if (dialect === 'reference' || own === undefined || step < 0)
    return step < 0 ? undefined : imageWidths[step + 1]
  const isLarger = Number(own) > (imageWidths[step] ?? 0) && step < imageWidths.length - 1
  return isLarger ? Number(own) : undefined
}

function parseSide(value: unknown, side: 0 | 1): number | undefined {
  const parts = asString(value).split('x')
  return parts.length === 2 ? Number.parseInt(parts[side] ?? '', 10) : undefined
}

/** Computes one side of an image from the other; returns an error text for an invalid size. */
function computeResized(
  value: unknown,
  length: string | undefined,
  which: 'width' | 'height',
): number | string {
  const width = parseSide(value, 0) ?? Number.NaN
  const height = parseSide(value, 1) ?? Number.NaN
  if (Number.isNaN(width) || Number.isNaN(height)) return SIZE_ERROR
  const target = asNumber(length)
  const side = which === 'height' ? target * (height / width) : target * (width / height)
  return Math.trunc(side) || 0
}

/** Returns the smallest stored width that covers a box. */
function getThumbnail(width: number): string {
  const thresholds = [
    [1000, '1500w'],
    [750, '1000w'],
    [500, '750w'],
    [300, '500w'],
    [100, '300w'],
  ] as const
  return thresholds.find(([over]) => width > over)?.[1] ?? '100w'
}

/** Renders the frame of an embedded video, with its preview image if it has one. */
export function renderVideo(video: unknown, args: readonly string[], setup: Setup): string {
  const safe = getAttributeEscape(setup)
  const oembed = getChild(video, 'oembed')
  const lazy = args.includes('load-false') ? ' data-load="false" ' : ''
  const overlay = isTruthy(getChild(video, 'overlay')) ? renderOverlay(video, args, setup) : ''
  return `<div class="sqs-video-wrapper" ${lazy}data-html="${escapeAttribute(
    asString(getChild(oembed, 'html')),
  )}" data-provider-name="${safe(toText(getChild(oembed, 'providerName')))}">${overlay}</div>`
}

function renderOverlay(video: unknown, args: readonly string[], setup: Setup): string {
  const safe = getAttributeEscape(setup)
  const hasPreview =
    isTruthy(getChild(video, 'mainImageId')) || isTruthy(getChild(video, 'systemDataId'))
  const colors = getChild(video, 'colorData')
  const hasColors = args.includes('color-data') && isTruthy(colors)
  const cornerColors = hasColors
    ? corners
        .map((corner) => {
          const color = safe(toText(getChild(colors, `${corner}Average`)))
          return `data-color-${corner.toLowerCase()}="#${color}" `
        })
        .join('')
    : ''
  const preview =
    `" style="opacity: 0;"><img data-load="false" data-src="${safe(
      toText(getChild(video, 'assetUrl')),
    )}" data-image-dimensions="${safe(toText(getChild(video, 'originalSize')))}" ` +
    `data-image-focal-point="${safe(formatFocalPoint(video))}" ${cornerColors}/>`
  return (
    `<div class="sqs-video-overlay${hasPreview ? preview : ' no-thumb" style="opacity: 0;">'}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  )
}
