import type { Block, Content, HeaderFooter, JsonObject, Section } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { createDocument, type DraftRow, findDraft } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { type Changed, changeDrafts } from './change-drafts.ts'
import { structureErrors } from './errors.ts'

const KIND = 'header-footer'

/** The header and footer as sent; validated when they are saved. */
export interface Part {
  readonly sections: Record<string, unknown>[]
  readonly blocks: Record<string, Record<string, unknown>>
}

export interface Parts {
  readonly header: Part
  readonly footer: Part
}

/** Throws `structure.noHeaderFooter`. */
export async function readHeaderFooter(db: Db, siteId: string): Promise<Parts & { rev: number }> {
  const draft = await findDraft(db, siteId, { kind: KIND })
  if (!draft) throw structureErrors.noHeaderFooter()
  return { ...toParts(draft), rev: draft.rev }
}

/**
 * Puts both in place of what is there. Sections of other kinds stay between them.
 *
 * Throws `structure.wrongKind`, `.blockTwice`, `.changed`, and what saving and publishing throw.
 */
export async function saveHeaderFooter(
  db: Db,
  site: Site,
  given: Parts & { readonly rev?: number | undefined; readonly member: StaffMember | undefined },
): Promise<Parts & Changed> {
  const { header, footer, rev, member } = given
  assertKind(header, 'header')
  assertKind(footer, 'footer')
  if (Object.keys(header.blocks).some((id) => Object.hasOwn(footer.blocks, id)))
    throw structureErrors.blockTwice()
  const draft = (await findDraft(db, site.id, { kind: KIND })) ?? (await begin(db, site, member))
  if (rev !== undefined && rev !== draft.rev) throw structureErrors.changed()
  const others = toPart(toContent(draft), ({ kind }) => kind !== 'header' && kind !== 'footer')
  const body = {
    ...draft.body,
    sections: [...header.sections, ...others.sections, ...footer.sections],
    blocks: { ...others.blocks, ...header.blocks, ...footer.blocks },
  }
  const by = { site, member, command: 'document.import', label: 'Header and footer' }
  // What a JSON body holds is JSON.
  const changed = await changeDrafts(db, [{ draft, body: body as unknown as JsonObject }], by)
  return { header, footer, ...changed }
}

function assertKind({ sections }: Part, kind: 'header' | 'footer'): void {
  if (sections.some((section) => section['kind'] !== kind)) throw structureErrors.wrongKind()
}

async function begin(db: Db, site: Site, member: StaffMember | undefined): Promise<DraftRow> {
  const body = { schema: 1, sections: [], blocks: {} }
  const memberId = member?.id ?? null
  const { id, rev } = await createDocument(db, site.id, { kind: KIND, body, memberId })
  return { documentId: id, kind: KIND, collectionId: null, rev, body }
}

function toParts(draft: DraftRow): Parts {
  const content = toContent(draft)
  return {
    header: toPart(content, ({ kind }) => kind === 'header'),
    footer: toPart(content, ({ kind }) => kind === 'footer'),
  }
}

/** Returns the content of a draft, which was validated when it was saved. */
function toContent({ body }: DraftRow): Content {
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
