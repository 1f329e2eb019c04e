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
    expect(email.bodyText).toContain(given.link)
  },
)

it('keeps braces in a title as they are, and writes markup as text', () => {
  const email = createPendingCommentsEmail({
    ...given,
    title: '<b>{link}</b>',
    language: 'en',
    waiting: 1,
  })
  expect(email.subject).toBe('<b>{link}</b>: 1 comment awaiting moderation')
  expect(email.bodyHtml).toContain('&lt;b&gt;{link}&lt;/b&gt;')
})
