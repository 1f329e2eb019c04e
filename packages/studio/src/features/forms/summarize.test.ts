import { expect, it } from 'vitest'
import { summarizeSubmission } from './summarize.ts'

const answer = (type: 'name' | 'email' | 'textarea' | 'radio' | 'hidden', text: string) => ({
  ...{ id: type, type, title: type, value: text, text },
})

it('names the sender, and shows the message before other answers', () => {
  const answers = [
    answer('radio', 'Oat'),
    answer('name', 'Ada Ames'),
    answer('email', 'ada@example.com'),
    answer('hidden', 'spring'),
    answer('textarea', 'A bowl,\nplease'),
  ]
  expect(summarizeSubmission({ answers })).toEqual({
    name: 'Ada Ames',
    email: 'ada@example.com',
    excerpt: 'A bowl, please · Oat',
  })
})

it('uses the email address without a name, and nothing without both', () => {
  const email = answer('email', 'ada@example.com')
  expect(summarizeSubmission({ answers: [answer('name', ''), email] }).name).toBe('ada@example.com')
  expect(summarizeSubmission({ answers: [] })).toEqual({ name: '', email: '', excerpt: '' })
})
