import type { Formatter } from '../plugin.ts'
import { asString, getChild, isObject, toText } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { imageWidths } from './image-widths.ts'

const priorities = ['high', 'low', 'none', '']
const loaders = ['sqs', 'raw']
/**
 * The attributes that are passed through: they only describe. Scripts and the markup's own
 * attributes are not passed through.
 */
const PASSED_ATTRIBUTES =
  /^(?:data-[a-z0-9-]+|aria-[a-z-]+|id|title|role|itemprop|lang|dir|draggable)$/

/**
 * Renders a responsive image. Its properties are keys of the value or arguments `key=value`;
 * arguments take precedence. A comment before the image lists invalid properties (platform spec,
 * section 5).
 */
export const imageComponent: Formatter = (args) => {
  const properties = new Map(args.map((arg) => parseProperty(arg)))
  return (value) => {
    const read = (key: string): unknown => properties.get(key) ?? getChild(value, key)
    const image = readProperties(value, read)
    const comments = getErrors(image).map((error) => `<!-- Image error: ${error} -->`)
    return comments.join('') + (image.src === '' ? '' : renderImage(image, read))
  }
}

function parseProperty(arg: string): readonly [string, string] {
  const separator = arg.indexOf('=')
  return separator < 0 ? [arg, ''] : [arg.slice(0, separator).trim(), arg.slice(separator + 1)]
}

interface ImageProperties {
  readonly src: string
  readonly width: string
  readonly height: string
  /** The alternative text; undefined if missing, empty for a decorative image. */
  readonly alt: string | undefined
  readonly sizes: string
  readonly srcset: string
  readonly loader: string
  readonly priority: string
  /** The stored widths of the image, if the value has them. */
  readonly storedWidths: readonly number[]
}

type Read = (key: string) => unknown

function readProperties(value: unknown, read: Read): ImageProperties {
  const [width = '', height = ''] = asString(getChild(value, 'originalSize')).split('x')
  const alt = read('alt') ?? getChild(value, 'altText')
  const variants = asString(getChild(value, 'systemDataVariants')).split(',')
  return {
    src: toTrimmedText(read('src') ?? getChild(value, 'assetUrl')),
    width: toTrimmedText(read('width') ?? width),
    height: toTrimmedText(read('height') ?? height),
    alt: alt === undefined || alt === null ? undefined : toTrimmedText(alt),
    sizes: toTrimmedText(read('sizes')),
    srcset: toTrimmedText(read('srcset')),
    loader: toTrimmedText(read('loader')) || 'sqs',
    priority: toTrimmedText(read('priority')),
    storedWidths: variants
      .filter((variant) => /^\d{1,5}w$/.test(variant))
      .map((name) => parseInt(name, 10)),
  }
}

function toTrimmedText(value: unknown): string {
  return toText(value).trim()
}

/**
 * Returns the errors of the properties. They are fixed texts, so a property's value never reaches
 * the comment.
 */
function getErrors(image: ImageProperties): readonly string[] {
  const { src, alt, sizes, srcset, loader, priority } = image
  const errors: string[] = []
  if (src === '') errors.push('src is required')
  for (const side of ['width', 'height'] as const) {
    const error = getSideError(image[side])
    if (error !== '') errors.push(`${side}: ${error}`)
  }
  if (alt === undefined) errors.push('alt is required')
  if (!priorities.includes(priority)) errors.push('priority is high, low or none')
  if (!loaders.includes(loader)) errors.push('loader is sqs or raw')
  if (srcset !== '' && loader !== 'raw') errors.push('srcset is only for loader raw')
  if (sizes === '' && loader === 'sqs') errors.push('sizes is required with loader sqs')
  return errors
}

function getSideError(side: string): string {
  if (side === '') return 'required'
  const pixels = Number(side)
  if (pixels < 0) return 'negative value'
  if (!Number.isInteger(pixels)) return 'non-integer value'
  return pixels === 0 ? 'must be positive' : ''
}

function renderImage(image: ImageProperties, read: Read): string {
  const { src, alt = '', loader } = image
  const isStored = loader === 'sqs'
  const attributes: readonly (readonly [string, string | undefined])[] = [
    ['src', isStored ? formatWidthUrl(src, getLargestWidth(image)) : src],
    ['srcset', (isStored ? formatSourceSet(image) : image.srcset) || undefined],
    ['sizes', image.sizes || undefined],
    ['width', getValidSide(image.width)],
    ['height', getValidSide(image.height)],
    ['alt', alt],
    ['class', toTrimmedText(read('class')) || undefined],
    ['style', toTrimmedText(read('style')) || undefined],
    ['loading', image.priority === 'high' ? 'eager' : 'lazy'],
    ['fetchpriority', /^(?:high|low)$/.test(image.priority) ? image.priority : undefined],
    ['decoding', 'async'],
    ['data-on-loading-complete', toTrimmedText(read('onLoadingComplete')) || undefined],
    ...getPassedThrough(read('passthrough')),
  ]
  const shown = attributes.map(([name, content]) =>
    content === undefined ? '' : ` ${name}="${escapeAttribute(content)}"`,
  )
  return `<img${shown.join('')}>`
}

function getValidSide(side: string): string | undefined {
  return getSideError(side) === '' ? side : undefined
}

/** Returns the widths below the image's own, and the first that covers it. */
function getOfferedWidths({ width, storedWidths }: ImageProperties): readonly number[] {
  if (storedWidths.length > 0) return storedWidths
  const own = getSideError(width) === '' ? Number(width) : Infinity
  const covering = imageWidths.findIndex((known) => known >= own)
  return covering < 0 ? imageWidths : imageWidths.slice(0, covering + 1)
}

function getLargestWidth(image: ImageProperties): number {
  return Math.max(...getOfferedWidths(image))
}

function formatSourceSet(image: ImageProperties): string {
  return getOfferedWidths(image)
    .map((width) => `${formatWidthUrl(image.src, width)} ${width}w`)
    .join(', ')
}

/**
 * Formats the URL of one width. White space and commas are encoded, because they would end it in a
 * srcset.
 */
function formatWidthUrl(src: string, width: number): string {
  const url = src.replace(/[\s,]/g, (mark) => encodeURIComponent(mark))
  return `${url}${url.includes('?') ? '&' : '?'}format=${width}w`
}

function getPassedThrough(attributes: unknown): readonly (readonly [string, string])[] {
  if (!isObject(attributes)) return []
  return Object.keys(attributes)
    .filter((name) => PASSED_ATTRIBUTES.test(name))
    .map((name) => [name, toTrimmedText(getChild(attributes, name))])
}
