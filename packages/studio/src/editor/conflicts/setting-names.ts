import { sectionThemeIds } from '@vitrine/model'
import { focalPointSchema, type Json, type Path } from '@vitrine/page'
import type { Translate } from '../../ui/i18n.ts'
import {
  sectionAlignments,
  sectionHeights,
  sectionWidths,
} from '../inspect/values/section-values.ts'

/** The labels of the settings of a section, by the beginning of their path; `*` is any member. */
const SECTION_SETTINGS = [
  ['height', 'editor.section.height'],
  ['width', 'editor.section.width'],
  ['align', 'editor.section.align'],
  ['theme', 'inspector.section.theme'],
  ['background/stillId', 'inspector.section.still'],
  ['background/focal', 'inspector.focal'],
  ['background/overlay', 'inspector.section.shade'],
  ['background/color', 'inspector.section.color'],
  ['background', 'inspector.section.background'],
  ['anchor', 'inspector.section.anchor'],
  ['grid/*/cols', 'inspector.section.columns'],
  ['grid/*/gap/x', 'inspector.section.gap.x'],
  ['grid/*/gap/y', 'inspector.section.gap.y'],
  ['grid/*/rows', 'inspector.section.rows'],
] as const

/** The labels of the settings of a page or an item, by the beginning of their path; `*` is any member. */
const PAGE_SETTINGS = [
  ['meta/*/title', 'inspector.page.title'],
  ['meta/*/slug', 'inspector.page.slug'],
  ['meta/*/navigationTitle', 'inspector.page.navigationTitle'],
  ['meta/*/seoTitle', 'inspector.seo.title'],
  ['meta/*/seoDescription', 'inspector.seo.description'],
  ['settings/mainImageId', 'inspector.seo.image'],
  ['mainImageId', 'inspector.seo.image'],
  ['focal', 'inspector.focal'],
  ['access', 'inspector.access'],
  ['excerpt', 'inspector.item.excerpt'],
  ['tags', 'inspector.item.words.tag'],
  ['categories', 'inspector.item.words.category'],
  ['authorId', 'inspector.item.author'],
  ['publishOn', 'inspector.item.publishOn'],
  ['alt', 'inspector.item.alt'],
  ['event/startAt', 'inspector.item.start'],
  ['event/endAt', 'inspector.item.end'],
  ['location/addressTitle', 'inspector.item.addressTitle'],
  ['location/addressCountry', 'inspector.item.addressCountry'],
  ['assetIds', 'inspector.item.images'],
] as const

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

function findSetting<Id>(settings: readonly (readonly [string, Id])[], path: Path): Id | undefined {
  return settings.find(([pattern]) =>
    pattern.split('/').every((name, at) => (name === '*' ? at < path.length : name === path[at])),
  )?.[1]
}

/** Returns the label of a value of a setting of a section, as its list has it; undefined if it has none. */
export function getSectionValue(
  t: Translate,
  path: Path,
  value: Json | undefined,
): string | undefined {
  const find = <T extends string>(ids: readonly T[]) => ids.find((id) => id === value)
  const [height, width] = [find(sectionHeights), find(sectionWidths)]
  const alignment = find(sectionAlignments)
  const theme = find(sectionThemeIds)
  switch (path.slice(2).join('/')) {
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

/** Returns a focal point in words; undefined for another value. */
export function describeFocal(t: Translate, path: Path, value: Json | undefined) {
  if (path.at(-1) !== 'focal') return undefined
  const focal = focalPointSchema.safeParse(value).data
  const format = (share: number) => String(Math.round(share * 100))
  return focal && t('editor.conflict.focal', { x: format(focal.x), y: format(focal.y) })
}
