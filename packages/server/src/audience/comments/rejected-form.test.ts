import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { testJournal } from '../../test/comments.ts'

const TYPED = { text: '', name: 'Ada "A" <b>', email: 'ada@example.com', locale: 'en-US' }

it('is shown again without scripts, with the typed values and the focus on the first error', async () => {
  const { post, browser, pool, site } = await testJournal()
  const id = await post('one')
  const wrong = { ...TYPED, text: ' \n', email: 'ada' }
  const { status, text, headers } = await browser().submit(`/comments/${id}`, wrong)
  expect(status).toBe(400)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(text).toContain(`<form class="comment-form" method="post" action="/comments/${id}"`)
  expect(text).toMatch(/<textarea id="comment-text"[^>]* aria-invalid="true"[^>]* autofocus>/)
  expect(text).toContain('<span class="field-error" id="comment-text-error">Required</span>')
  expect(text).toContain('value="Ada &quot;A&quot; &lt;b&gt;"')
  expect(text).toMatch(/id="comment-email"[^>]* value="ada" aria-invalid="true"/)
  expect(text).toMatch(/id="comment-email-error">Email is not valid\./)
  expect(text.match(/ autofocus/g)).toHaveLength(1)
  expect(text).not.toContain('<b>"')
  expect(text).toContain('href="/journal/one"')
  const { rowCount } = await pool.query('select 1 from comment where site_id = $1', [site.id])
  expect(rowCount).toBe(0)
})

it('preserves a text that is too long, as it was typed', async () => {
  const { post, browser } = await testJournal()
  const long = `\n<i>${'x'.repeat(5_000)}</i>`
  const { status, text } = await browser().submit(`/comments/${await post('one')}`, {
    ...TYPED,
    text: long,
  })
  expect(status).toBe(400)
  // The first line break after the tag is no part of the text.
  expect(text).toContain(`autofocus>\n\n&lt;i&gt;${'x'.repeat(5_000)}&lt;/i&gt;</textarea>`)
  expect(text).toContain('A comment can have up to 5,000 characters.')
})

it('still replies to the same comment, unless it was deleted', async () => {
  const { post, say, browser } = await testJournal()
  const id = await post('one')
  const { comment } = (await say(id, { name: '<u>Bo' })).body as { comment: { id: string } }
  const visitor = browser()
  const wrong = { ...TYPED, parentId: comment.id }
  const { text } = await visitor.submit(`/comments/${id}`, wrong)
  expect(text).toContain(`<input type="hidden" name="parentId" value="${comment.id}">`)
  expect(text).toContain(`href="/journal/one#comment-${comment.id}"><bdi>&lt;u&gt;Bo</bdi>`)
  const parentId = '01900000-0000-7000-8000-00000000000a'
  const gone = await visitor.submit(`/comments/${id}`, { ...TYPED, text: 'Kept words', parentId })
  expect(gone.status).toBe(404)
  expect(gone.text).toMatch(/role="alert" tabindex="-1" autofocus>.*This comment does not exist\./)
  expect(gone.text).toContain('\nKept words</textarea>')
  expect(gone.text).not.toContain('name="parentId"')
})

it('reports that comments were closed meanwhile', async () => {
  const { post, browser } = await testJournal()
  const id = await post('one', { commentState: 2 })
  const { status, text } = await browser().submit(`/comments/${id}`, { ...TYPED, text: 'Words' })
  expect(status).toBe(409)
  expect(text).toMatch(/autofocus>.*Comments are closed\..*\nWords<\/textarea>/s)
})

it('is in the language of the page that it was sent from', async () => {
  const { db, site, post, browser } = await testJournal()
  const given = { isCustomCode: false, enabled: true }
  await updateLanguages(db, site.id, [
    { tag: 'en-US', ...given },
    { tag: 'he', prefix: 'he', ...given },
  ])
  const id = await post('one')
  const { text } = await browser().submit(`/comments/${id}`, { ...TYPED, locale: 'he' })
  expect(text).toMatch(/<html[^>]* lang="he"[^>]* dir="rtl"/)
  expect(text).toContain('id="comment-text-error">שדה חובה</span>')
  expect(text).toContain('name="locale" value="he"')
  expect(text).toContain('href="/he/journal/one"')
})
