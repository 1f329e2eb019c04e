import { expect, it } from 'vitest'
import { recordStatements } from '../../test/statements.ts'
import { testJournal } from '../../test/comments.ts'

/** How many statements of a page ask what visitors said. Each address is asked for the first time. */
async function askedFor(journal: Awaited<ReturnType<typeof testJournal>>, path: string) {
  const sent = await recordStatements(async () => {
    const { status } = await journal.browser().visit(path)
    expect(status).toBe(200)
  })
  return sent.filter((text) => /\b(document_count|comment)\b/.test(text)).length
}

it('costs a page one statement, with its comments and its neighbours', async () => {
  const journal = await testJournal()
  const id = await journal.post('one')
  await journal.post('two')
  await journal.say(id)
  expect(await askedFor(journal, '/journal/one')).toBe(1)
  expect(await askedFor(journal, '/journal?format=json')).toBe(1)
})

it('costs nothing where the website has comments and likes off', async () => {
  const journal = await testJournal()
  await journal.post('one')
  await journal.settings({ comments: { enabled: false }, likes: { enabled: false } })
  expect(await askedFor(journal, '/journal/one')).toBe(0)
  expect(await askedFor(journal, '/journal?format=json')).toBe(0)
})
