import type { FormatterTable } from '../plugin.ts'
import { isOnSale, isSoldOut } from '../product.ts'
import type { Run } from '../run.ts'
import { find } from '../scope.ts'
import { asNumber, asString, child, isArray, toText, truthy } from '../value.ts'
import { videoMarkup } from './image.ts'
import { slugify } from './text.ts'
import { attributeText } from './vitrine.ts'

const storeItem = 11
/** Steps. */
const perSlug = 10

export const content: FormatterTable = {
  AbsUrl: () => (value, run) => `${asString(find(run, value, ['base-url']))}/${asString(value)}`,
  'audio-player': (_, setup) => (value) => {
    const safe = attributeText(setup)
    const id = safe(toText(child(value, 'id')))
    const url = safe(toText(child(child(value, 'structuredContent'), 'audioAssetUrl')))
    return (
      `<script>Y.use('squarespace-audio-player-frontend');</script>\n` +
      `<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" ` +
      `id="audio-player-${id}"></div>`
    )
  },
  'color-weight': () => (value) => colorWeight(asString(value)),
  humanizeDuration: () => (value) => {
    const seconds = Math.floor((asNumber(value) || 0) / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
  'item-classes': (_, setup) => {
    const safe = attributeText(setup)
    return (value, run) => itemClasses(value, run, safe)
  },
  video: (args, setup) => (value) => videoMarkup(value, args, setup),
  'website-color': () => websiteColor,
}

function textsOf(list: unknown): readonly string[] {
  return isArray(list) ? list.map(asString) : []
}

/** Three digits are doubled; four and five are read as they are. */
function colorWeight(value: string): string | undefined {
  const [, digits] = /^#?([0-9a-fA-F]{3,6})$/.exec(value) ?? []
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return Number.parseInt(full, 16) > 0xffffff / 2 ? 'light' : 'dark'
}

function itemClasses(value: unknown, run: Run, safe: (text: string) => string): string {
  const look = (key: string): unknown => find(run, value, [key])
  const promoted = look('promotedBlockType')
  const author = asString(find(run, value, ['author', 'displayName']))
  const index = run.resolve(['@index'])
  let classes = 'hentry'
  if (truthy(promoted)) classes += ` promoted promoted-block-${slugify(asString(promoted))}`
  const categories = textsOf(look('categories'))
  const tags = textsOf(look('tags'))
  run.charge(perSlug * (categories.length + tags.length))
  for (const category of categories) classes += ` category-${slugify(category)}`
  for (const tag of tags) classes += ` tag-${slugify(tag)}`
  if (author !== '') classes += ` author-${slugify(author)}`
  classes += ` post-type-${safe(asString(look('recordTypeLabel')))}`
  if (index !== undefined) classes += ` article-index-${asString(index)}`
  if (truthy(look('starred'))) classes += ' featured'
  if (child(value, 'recordType') === storeItem) {
    if (isOnSale(value)) classes += ' on-sale'
    if (isSoldOut(value)) classes += ' sold-out'
  }
  return classes
}

function websiteColor(value: unknown): string {
  const parts = ['hue', 'saturation', 'lightness'].map((key) => child(value, key))
  if (parts.some((part) => part === undefined || part === null)) return 'Missing an H/S/L value.'
  const [hue = 0, saturation = 0, lightness = 0] = parts.map(asNumber)
  const alpha = child(value, 'alpha')
  let faults = ''
  if (!(hue >= 0 && hue <= 360)) faults += 'Hue out of bounds. '
  if (!(saturation >= 0 && saturation <= 1)) faults += 'Saturation out of bounds. '
  if (!(lightness >= 0 && lightness <= 1)) faults += 'Lightness out of bounds. '
  const opacity = alpha === undefined || alpha === null ? null : asNumber(alpha)
  if (opacity !== null && !(opacity >= 0 && opacity <= 1)) faults += 'Alpha out of bounds.'
  if (faults !== '') return faults
  const color = `${brief(hue)}, ${brief(saturation * 100)}%, ${brief(lightness * 100)}%`
  return opacity === null ? `hsl(${color})` : `hsla(${color}, ${brief(opacity)})`
}

/** At most two decimals. */
function brief(value: number): number {
  return Math.round(value * 100) / 100
}
