import type { JsonObject } from '../json.ts'
import { computeByteLength } from './byte-length.ts'
import type { Aesthetics } from './aesthetics.ts'
import type { DocumentIssue } from './document-issue.ts'
import { formatIssue } from './check-schema.ts'
import type { HeaderFooter } from './header-footer.ts'
import type { Item } from './item.ts'
import type { DocumentKind } from './kinds.ts'
import type { Navigation } from './navigation.ts'
import type { Page } from './page.ts'
import { checkAnnouncementText } from './announcement.ts'
import type { AnnouncementBar, SiteSettings } from './site-settings.ts'

/** @see compat §1 "at most 50 kB of custom content per item" */
const MAX_CUSTOM_BYTES = 50_000

/** Returns the issues across the parts of a document that its schema has accepted. */
export function checkKind(kind: DocumentKind, json: JsonObject): readonly DocumentIssue[] {
  // The schema has checked the types.
  switch (kind) {
    case 'page':
      return checkPage(json as unknown as Page)
    case 'item':
      return checkItem(json as unknown as Item)
    case 'navigation':
      return checkNavigation(json as unknown as Navigation)
    case 'site-settings':
      return checkSiteSettings(json as unknown as SiteSettings)
    case 'header-footer':
      return checkHeaderFooter(json as unknown as HeaderFooter)
    case 'aesthetics':
      return checkFonts(json as unknown as Aesthetics)
  }
}

function checkPage({ meta, collection }: Page): readonly DocumentIssue[] {
  return [
    ...checkTitles(meta),
    ...checkUnique(collection?.itemIds, ['collection', 'itemIds']),
    ...checkTags(collection?.categories, ['collection', 'categories'], 'category'),
    ...checkUnique(collection?.folder?.pageIds, ['collection', 'folder', 'pageIds']),
  ]
}

function checkItem({
  meta,
  tags,
  categories,
  assetIds,
  event,
  custom,
}: Item): readonly DocumentIssue[] {
  const path = ['event', 'endAt']
  return [
    ...checkTitles(meta),
    ...checkTags(tags, ['tags'], 'tag'),
    ...checkTags(categories, ['categories'], 'category'),
    ...checkUnique(assetIds, ['assetIds']),
    ...(event && Date.parse(event.endAt) < Date.parse(event.startAt)
      ? [{ path, message: 'The event must not end before it starts.' }]
      : []),
    ...(custom &&
    computeByteLength(JSON.stringify(custom.fields), MAX_CUSTOM_BYTES) > MAX_CUSTOM_BYTES
      ? [{ path: ['custom'], message: 'The custom fields must not exceed 50 kB.' }]
      : []),
  ]
}

function checkNavigation({ menus }: Navigation): readonly DocumentIssue[] {
  return [
    ...checkUnique(
      menus.map((menu) => menu.id),
      ['menus'],
    ),
    ...checkUnique(
      menus.flatMap((menu) => menu.items.map((item) => item.id)),
      ['menus'],
    ),
  ]
}

function checkHeaderFooter({ header, footer, sections }: HeaderFooter): readonly DocumentIssue[] {
  const getIds = (part: { readonly elements: readonly { readonly id: string }[] } | undefined) =>
    part?.elements.map(({ id }) => id)
  return [
    ...checkUnique(getIds(header), ['header', 'elements']),
    ...checkUnique(getIds(footer), ['footer', 'elements']),
    ...checkAreas(sections),
  ]
}

function checkSiteSettings({
  socialAccounts,
  announcementBar,
}: SiteSettings): readonly DocumentIssue[] {
  const ids = socialAccounts.map(({ id }) => id)
  return [...checkUnique(ids, ['socialAccounts']), ...checkAnnouncement(announcementBar)]
}

function checkAnnouncement({ text }: AnnouncementBar): readonly DocumentIssue[] {
  return Object.entries(text).flatMap(([locale, words]) => {
    const issue = checkAnnouncementText(words)
    return issue === undefined
      ? []
      : [{ path: ['announcementBar', 'text', locale], message: issue }]
  })
}

function checkAreas(sections: HeaderFooter['sections']): readonly DocumentIssue[] {
  return sections.flatMap(({ id, kind, anchor }) =>
    kind === 'area' && anchor === undefined
      ? [
          {
            path: ['sections', id],
            message: 'The section has no area. Set its anchor to the name of an area.',
          },
        ]
      : [],
  )
}

function checkFonts({ fontThemes, activeFontThemeId }: Aesthetics): readonly DocumentIssue[] {
  const ids = fontThemes.map(({ id }) => id)
  const isKnown = activeFontThemeId === undefined || ids.includes(activeFontThemeId)
  const path = ['activeFontThemeId']
  return [
    ...checkUnique(ids, ['fontThemes']),
    ...(isKnown ? [] : [{ path, message: formatIssue(path, 'names an unknown font theme') }]),
  ]
}

function checkTitles(meta: Page['meta']): readonly DocumentIssue[] {
  return Object.keys(meta).length > 0
    ? []
    : [{ path: ['meta'], message: 'A title is required in at least one language.' }]
}

/** Returns an issue for each tag that is used twice. @see platform spec §5 "This {tagType} already exists" */
function checkTags(
  words: readonly string[] | undefined,
  path: readonly string[],
  tagType: 'tag' | 'category',
): readonly DocumentIssue[] {
  const message = `This ${tagType} already exists`
  return checkUnique(words, path).map((issue) => ({ ...issue, message }))
}

/** Returns an issue for each id that is used twice: ops could not tell the elements apart. */
function checkUnique(
  ids: readonly string[] | undefined,
  path: readonly string[],
): readonly DocumentIssue[] {
  const seen = new Set<string>()
  const doubles = new Set<string>()
  for (const id of ids ?? [])
    if (seen.has(id)) doubles.add(id)
    else seen.add(id)
  return [...doubles].map((id) => ({
    path: [...path, id],
    message: formatIssue(path, `contains "${id.slice(0, 60)}" more than once`),
  }))
}
