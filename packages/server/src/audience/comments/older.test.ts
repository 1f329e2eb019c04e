import { expect, it } from 'vitest'
import { testJournal } from '../../test/comments.ts'

async function full(count: number) {
  const journal = await testJournal()
  const id = await journal.post('one')
  await journal.pool.query(
    `insert into comment (site_id, id, document_id, author_name, body, status, locale, body_digest)
     select $1, ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'Name ' || n,
       'Words ' || n || '.', 'approved', 'en-US', '\\x00'
     from generate_series(1, $3::int) n`,
    [journal.site.id, id, count],
  )
  return { ...journal, id }
}

const link = (html: string, name: string) =>
  new RegExp(`class="text-link comments-${name}" href="([^"]+)"`).exec(html)?.[1]?.split('#')[0]

it('links to older comments, and back, without scripts', async () => {
  const { page, browser } = await full(205)
  const first = await page('one')
  expect(first).toContain('Words 205.')
  expect(first).toContain('Words 106.')
  expect(first).not.toContain('Words 105.')
  expect(link(first, 'newest')).toBeUndefined()
  const second = await browser().visit(link(first, 'older') ?? '')
  expect(second.text).toContain('Words 105.')
  expect(second.text).not.toContain('Words 106.')
  expect(link(second.text, 'newest')).toBe('/journal/one')
  const third = await browser().visit(link(second.text, 'older') ?? '')
  expect(third.text).toContain('Words 1.')
  expect(link(third.text, 'older')).toBeUndefined()
})

it('shows the same page for an invalid position', async () => {
  const { browser } = await full(2)
  for (const query of ['comments=x', 'comments=', 'reply=1', "comments='"]) {
    const { status, text } = await browser().visit(`/journal/one?${query}`)
    expect(status).toBe(200)
    expect(text).toContain('Words 2.')
    expect(text).not.toContain('comment-answering')
  }
})

it('replies to a comment without scripts', async () => {
  const { id, browser, pool, site } = await full(2)
  const parentId = '01900000-0000-7000-8000-000000000002'
  const { text } = await browser().visit(`/journal/one?reply=${parentId}`)
  expect(text).toContain(`<input type="hidden" name="parentId" value="${parentId}">`)
  const given = { text: 'An answer', name: 'Else', email: 'else@example.com', parentId }
  expect((await browser().submit(`/comments/${id}`, given)).status).toBe(303)
  const { rows } = await pool.query(
    "select parent_id, status from comment where site_id = $1 and body = 'An answer'",
    [site.id],
  )
  expect(rows).toEqual([{ parent_id: parentId, status: 'pending' }])
})

it('offers replies to comments, but not to replies', async () => {
  const { id, page, pool, site } = await full(1)
  await pool.query(
    `insert into comment (site_id, id, document_id, parent_id, author_name, body, status, locale, body_digest)
     select site_id, gen_random_uuid(), document_id, id, 'Else', 'An answer', 'approved', locale, '\\x01'
     from comment where site_id = $1 and document_id = $2`,
    [site.id, id],
  )
  const html = await page('one')
  expect(html).toContain('An answer')
  expect([...html.matchAll(/href="\?reply=/g)]).toHaveLength(1)
})
