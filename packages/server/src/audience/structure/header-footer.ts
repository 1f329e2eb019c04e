import type { Block, Content, HeaderFooter, JsonObject, Section } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { createDocument, type DraftRow, draftOf } from '../../content/documents/index.ts'
import type { Member } from '../../platform/http/call.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Changed, changeDrafts } from './change-drafts.ts'
import { structureErrors } from './errors.ts'

const KIND = 'header-footer'

/** As they come in: what they say is looked at when they are saved. */
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
  const draft = await draftOf(db, siteId, { kind: KIND })
  if (!draft) throw structureErrors.noHeaderFooter()
  return { ...partsOf(draft), rev: draft.rev }
}

/**
 * Puts both in place of what is there. Sections of other kinds stay between them.
 *
 * Throws `structure.wrongKind`, `.blockTwice`, `.changed`, and what saving and publishing throw.
 */
export async function saveHeaderFooter(
  db: Db,
  site: Site,
  given: Parts & { readonly rev?: number | undefined; readonly member: Member | undefined },
): Promise<Parts & Changed> {
  const { header, footer, rev, member } = given
  assertKind(header, 'header')
  assertKind(footer, 'footer')
  if (Object.keys(header.blocks).some((id) => Object.hasOwn(footer.blocks, id)))
    throw structureErrors.blockTwice()
  const draft = (await draftOf(db, site.id, { kind: KIND })) ?? (await begin(db, site, member))
  if (rev !== undefined && rev !== draft.rev) throw structureErrors.changed()
  const others = partOf(contentOf(draft), ({ kind }) => kind !== 'header' && kind !== 'footer')
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

async function begin(db: Db, site: Site, member: Member | undefined): Promise<DraftRow> {
  const body = { schema: 1, sections: [], blocks: {} }
  const memberId = member?.id ?? null
  const { id, rev } = await createDocument(db, site.id, { kind: KIND, body, memberId })
  return { documentId: id, kind: KIND, collectionId: null, rev, body }
}

function partsOf(draft: DraftRow): Parts {
  const content = contentOf(draft)
  return {
    header: partOf(content, ({ kind }) => kind === 'header'),
    footer: partOf(content, ({ kind }) => kind === 'footer'),
  }
}

/** It was checked when it was saved. */
function contentOf({ body }: DraftRow): Content {
  return body as unknown as HeaderFooter
}

function partOf({ sections, blocks }: Content, is: (section: Section) => boolean) {
  const its = sections.filter(is)
  const ids = its.flatMap(({ blockIds }) => blockIds)
  const held = ids.flatMap((id): [string, Block][] => {
    const block = blocks[id]
    return block ? [[id, block]] : []
  })
  return { sections: its, blocks: Object.fromEntries(held) }
}
