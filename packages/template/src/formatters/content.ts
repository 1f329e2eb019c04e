import type { FormatterTable } from '../plugin.ts'
import { isOnSale, isSoldOut } from '../product.ts'
import type { Run } from '../run/run.ts'
import { findInScope } from '../run/scope.ts'
import { asNumber, asString, getChild, isArray, toText, isTruthy } from '../value.ts'
import { renderVideo } from './image.ts'
import { slugify } from './text.ts'
import { getAttributeEscape } from './attribute-escape.ts'

const STORE_ITEM = 11
/** The cost of a slug, in steps. */
const SLUG_COST = 10

export const content: FormatterTable = {
  AbsUrl: () => (value, run) =>
    `${asString(findInScope(run, value, ['base-url']))}/${asString(value)}`,
  'audio-player': (_, setup) => (value) => {
    const safe = getAttributeEscape(setup)
    const id = safe(toText(getChild(value, 'id')))
    const url = safe(toText(getChild(getChild(value, 'structuredContent'), 'audioAssetUrl')))
    return (
      `<script>Y.use('squarespace-audio-player-frontend');</script>\n` +
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" ` +
      `id="audio-player-${id}"></div>`
    )
  },
  'color-weight': () => (value) => computeColorWeight(asString(value)),
  humanizeDuration: () => (value) => {
    const seconds = Math.floor((asNumber(value) || 0) / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
  'item-classes': (_, setup) => {
    const safe = getAttributeEscape(setup)
    return (value, run) => formatItemClasses(value, run, safe)
  },
  video: (args, setup) => (value) => renderVideo(value, args, setup),
  'website-color': () => formatWebsiteColor,
}

function toTexts(list: unknown): readonly string[] {
  return isArray(list) ? list.map(asString) : []
}

/**
 * Returns whether a hexadecimal color is light or dark. Three digits are doubled; four and five are
 * read as they are.
 */
function computeColorWeight(value: string): string | undefined {
  const [, digits] = /^#?([0-9a-fA-F]{3,6})$/.exec(value) ?? []
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return Number.parseInt(full, 16) > 0xffffff / 2 ? 'light' : 'dark'
}

function formatItemClasses(value: unknown, run: Run, safe: (text: string) => string): string {
  const look = (key: string): unknown => findInScope(run, value, [key])
  const promoted = look('promotedBlockType')
  const author = asString(findInScope(run, value, ['author', 'displayName']))
  const index = run.resolve(['@index'])
  let classes = 'hentry'
  if (isTruthy(promoted)) classes += ` promoted promoted-block-${slugify(asString(promoted))}`
  const categories = toTexts(look('categories'))
  const tags = toTexts(look('tags'))
  run.charge(SLUG_COST * (categories.length + tags.length))
  for (const category of categories) classes += ` category-${slugify(category)}`
  for (const tag of tags) classes += ` tag-${slugify(tag)}`
  if (author !== '') classes += ` author-${slugify(author)}`
  classes += ` post-type-${safe(asString(look('recordTypeLabel')))}`
  if (index !== undefined) classes += ` article-index-${asString(index)}`
  if (isTruthy(look('starred'))) classes += ' featured'
  if (getChild(value, 'recordType') === STORE_ITEM) {
    if (isOnSale(value)) classes += ' on-sale'
    if (isSoldOut(value)) classes += ' sold-out'
  }
  return classes
}

function formatWebsiteColor(value: unknown): string {
  const parts = ['hue', 'saturation', 'lightness'].map((key) => getChild(value, key))
  if (parts.some((part) => part === undefined || part === null)) return 'Missing an H/S/L value.'
  const [hue = 0, saturation = 0, lightness = 0] = parts.map(asNumber)
  const alpha = getChild(value, 'alpha')
  let errors = ''
  if (!(hue >= 0 && hue <= 360)) errors += 'Hue out of bounds. '
  if (!(saturation >= 0 && saturation <= 1)) errors += 'Saturation out of bounds. '
  if (!(lightness >= 0 && lightness <= 1)) errors += 'Lightness out of bounds. '
  const opacity = alpha === undefined || alpha === null ? null : asNumber(alpha)
  if (opacity !== null && !(opacity >= 0 && opacity <= 1)) errors += 'Alpha out of bounds.'
  if (errors !== '') return errors
  const color = `${roundToHundredths(hue)}, ${roundToHundredths(saturation * 100)}%, ${roundToHundredths(lightness * 100)}%`
  return opacity === null ? `hsl(${color})` : `hsla(${color}, ${roundToHundredths(opacity)})`
}

/** Rounds to two decimals. */
function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100
}
