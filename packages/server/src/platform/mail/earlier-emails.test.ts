import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { MIGRATIONS } from '../config/paths.ts'
import { parseParts } from './email.ts'
import { redactParts } from './secrets.ts'

const migration = readFileSync(new URL('202611221100_email_delivery.sql', MIGRATIONS), 'utf8')
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'
const CODE = '7K3M-9QWE-ABCD-1234'

it('loses the links of emails that were written before, and keeps the codes of gift cards hidden', async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  try {
    // The tables as they were, in a schema of their own.
    await client.query(`
      begin; create schema earlier; set local search_path to earlier;
      create table site (id uuid primary key);
      create table mail (site_id uuid not null, id uuid not null, dedupe text not null,
        body_text text not null, body_html text not null, sent_at timestamptz);
      insert into site values ('01a1fd98-de9f-7000-aab8-2dc1f270a164')`)
    const texts = {
      'site-user:reset:1': `Before\n\nhttps://a.example/account/reset?token=${TOKEN}\n\nAfter`,
      'order-confirmation:1': `Thanks\n2 × Mug\n\nView your order: https://a.example/order/${TOKEN}`,
      'gift-card:order-line:1:1': `The code:\n\n${CODE}\n\nKeep it safe.`,
      'form-submission:1': 'Message: hello\n',
    }
    for (const [dedupe, text] of Object.entries(texts))
      await client.query(
        `insert into mail values ((select id from site), gen_random_uuid(), $1, $2, $2)`,
        [dedupe, text],
      )
    await client.query(migration)
    const { rows } = await client.query<{ body: unknown; state: string }>(
      'select body, state from mail order by dedupe',
    )
    expect(rows.map(({ state }) => state)).toEqual(['unsent', 'unsent', 'unsent', 'unsent'])
    expect(JSON.stringify(rows)).not.toContain(TOKEN)
    expect(rows.map(({ body }) => redactParts(parseParts(body)))).toEqual([
      [{ text: 'Message: hello' }],
      [{ text: 'The code:' }, { code: '[code]' }, { text: 'Keep it safe.' }],
      [{ text: 'Thanks\n2 × Mug' }, { text: 'View your order: [link removed]' }],
      [{ text: 'Before' }, { text: '[link removed]' }, { text: 'After' }],
    ])
    expect(JSON.stringify(rows)).toContain(CODE)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
