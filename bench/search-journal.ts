import {
  type Item,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  plainToRich,
} from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, newId, updateLanguages } from '../packages/server/src/index.ts'
import { publish } from './publish-document.ts'
import { createEnglishWord, createJapaneseWord, createTexts } from './search-texts.ts'

export const EN = 'en-GB'
const JA = 'ja'
export const LOCALES = [EN, JA]
const BATCH_SIZE = 500

/** The journal that the items of the benchmark are in. */
export interface Journal {
  readonly id: string
  readonly journalId: string
  /** The id of the item that all others are copies of. */
  readonly firstId: string
  count: number
}

let serial = 0
const blockId = () => `bench-${++serial}`

export async function createJournal(db: Db, id: string): Promise<Journal> {
  await updateLanguages(db, id, [{ tag: JA, isCustomCode: false, enabled: true }])
  const page = newPage(
    { locale: EN, title: 'Bench', slug: 'bench' },
    { collection: newCollection() },
  )
  const meta = { ...page.meta, [JA]: { title: '日誌', slug: 'bench' } }
  const journalId = await publish(db, id, { kind: 'page', body: { ...page, meta } }, LOCALES)
  const item = { kind: 'item', body: createItem(0), collectionId: journalId } as const
  return { id, journalId, firstId: await publish(db, id, item, LOCALES), count: 1 }
}

export function createItem(index: number): Item {
  const en = createTexts(createEnglishWord, index, ' ')
  const ja = createTexts(createJapaneseWord, index, '')
  const body = { [EN]: plainToRich(en.body), [JA]: plainToRich(ja.body) }
  const block = newBlock(blockId, 2, {
    text: { [EN]: { body: body[EN] }, [JA]: { body: body[JA] } },
  })
  const item = newItem(
    { locale: EN, title: en.title, slug: `item-${index}` },
    {
      ...newContent([{ section: newSection(blockId), blocks: [block] }]),
      excerpt: { [EN]: plainToRich(en.excerpt), [JA]: plainToRich(ja.excerpt) },
      tags: [en.tag],
    },
  )
  return { ...item, meta: { ...item.meta, [JA]: { title: ja.title, slug: `item-${index}` } } }
}

/**
 * Creates items up to a number: the first was published over the API, the others are copies of its
 * rows with other texts.
 */
export async function fillTo(db: Db, site: Journal, size: number): Promise<void> {
  while (site.count < size) {
    const length = Math.min(BATCH_SIZE, size - site.count)
    const rows = Array.from({ length }, (_, n) => {
      const slug = `item-${site.count + n}`
      return { id: newId(), versionId: newId(), slug, body: createItem(site.count + n) }
    })
    await db.transaction(async (tx) => {
      for (const statement of createCopyStatements(site, JSON.stringify(rows)))
        await tx.execute(statement)
    })
    site.count += length
  }
}

function createCopyStatements({ id, firstId }: Journal, rows: string): readonly SQL[] {
  const records = sql`jsonb_to_recordset(${rows}::jsonb) r (id uuid, "versionId" uuid, slug text, body jsonb)`
  const copies = (table: string, of: string, values: SQL) => sql`
    insert into ${sql.raw(table)} select (jsonb_populate_record(t, ${values})).*
    from ${sql.raw(table)} t cross join ${records}
    where t.site_id = ${id} and t.${sql.raw(of)} = ${firstId}`
  return [
    copies('document', 'id', sql`jsonb_build_object('id', r.id)`),
    copies('draft', 'document_id', sql`jsonb_build_object('document_id', r.id, 'body', r.body)`),
    copies(
      'version',
      'document_id',
      sql`jsonb_build_object('id', r."versionId", 'document_id', r.id, 'body', r.body)`,
    ),
    copies(
      'published',
      'document_id',
      sql`jsonb_build_object('document_id', r.id, 'version_id', r."versionId", 'slug', r.slug,
        'path', 'bench/' || r.slug, 'title', r.body #>> array['meta', t.locale, 'title'],
        'tags', r.body -> 'tags')`,
    ),
  ]
}

/** Waits until the server has indexed all changes. */
export async function waitUntilIndexed(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select from search_change limit 1`)
    if (rows.length === 0) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
}
