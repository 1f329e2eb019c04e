import { expect, it } from 'vitest'
import { letterOf } from './letter.ts'

const given = { title: 'Marlpit\nBcc: all@example.com', link: 'https://shop.example/config' }

it.each([
  ['en-US', 1, 'Marlpit Bcc: all@example.com: 1 comment waits to be read'],
  ['de-AT', 2, 'Marlpit Bcc: all@example.com: 2 Kommentare warten darauf, gelesen zu werden'],
  ['fr', 1, 'Marlpit Bcc: all@example.com : 1 commentaire attend d’être lu'],
  ['fr-CA', 3, 'Marlpit Bcc: all@example.com : 3 commentaires attendent d’être lus'],
  ['sw', 2, 'Marlpit Bcc: all@example.com: 2 comments wait to be read'],
])('tells in the site’s language, %s, of %i, in English where it has no words: %s', (...row) => {
  const [language, waiting, subject] = row
  const letter = letterOf({ ...given, language, waiting })
  expect(letter.subject).toBe(subject)
  expect(letter.bodyText).toContain(given.link)
})

it('keeps braces in a title as they are, and writes markup as text', () => {
  const letter = letterOf({ ...given, title: '<b>{link}</b>', language: 'en', waiting: 1 })
  expect(letter.subject).toBe('<b>{link}</b>: 1 comment waits to be read')
  expect(letter.bodyHtml).toContain('&lt;b&gt;{link}&lt;/b&gt;')
})
