import type { JsonObject } from '../json.ts'
import { bytesOf } from './bytes.ts'
import type { Aesthetics } from './aesthetics.ts'
import type { Fault } from './fault.ts'
import { sentence } from './issue.ts'
import type { HeaderFooter } from './header-footer.ts'
import type { Item } from './item.ts'
import type { DocumentKind } from './kinds.ts'
import type { Navigation } from './navigation.ts'
import type { Page } from './page.ts'
import type { SiteSettings } from './site-settings.ts'

/** @see compat §1 "at most 50 kB of custom content per item" */
const MOST_CUSTOM = 50_000

/** What holds across the parts of one kind, which its schema has found right. */
export function kindFaults(kind: DocumentKind, json: JsonObject): readonly Fault[] {
  // The schema of the kind has looked at it.
  switch (kind) {
    case 'page':
      return pageFaults(json as unknown as Page)
    case 'item':
      return itemFaults(json as unknown as Item)
    case 'navigation':
      return navigationFaults(json as unknown as Navigation)
    case 'site-settings':
      return twice(
        (json as unknown as SiteSettings).socialAccounts.map((account) => account.id),
        ['socialAccounts'],
      )
    case 'header-footer':
      return areaFaults(json as unknown as HeaderFooter)
    case 'aesthetics':
      return fontFaults(json as unknown as Aesthetics)
  }
}

function pageFaults({ meta, collection }: Page): readonly Fault[] {
  return [
    ...titleFaults(meta),
    ...twice(collection?.itemIds, ['collection', 'itemIds']),
    ...known(collection?.categories, ['collection', 'categories'], 'category'),
    ...twice(collection?.folder?.pageIds, ['collection', 'folder', 'pageIds']),
  ]
}

function itemFaults({ meta, tags, categories, assetIds, event, custom }: Item): readonly Fault[] {
  const path = ['event', 'endAt']
  return [
    ...titleFaults(meta),
    ...known(tags, ['tags'], 'tag'),
    ...known(categories, ['categories'], 'category'),
    ...twice(assetIds, ['assetIds']),
    ...(event && Date.parse(event.endAt) < Date.parse(event.startAt)
      ? [{ path, message: 'The event ends before it begins.' }]
      : []),
    ...(custom && bytesOf(JSON.stringify(custom.fields), MOST_CUSTOM) > MOST_CUSTOM
      ? [{ path: ['custom'], message: 'The fields hold more than 50 kB.' }]
      : []),
  ]
}

function navigationFaults({ menus }: Navigation): readonly Fault[] {
  return [
    ...twice(
      menus.map((menu) => menu.id),
      ['menus'],
    ),
    ...twice(
      menus.flatMap((menu) => menu.items.map((item) => item.id)),
      ['menus'],
    ),
  ]
}

function areaFaults({ sections }: HeaderFooter): readonly Fault[] {
  return sections.flatMap(({ id, kind, anchor }) =>
    kind === 'area' && anchor === undefined
      ? [{ path: ['sections', id], message: 'The section names no area: give it an anchor.' }]
      : [],
  )
}

function fontFaults({ fontThemes, activeFontThemeId }: Aesthetics): readonly Fault[] {
  const ids = fontThemes.map(({ id }) => id)
  const isKnown = activeFontThemeId === undefined || ids.includes(activeFontThemeId)
  const path = ['activeFontThemeId']
  return [
    ...twice(ids, ['fontThemes']),
    ...(isKnown ? [] : [{ path, message: sentence(path, 'names a font theme that is not there') }]),
  ]
}

function titleFaults(meta: Page['meta']): readonly Fault[] {
  return Object.keys(meta).length > 0
    ? []
    : [{ path: ['meta'], message: 'There is no title in any language.' }]
}

/** @see platform spec §5 "This {tagType} already exists" */
function known(
  words: readonly string[] | undefined,
  path: readonly string[],
  tagType: 'tag' | 'category',
): readonly Fault[] {
  const message = `This ${tagType} already exists`
  return twice(words, path).map((fault) => ({ ...fault, message }))
}

/** What stands in a list twice: changes could not tell the one from the other. */
function twice(ids: readonly string[] | undefined, path: readonly string[]): readonly Fault[] {
  const seen = new Set<string>()
  const doubles = new Set<string>()
  for (const id of ids ?? [])
    if (seen.has(id)) doubles.add(id)
    else seen.add(id)
  return [...doubles].map((id) => ({
    path: [...path, id],
    message: sentence(path, `has "${id.slice(0, 60)}" more than once`),
  }))
}
