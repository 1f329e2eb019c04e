import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { renderRichText, type RichText } from '@vitrine/page'
import type { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { MIGRATIONS } from '../../platform/config/paths.ts'
import { connect } from '../../platform/db/db.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { newDatabase } from '../../test/database.ts'

const MIGRATION = '202611271740_last_line_breaks.sql'

/** A database of the version that did not show the line after a last line break to visitors. */
async function earlierDatabase(): Promise<Pool> {
  const { pool } = connect(await newDatabase({ empty: true }))
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  onTestFinished(async () => {
    await pool.end()
    rmSync(folder, { recursive: true })
  })
  const source = fileURLToPath(MIGRATIONS)
  for (const name of readdirSync(source))
    if (name < MIGRATION) cpSync(join(source, name), join(folder, name))
  await migrate(pool, pathToFileURL(`${folder}/`))
  return pool
}

/** Inserts a page with a body as its draft and as a version. */
async function insertPage(pool: Pool, body: object): Promise<void> {
  await pool.query(
    `with s as (
       insert into site (id, identifier, title, secret)
       values (gen_random_uuid(), 'shop-breaks', 'Shop', sha256('shop')) returning id
     ), d as (
       insert into document (site_id, id, kind) select id, gen_random_uuid(), 'page' from s
       returning site_id, id
     ), w as (
       insert into draft (site_id, document_id, body) select site_id, id, $1 from d
     )
     insert into version (site_id, id, document_id, rev, reason, body)
     select site_id, gen_random_uuid(), id, 1, 'publish', $1 from d`,
    [body],
  )
}

const text = (words: string) => ({ type: 'text' as const, text: words })
const lineBreak = { type: 'hardBreak' as const }

it('removes the last line breaks that visitors did not see, so that no page grows', async () => {
  const pool = await earlierDatabase()
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'paragraph', id: 'a', content: [text('Two'), lineBreak, text('lines'), lineBreak] },
      { type: 'paragraph', content: [text('A gap'), lineBreak, lineBreak] },
      { type: 'paragraph', content: [lineBreak] },
      { type: 'heading', attrs: { level: 2 }, content: [text('Glazes'), lineBreak] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [text('Oat'), lineBreak] }],
          },
        ],
      },
      { type: 'codeBlock', content: [text('cone 6\n\n')] },
      { type: 'codeBlock', content: [text('\n')] },
    ],
  }
  await insertPage(pool, { blocks: { words: { type: 2, text: { en: { body } } } }, notes: ['\n'] })
  await migrate(pool, MIGRATIONS)
  const { rows } = await pool.query<{ words: RichText; notes: unknown }>(
    `select body #> '{blocks,words,text,en,body}' as words, body -> 'notes' as notes
     from (select body from draft union all select body from version) as bodies`,
  )
  expect(rows).toHaveLength(2)
  for (const { words, notes } of rows) {
    expect(notes).toEqual(['\n'])
    expect(renderRichText(words, { resolve: () => undefined })).toBe(
      '<p>Two<br>lines</p><p>A gap<br><br></p><p data-rte-preserve-empty="true"></p><h2>Glazes</h2>' +
        '<ul><li><p>Oat</p></li></ul><pre><code>cone 6\n\n</code></pre><pre><code></code></pre>',
    )
  }
})
