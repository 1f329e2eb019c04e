import { sectionThemeIds } from '@vitrine/model'
import type { Json, Path } from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'

/** The labels of the settings of a section, by the end of their path. */
const SECTION_SETTINGS = {
  height: 'editor.section.height',
  width: 'editor.section.width',
  align: 'editor.section.align',
  theme: 'inspector.section.theme',
  background: 'inspector.section.background',
  assetId: 'inspector.section.background',
  stillId: 'inspector.section.still',
  color: 'inspector.section.color',
  overlay: 'inspector.section.shade',
  anchor: 'inspector.section.anchor',
  cols: 'inspector.section.columns',
  x: 'inspector.section.gap.x',
  y: 'inspector.section.gap.y',
  rows: 'inspector.section.rows',
} as const

/** The labels of the settings of a page or an item, by the end of their path, or by its beginning. */
const PAGE_SETTINGS = {
  title: 'inspector.page.title',
  slug: 'inspector.page.slug',
  navigationTitle: 'inspector.page.navigationTitle',
  seoTitle: 'inspector.seo.title',
  seoDescription: 'inspector.seo.description',
  mainImageId: 'inspector.seo.image',
  access: 'inspector.access',
  excerpt: 'inspector.item.excerpt',
  tags: 'inspector.item.words.tag',
  categories: 'inspector.item.words.category',
  authorId: 'inspector.item.author',
  publishOn: 'inspector.item.publishOn',
  alt: 'inspector.item.alt',
  startAt: 'inspector.item.start',
  endAt: 'inspector.item.end',
  addressTitle: 'inspector.item.addressTitle',
  addressCountry: 'inspector.item.addressCountry',
  assetIds: 'inspector.item.images',
} as const

const HEIGHTS = ['fit', 's', 'm', 'l', 'screen'] as const
const WIDTHS = ['inset', 'full'] as const
const ALIGNMENTS = ['start', 'center', 'end'] as const

/** Returns the label of a setting of a section; undefined if its panel has none. */
export function getSectionSetting(t: Translate, path: Path): string | undefined {
  const id = findSetting(SECTION_SETTINGS, path.slice(2))
  return id && t(id)
}

/** Returns the label of a setting of a page or an item; undefined if its panel has none. */
export function getPageSetting(t: Translate, path: Path): string | undefined {
  const id = findSetting(PAGE_SETTINGS, path)
  return id && t(id)
}

function findSetting<T extends object>(settings: T, path: Path): T[keyof T] | undefined {
  const name = [path.at(-1), path[0]].find((each) => isMember(settings, each))
  return isMember(settings, name) ? settings[name] : undefined
}

function isMember<T extends object>(of: T, name: PropertyKey | undefined): name is keyof T {
  return name !== undefined && Object.hasOwn(of, name)
}

/** Returns the label of a value of a setting of a section, as its list has it; undefined if it has none. */
export function getSectionValue(
  t: Translate,
  path: Path,
  value: Json | undefined,
): string | undefined {
  const find = <T extends string>(ids: readonly T[]) => ids.find((id) => id === value)
  const [height, width, alignment] = [find(HEIGHTS), find(WIDTHS), find(ALIGNMENTS)]
  const theme = find(sectionThemeIds)
  switch (path.at(-1)) {
    case 'height':
      return height && t(`editor.section.height.${height}`)
    case 'width':
      return width && t(`editor.section.width.${width}`)
    case 'align':
      return alignment && t(`editor.section.align.${alignment}`)
    case 'theme':
      return t(theme ? `inspector.section.theme.${theme}` : 'inspector.section.theme.site')
    default:
      return undefined
  }
}
