import { readFileSync } from 'node:fs'
import { richTextSchema } from '@vitrine/page'
import { expect, it } from 'vitest'
import { MIGRATIONS } from '../../platform/config/paths.ts'
import { testDatabase } from '../../test/database.ts'

const migration = readFileSync(new URL('202612022345_campaign_texts.sql', MIGRATIONS), 'utf8')

const link = (text: string, url: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { to: { kind: 'url', url } } }],
})
const text = (words: string) => ({ type: 'text', text: words })

it('gives formats to the texts that were plain, and leaves the other blocks', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  try {
    await client.query(`
      begin; create schema earlier; set local search_path to earlier;
      create table campaign (id integer, blocks jsonb not null)`)
    const plain =
      'Pots [1] are\r\n[in the shop](/shop), [b](//c.example)!\n \t\n\n' +
      '[Write](mailto:a@example.com) [or](javascript:alert) call'
    const other = { id: 'b', type: 'heading', text: 'A [heading](/)' }
    const insert = (blocks: object) =>
      client.query('insert into campaign select count(*), $1 from campaign', [
        JSON.stringify(blocks),
      ])
    await insert([{ id: 'a', type: 'text', text: plain }, other])
    await insert([{ id: 'a', type: 'text', text: ' \n\n' }])
    await insert([])
    await client.query(migration)
    // A second run finds nothing to change.
    await client.query(migration)
    const { rows } = await client.query<{ blocks: readonly { text: unknown }[] }>(
      'select blocks from campaign order by id',
    )
    const content = [
      {
        type: 'paragraph',
        content: [
          ...[text('Pots '), text('['), text('1] are'), { type: 'hardBreak' }],
          ...[link('in the shop', '/shop'), text(', '), text('[b](//c.example)'), text('!')],
        ],
      },
      {
        type: 'paragraph',
        content: [
          ...[link('Write', 'mailto:a@example.com'), text(' ')],
          ...[text('[or](javascript:alert)'), text(' call')],
        ],
      },
    ]
    const doc = { type: 'doc', content }
    expect(rows.map(({ blocks }) => blocks)).toEqual([
      [{ id: 'a', type: 'text', text: doc }, other],
      [{ id: 'a', type: 'text', text: { type: 'doc', content: [] } }],
      [],
    ])
    expect(richTextSchema.parse(rows[0]?.blocks[0]?.text)).toEqual(doc)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
