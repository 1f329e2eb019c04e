import {
  checkAccessibility,
  checkColors,
  checkContrast,
  checkEmptiness,
  checkGrounds,
  checkHeadings,
  checkLinks,
  checkPlacement,
  type ContentFix,
  type ContentIssue,
  type PlacedIssue,
} from '@vitrine/blocks'
import {
  type Content,
  findAssetReferences,
  getAnnouncementText,
  type JsonObject,
  type SiteSettings,
} from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { isImage, loadAssetsByIds } from '../../../platform/files/store.ts'
import type { HasPage } from '../../../platform/http/operations/page-probe.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { HasPageLock, ListMailingListIds, ListMemberAreaIds } from '../../../platform/slice.ts'
import { getBlocks } from '../check-body.ts'
import { loadDocument } from '../load-document.ts'
import { uniqueEntries, type DocumentLocale } from '../document-locale.ts'
import { loadEmptinessPorts, toEmptinessIssue } from './emptiness.ts'
import { findUrlIssue } from './check-url.ts'
import { MISSING_PASSWORD, needsPassword } from './password-issue.ts'
import { describeCheck, type DraftIssue, type OwnIssue } from './draft-issue.ts'
import { checkLists, loadListIds } from './list-issue.ts'
import { checkPageCode } from './code-issue.ts'
import { checkHeaderButton } from './header-issue.ts'
import { checkFiles, checkWeight, describeMissingAlt } from './image-checks.ts'
import type { ThemeColors } from '../../../platform/slice.ts'
import { checkPageWeight } from './page-weight.ts'
import { loadColors } from './colors.ts'
import { createTargetFinder } from './link-targets.ts'

/** The maximum number of issues in one answer; the rest shows up once these are fixed. */
const MAX_DRAFT_ISSUES = 200

interface CheckedSite extends Pick<Site, 'id' | 'language' | 'title' | 'origin'> {
  readonly listMemberAreaIds: ListMemberAreaIds
  readonly listMailingListIds: ListMailingListIds
  readonly hasPageLock: HasPageLock
  readonly hasPage: HasPage
  readonly themeColors: ThemeColors
  /** Whether the scripts of page code run. */
  readonly runsPageScripts: boolean
}

/**
 * Finds the issues of drafts, each in its language: images without a file or alternative text, links that lead nowhere,
 * headings that skip a level, texts that lie on others, on an unshaded image or in a weak color, heavy images, what does
 * not fit a phone, blocks and sections that show nothing, an announcement without a text, a header button without a
 * label or link, a missing password, a newsletter form without a mailing list, code that is removed, a reserved URL. All but the last leave publishing possible. `site.language` is the site's default.
 */
export async function findDraftIssues(
  db: Db,
  site: CheckedSite,
  entries: readonly DocumentLocale[],
): Promise<readonly DraftIssue[]> {
  const unique = uniqueEntries(entries)
  const issues: DraftIssue[] = []
  const add = (entry: DocumentLocale, issue: OwnIssue) =>
    issues.push({ ...entry, ...issue, message: describeCheck(issue.text) })
  for (const { documentId, locale } of unique) {
    const { kind, body } = await loadDocument(db, site.id, documentId)
    if (kind === 'site-settings' && hasEmptyAnnouncement(body, { locale, site }))
      add({ documentId, locale }, EMPTY_ANNOUNCEMENT)
    if (kind === 'header-footer')
      for (const issue of checkHeaderButton(body, { locale, fallbackLocale: site.language }))
        add({ documentId, locale }, issue)
    const text = kind === 'page' && (await findUrlIssue(db, site.id, { body, locale }))
    if (text) add({ documentId, locale }, { ...RESERVED_URL, text })
    if (needsPassword(body) && !(await site.hasPageLock(db, site.id, documentId)))
      add({ documentId, locale }, MISSING_PASSWORD)
    for (const issue of checkPageCode(body, site)) add({ documentId, locale }, issue)
    const together = unique.map((entry) => entry.documentId)
    const blocks = getBlocks(body)
    for (const issue of await checkDraft(db, site, { body, locale, together })) {
      const type = issue.blockId === null ? undefined : blocks[issue.blockId]?.type
      add({ documentId, locale }, { ...issue, ...(type !== undefined && { blockType: type }) })
    }
    if (issues.length >= MAX_DRAFT_ISSUES) break
  }
  return issues.slice(0, MAX_DRAFT_ISSUES)
}

