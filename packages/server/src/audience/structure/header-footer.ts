import {
  type Block,
  type Content,
  getFooterElements,
  getHeaderElements,
  type HeaderFooter,
  type JsonObject,
  type Section,
} from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { createDocument, type DraftRow, findDraft } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { type Changed, changeDrafts } from './change-drafts.ts'
import { structureErrors } from './errors.ts'

const KIND = 'header-footer'

/** The document of a site that shows the header and footer of its theme. */
const EMPTY: JsonObject = { schema: 1, sections: [], blocks: {} }

/** The header and footer as sent; validated when they are saved. */
export interface Part {
  /** The elements of the theme in their order; undefined leaves them as they are. */
  readonly elements?: { readonly id: string }[] | undefined
  readonly sections: Record<string, unknown>[]
  readonly blocks: Record<string, Record<string, unknown>>
}

export interface Parts {
  readonly header: Part
  readonly footer: Part
}

/** A part with all its elements. */
interface ShownPart extends Part {
  readonly elements: { readonly id: string }[]
}

/** The header and footer with all their elements. */
interface ShownParts {
  readonly header: ShownPart
  readonly footer: ShownPart
}

/** Loads the header and footer; those of the theme, as revision 0, if the site has not saved its own. */
export async function readHeaderFooter(
  db: Db,
  siteId: string,
): Promise<ShownParts & { readonly rev: number }> {
  const draft = await findDraft(db, siteId, { kind: KIND })
  return { ...toParts(draft?.body ?? EMPTY), rev: draft?.rev ?? 0 }
}

/** Returns the id of the document of header and footer, which is created if the site has none. */
export async function openHeaderFooter(db: Db, site: Site, member: StaffMember): Promise<string> {
  const find = () => findDraft(db, site.id, { kind: KIND })
  const existing = await find()
  if (existing) return existing.documentId
  try {
    return (await createDraft(db, site, member)).documentId
  } catch (error) {
    // Two windows may open it at the same time.
    const other = await find()
    if (!other) throw error
    return other.documentId
  }
}

/**
 * Replaces the sections of header and footer, and the elements of each if they are given. Sections of other
 * kinds stay between them. Throws
 * `structure.wrongKind`, `.blockTwice`, `.changed`, and the errors of saving and publishing.
 */
export async function saveHeaderFooter(
  db: Db,
  site: Site,
  given: Parts & { readonly rev?: number | undefined; readonly member: StaffMember | undefined },
): Promise<ShownParts & Changed> {
  const { header, footer, rev, member } = given
  assertKind(header, 'header')
  assertKind(footer, 'footer')
  if (Object.keys(header.blocks).some((id) => Object.hasOwn(footer.blocks, id)))
    throw structureErrors.blockTwice()
  const existing = await findDraft(db, site.id, { kind: KIND })
  if (rev !== undefined && rev !== (existing?.rev ?? 0)) throw structureErrors.changed()
  const draft = existing ?? (await createDraft(db, site, member))
  const others = toPart(toContent(draft.body), ({ kind }) => kind !== 'header' && kind !== 'footer')
  const own = toContent(draft.body)
  const body = {
    ...draft.body,
    ...(header.elements && { header: { ...own.header, elements: header.elements } }),
    ...(footer.elements && { footer: { ...own.footer, elements: footer.elements } }),
    sections: [...header.sections, ...others.sections, ...footer.sections],
    blocks: { ...others.blocks, ...header.blocks, ...footer.blocks },
  }
  const by = { site, member, command: 'document.import', label: 'Header and footer' }
  // A value of a JSON body is JSON.
  const after = body as unknown as JsonObject
  const changed = await changeDrafts(db, [{ draft, body: after }], by)
  return { ...toParts(after), ...changed }
}

function assertKind({ sections }: Part, kind: 'header' | 'footer'): void {
  if (sections.some((section) => section['kind'] !== kind)) throw structureErrors.wrongKind()
}

async function createDraft(db: Db, site: Site, member: StaffMember | undefined): Promise<DraftRow> {
  const body = EMPTY
  const memberId = member?.id ?? null
  const { id, rev } = await createDocument(db, site.id, { kind: KIND, body, memberId })
  return { documentId: id, kind: KIND, collectionId: null, rev, body }
}

function toParts(body: JsonObject): ShownParts {
  const content = toContent(body)
  return {
    header: {
      elements: [...getHeaderElements(content)],
      ...toPart(content, ({ kind }) => kind === 'header'),
    },
    footer: {
      elements: [...getFooterElements(content)],
      ...toPart(content, ({ kind }) => kind === 'footer'),
    },
  }
}

/** Returns the content of a body, which was validated when it was saved. */
function toContent(body: JsonObject): HeaderFooter {
  return body as unknown as HeaderFooter
}

function toPart({ sections, blocks }: Content, is: (section: Section) => boolean) {
  const its = sections.filter(is)
  const ids = its.flatMap(({ blockIds }) => blockIds)
  const held = ids.flatMap((id): [string, Block][] => {
    const block = blocks[id]
    return block ? [[id, block]] : []
  })
  return { sections: its, blocks: Object.fromEntries(held) }
}
