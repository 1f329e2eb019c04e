import type { Formatter } from '../plugin.ts'
import { asString, child, isObject, toText } from '../value.ts'
import { escapeAttribute } from './escape.ts'

/** Widths a picture is kept in (platform spec, section 9). */
const widths = [100, 300, 500, 750, 1000, 1500, 2500]
const priorities = ['high', 'low', 'none', '']
const loaders = ['sqs', 'raw']
/** Attributes that only describe; those of scripts and of the markup here are not passed through. */
const described = /^(?:data-[a-z0-9-]+|aria-[a-z-]+|id|title|role|itemprop|lang|dir|draggable)$/

/**
 * A responsive picture. Properties are keys of the value, or arguments `key=value`, which win.
 * What is wrong with them (platform spec, section 5) is told in a comment before the picture.
 */
export const imageComponent: Formatter = (args) => {
  const given = new Map(args.map((arg) => keyAndValue(arg)))
  return (value) => {
    const read = (key: string): unknown => given.get(key) ?? child(value, key)
    const picture = readPicture(value, read)
    const comments = faultsOf(picture).map((fault) => `<!-- Image error: ${fault} -->`)
    return comments.join('') + (picture.src === '' ? '' : markupOf(picture, read))
  }
}

function keyAndValue(arg: string): readonly [string, string] {
  const sign = arg.indexOf('=')
  return sign < 0 ? [arg, ''] : [arg.slice(0, sign).trim(), arg.slice(sign + 1)]
}

interface Picture {
  readonly src: string
  readonly width: string
  readonly height: string
  /** Undefined where nobody gave one; an empty one is of a picture that only decorates. */
  readonly alt: string | undefined
  readonly sizes: string
  readonly srcset: string
  readonly loader: string
  readonly priority: string
  /** Widths that are kept of it, where the value knows. */
  readonly kept: readonly number[]
}

type Read = (key: string) => unknown

function readPicture(value: unknown, read: Read): Picture {
  const [width = '', height = ''] = asString(child(value, 'originalSize')).split('x')
  const alt = read('alt') ?? child(value, 'altText')
  const variants = asString(child(value, 'systemDataVariants')).split(',')
  return {
    src: text(read('src') ?? child(value, 'assetUrl')),
    width: text(read('width') ?? width),
    height: text(read('height') ?? height),
    alt: alt === undefined || alt === null ? undefined : text(alt),
    sizes: text(read('sizes')),
    srcset: text(read('srcset')),
    loader: text(read('loader')) || 'sqs',
    priority: text(read('priority')),
    kept: variants
      .filter((variant) => /^\d{1,5}w$/.test(variant))
      .map((name) => parseInt(name, 10)),
  }
}

function text(value: unknown): string {
  return toText(value).trim()
}

/** Fixed words only: what was given never reaches the comment. */
function faultsOf(picture: Picture): readonly string[] {
  const { src, alt, sizes, srcset, loader, priority } = picture
  const faults: string[] = []
  if (src === '') faults.push('src is required')
  for (const side of ['width', 'height'] as const) {
    const fault = sideFault(picture[side])
    if (fault !== '') faults.push(`${side}: ${fault}`)
  }
  if (alt === undefined) faults.push('alt is required')
  if (!priorities.includes(priority)) faults.push('priority is high, low or none')
  if (!loaders.includes(loader)) faults.push('loader is sqs or raw')
  if (srcset !== '' && loader !== 'raw') faults.push('srcset is only for loader raw')
  if (sizes === '' && loader === 'sqs') faults.push('sizes is required with loader sqs')
  return faults
}

function sideFault(side: string): string {
  if (side === '') return 'required'
  const pixels = Number(side)
  if (pixels < 0) return 'negative value'
  if (!Number.isInteger(pixels)) return 'non-integer value'
  return pixels === 0 ? 'must be positive' : ''
}

function markupOf(picture: Picture, read: Read): string {
  const { src, alt = '', loader } = picture
  const isKept = loader === 'sqs'
  const attributes: readonly (readonly [string, string | undefined])[] = [
    ['src', isKept ? atWidth(src, largest(picture)) : src],
    ['srcset', (isKept ? sourcesOf(picture) : picture.srcset) || undefined],
    ['sizes', picture.sizes || undefined],
    ['width', isSide(picture.width)],
    ['height', isSide(picture.height)],
    ['alt', alt],
    ['class', text(read('class')) || undefined],
    ['style', text(read('style')) || undefined],
    ['loading', picture.priority === 'high' ? 'eager' : 'lazy'],
    ['fetchpriority', /^(?:high|low)$/.test(picture.priority) ? picture.priority : undefined],
    ['decoding', 'async'],
    ['data-on-loading-complete', text(read('onLoadingComplete')) || undefined],
    ...passedThrough(read('passthrough')),
  ]
  const shown = attributes.map(([name, given]) =>
    given === undefined ? '' : ` ${name}="${escapeAttribute(given)}"`,
  )
  return `<img${shown.join('')}>`
}

function isSide(side: string): string | undefined {
  return sideFault(side) === '' ? side : undefined
}

/** Widths below the picture's own, and the first that covers it. */
function offered({ width, kept }: Picture): readonly number[] {
  if (kept.length > 0) return kept
  const own = sideFault(width) === '' ? Number(width) : Infinity
  const covering = widths.findIndex((known) => known >= own)
  return covering < 0 ? widths : widths.slice(0, covering + 1)
}

function largest(picture: Picture): number {
  return Math.max(...offered(picture))
}

function sourcesOf(picture: Picture): string {
  return offered(picture)
    .map((width) => `${atWidth(picture.src, width)} ${width}w`)
    .join(', ')
}

/** The URL of one width; white space and commas would end it inside a srcset. */
function atWidth(src: string, width: number): string {
  const url = src.replace(/[\s,]/g, (mark) => encodeURIComponent(mark))
  return `${url}${url.includes('?') ? '&' : '?'}format=${width}w`
}

function passedThrough(given: unknown): readonly (readonly [string, string])[] {
  if (!isObject(given)) return []
  return Object.keys(given)
    .filter((name) => described.test(name))
    .map((name) => [name, text(child(given, name))])
}
