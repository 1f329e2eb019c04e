import { expect, it } from 'vitest'
import { recordStatements } from '../../test/statements.ts'
import { testJournal } from '../../test/comments.ts'

/** Counts the statements of a page that read comments. Each URL is requested for the first time. */
async function askedFor(journal: Awaited<ReturnType<typeof testJournal>>, path: string) {
  const sent = await recordStatements(async () => {
    const { status } = await journal.browser().visit(path)
    expect(status).toBe(200)
  })
  return sent.filter((text) => /\b(document_count|comment)\b/.test(text)).length
}

it('takes one statement for a page, with its comments and neighbors', async () => {
  const journal = await testJournal()
  const id = await journal.post('one')
  await journal.post('two')
  await journal.say(id)
  expect(await askedFor(journal, '/journal/one')).toBe(1)
  expect(await askedFor(journal, '/journal?format=json')).toBe(1)
})

it('takes no statement if the website disables comments and likes', async () => {
  const journal = await testJournal()
  await journal.post('one')
  await journal.settings({ comments: { enabled: false }, likes: { enabled: false } })
  expect(await askedFor(journal, '/journal/one')).toBe(0)
  expect(await askedFor(journal, '/journal?format=json')).toBe(0)
})
