import { expect, it } from 'vitest'
import { createPendingCommentsEmail } from './pending-email.ts'

const given = { title: 'Marlpit\nBcc: all@example.com', link: 'https://shop.example/config' }

it.each([
  ['en-US', 1, 'Marlpit Bcc: all@example.com: 1 comment awaiting moderation'],
  ['de-AT', 2, 'Marlpit Bcc: all@example.com: 2 Kommentare warten auf Freigabe'],
  ['fr', 1, 'Marlpit Bcc: all@example.com : 1 commentaire en attente de modération'],
  ['fr-CA', 3, 'Marlpit Bcc: all@example.com : 3 commentaires en attente de modération'],
  ['sw', 2, 'Marlpit Bcc: all@example.com: 2 comments awaiting moderation'],
])(
  'is in the site’s language, %s, for %i, and in English if there is no translation: %s',
  (...row) => {
    const [language, waiting, subject] = row
    const email = createPendingCommentsEmail({ ...given, language, waiting })
    expect(email.subject).toBe(subject)
    expect(JSON.stringify(email.parts)).toContain(given.link)
  },
)

it('leaves braces in a title unchanged', () => {
  const email = createPendingCommentsEmail({
    ...given,
    title: '<b>{link}</b>',
    language: 'en',
    waiting: 1,
  })
  expect(email.subject).toBe('<b>{link}</b>: 1 comment awaiting moderation')
  expect(JSON.stringify(email.parts)).toContain('<b>{link}</b>')
})