const RESERVED_URL = { blockId: null, code: 'reserved-url', field: 'slug', fix: null } as const

const EMPTY_ANNOUNCEMENT: OwnIssue = {
  blockId: null,
  code: 'empty-announcement',
  field: null,
  text: { id: 'empty-announcement', params: {} },
  fix: null,
}

function hasEmptyAnnouncement(
  body: JsonObject,
  { locale, site }: { readonly locale: string; readonly site: CheckedSite },
): boolean {
  const { announcementBar } = body as unknown as SiteSettings // a valid body of that kind
  const languages = { locale, fallbackLocale: site.language }
  return announcementBar.enabled && !getAnnouncementText(announcementBar, languages)
}

interface CheckedDraft {
  readonly body: JsonObject
  readonly locale: string
  /** The ids of the documents that are published together. */
  readonly together: readonly string[]
}

async function checkDraft(
  db: Db,
  site: CheckedSite,
  { body, locale, together }: CheckedDraft,
): Promise<readonly OwnIssue[]> {
  const { id: siteId, language, listMemberAreaIds } = site
  const content = getContent(body)
  const ids = findAssetReferences(content as never).map((reference) => reference.id)
  const checked = { body, content, locale, together }
  const files = await loadAssetsByIds(db, siteId, ids)
  const images = new Map([...files.values()].filter(isImage).map((image) => [image.id, image]))
  const getAlt = (id: string) => images.get(id)?.altText
  const languages = { locale, fallbackLocale: language }
  const getTarget = await createTargetFinder(db, site, { content, languages, together })
  const colors = { ...languages, ...(await loadColors(db, site)) }
  const placed: readonly PlacedIssue[] = [
    ...checkLinks(content, { ...languages, getTarget }),
    ...checkHeadings(content, languages),
    ...checkPlacement(content, languages),
    ...checkContrast(content, languages),
    ...checkColors(content, colors),
    ...checkGrounds(content, colors),
  ]
  const empty = checkEmptiness(content, {
    ...languages,
    ...(await loadEmptinessPorts(db, site, { ...checked, listMemberAreaIds })),
    hasImage: (id) => images.has(id),
  })
  const unseen = checkFiles(content, files)
  // Alternative text does not help an image that visitors do not see.
  const inaccessible = checkAccessibility(content, { ...languages, getAlt }).filter(
    ({ blockId, field }) =>
      !unseen.some((issue) => issue.blockId === blockId && isSameEntry(issue.fileField, field)),
  )
  return [
    ...unseen,
    // A link without a text is empty, and its own issue names the text.
    ...empty
      .filter(
        ({ blockId }) => blockId === null || !unseen.some((issue) => issue.blockId === blockId),
      )
      .filter(({ blockId }) => !inaccessible.some((issue) => issue.blockId === blockId))
      .map(toEmptinessIssue),
    ...inaccessible.map((issue) => {
      const described = describeIssue(issue, locale)
      if (issue.code !== 'missing-alt') return described
      return { ...described, text: describeMissingAlt(issue, { content, files, ...languages }) }
    }),
    ...placed.map((issue) => ({ ...issue, text: { id: issue.code, params: {} } as const })),
    ...checkLists(content, await loadListIds(db, site, content)),
    ...checkWeight(content, files),
    ...checkPageWeight(content, images),
  ]
}

/** Returns whether a field of a file, and the alternative text of an image, are those of the same entry. */
function isSameEntry(fileField: string | undefined, textField: string): boolean {
  const [file, text] = [fileField?.split('.') ?? [], textField.split('.')]
  return text.at(-1) === 'alt' && file.slice(0, -1).join('.') === text.slice(0, -1).join('.')
}

/** Returns the sections and blocks of a body; none for kinds of documents without them. */
function getContent(body: JsonObject): Content {
  // Valid bodies have valid sections.
  const sections = (body['sections'] ?? []) as unknown as Content['sections']
  return { sections, blocks: getBlocks(body) }
}

/** Adds the text, and for an image without alternative text the command that marks it as decorative. */
function describeIssue({ blockId, code, field }: ContentIssue, locale: string): OwnIssue {
  const payload = { id: blockId, locale, field, value: '' }
  const fix: ContentFix | null =
    code === 'missing-alt' ? { kind: 'mark-decorative', command: 'block.setText', payload } : null
  return { blockId, code, field, text: { id: code, params: {} }, fix }
}
