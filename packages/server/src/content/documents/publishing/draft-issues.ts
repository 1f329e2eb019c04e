import {
  checkAccessibility,
  checkContrast,
  checkEmptiness,
  checkHeadings,
  checkLinks,
  checkPlacement,
  contentIssueMessages,
  type ContentFix,
  type ContentIssue,
  issueMessages,
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
import { type ImageAsset, loadImagesByIds } from '../../../platform/files/store.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { ListMemberAreaIds } from '../../../platform/slice.ts'
import { getBlocks } from '../check-body.ts'
import { loadDocument } from '../load-document.ts'
import { uniqueEntries, type DocumentLocale } from '../document-locale.ts'
import { loadEmptinessPorts, toEmptinessIssue } from './emptiness.ts'
import { findUrlIssue } from './check-url.ts'
import { createTargetFinder } from './link-targets.ts'

/** The maximum number of issues in one answer; the rest shows up once these are fixed. */
const MAX_DRAFT_ISSUES = 200

/** The size from which an image that is served as it was uploaded is too heavy for phones, in bytes. */
const MAX_SERVED_BYTES = 2_000_000

export interface DraftIssue extends DocumentLocale {
  /** The block; null if the document as a whole has the issue. */
  readonly blockId: string | null
  /** The section, for an issue of a section as a whole. */
  readonly sectionId?: string
  readonly code: string
  readonly message: string
  readonly field: string | null
  readonly fix: ContentFix | null
}

interface CheckedSite extends Pick<Site, 'id' | 'language' | 'title'> {
  readonly listMemberAreaIds: ListMemberAreaIds
}

/**
 * Finds the issues of drafts, each in its language: images without alternative text, links that lead nowhere,
 * headings that skip a level, texts that lie on others or on an unshaded image, what does not fit a phone, blocks and
 * sections that show nothing, an announcement without a text, a reserved URL. All but the last leave publishing possible. `site.language` is the site's default.
 */
export async function findDraftIssues(
  db: Db,
  site: CheckedSite,
  entries: readonly DocumentLocale[],
): Promise<readonly DraftIssue[]> {
  const unique = uniqueEntries(entries)
  const issues: DraftIssue[] = []
  for (const { documentId, locale } of unique) {
    const { kind, body } = await loadDocument(db, site.id, documentId)
    if (kind === 'site-settings' && hasEmptyAnnouncement(body, { locale, site }))
      issues.push({ documentId, locale, ...EMPTY_ANNOUNCEMENT })
    const message = kind === 'page' && (await findUrlIssue(db, site.id, { body, locale }))
    if (message) issues.push({ documentId, locale, ...RESERVED_URL, message })
    const together = unique.map((entry) => entry.documentId)
    for (const issue of await checkDraft(db, site, { body, locale, together }))
      issues.push({ documentId, locale, ...issue })
    if (issues.length >= MAX_DRAFT_ISSUES) break
  }
  return issues.slice(0, MAX_DRAFT_ISSUES)
}

const RESERVED_URL = { blockId: null, code: 'reserved-url', field: 'slug', fix: null } as const

const EMPTY_ANNOUNCEMENT: OwnIssue = {
  blockId: null,
  code: 'empty-announcement',
  field: null,
  message: 'The announcement is on but has no text. Write one, or turn it off.',
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

type OwnIssue = Omit<DraftIssue, keyof DocumentLocale>

async function checkDraft(
  db: Db,
  site: CheckedSite,
  { body, locale, together }: CheckedDraft,
): Promise<readonly OwnIssue[]> {
  const { id: siteId, language, listMemberAreaIds } = site
  const content = getContent(body)
  const ids = findAssetReferences(content as never).map((reference) => reference.id)
  const checked = { body, content, locale, together }
  const images = await loadImagesByIds(db, siteId, ids)
  const getAlt = (id: string) => images.get(id)?.altText
  const languages = { locale, fallbackLocale: language }
  const getTarget = await createTargetFinder(db, siteId, { content, languages, together })
  const placed: readonly PlacedIssue[] = [
    ...checkLinks(content, { ...languages, getTarget }),
    ...checkHeadings(content, languages),
    ...checkPlacement(content, languages),
    ...checkContrast(content, languages),
    ...checkWeight(content, images),
  ]
  const empty = checkEmptiness(content, {
    ...languages,
    ...(await loadEmptinessPorts(db, site, { ...checked, listMemberAreaIds })),
    hasImage: (id) => images.has(id),
  })
  const inaccessible = checkAccessibility(content, { ...languages, getAlt })
  return [
    // A link without a text is empty, and its own issue names the text.
    ...empty
      .filter(({ blockId }) => !inaccessible.some((issue) => issue.blockId === blockId))
      .map(toEmptinessIssue),
    ...inaccessible.map((issue) => describeIssue(issue, locale)),
    ...placed.map((issue) => ({ ...issue, message: contentIssueMessages[issue.code] })),
  ]
}

/** Returns the sections and blocks of a body; none for kinds of documents without them. */
function getContent(body: JsonObject): Content {
  // Valid bodies have valid sections.
  const sections = (body['sections'] ?? []) as unknown as Content['sections']
  return { sections, blocks: getBlocks(body) }
}

/** Adds the message, and for an image without alternative text the command that marks it as decorative. */
function describeIssue({ blockId, code, field }: ContentIssue, locale: string): OwnIssue {
  const payload = { id: blockId, locale, field, value: '' }
  const fix: ContentFix | null =
    code === 'missing-alt' ? { kind: 'mark-decorative', command: 'block.setText', payload } : null
  return { blockId, code, field, message: issueMessages[code], fix }
}

/** Returns the blocks with an image that is served as it was uploaded, and is too large for that. */
function checkWeight(
  { blocks }: Content,
  images: ReadonlyMap<string, ImageAsset>,
): readonly PlacedIssue[] {
  const isHeavy = (id: string) => {
    const image = images.get(id)
    const isServedAsIs = image?.isMoving || image?.contentType === 'image/svg+xml'
    return isServedAsIs && image.byteSize > MAX_SERVED_BYTES
  }
  return Object.values(blocks).flatMap((block): readonly PlacedIssue[] =>
    findAssetReferences(block.data).some(({ id }) => isHeavy(id))
      ? [{ blockId: block.id, code: 'heavy-file', field: null, fix: null }]
      : [],
  )
}
