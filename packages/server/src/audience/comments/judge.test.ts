import { expect, it } from 'vitest'
import { type Evidence, judge } from './judge.ts'

const kind: Evidence = {
  text: 'I like the glaze. How hot is it fired?',
  name: 'A visitor',
  isBlocked: false,
  isTrapped: false,
  tookMs: 20_000,
  isModerated: false,
  isKnown: false,
  isRepeated: false,
}

it('shows an ordinary comment at once if the collection is not moderated', () => {
  expect(judge(kind)).toEqual({ status: 'approved', reason: null })
  expect(judge({ ...kind, isModerated: true })).toEqual({ status: 'pending', reason: 'moderated' })
})

it.each([
  'See https://example.com/pills',
  'See HTTP://EXAMPLE.COM',
  'www.example.com is cheap',
  'example.com/pills',
  '[url=x]pills[/url]',
  '<a href=x>pills</a>',
])('holds a first comment with a link for approval: %s', (text) => {
  expect(judge({ ...kind, text })).toEqual({ status: 'pending', reason: 'link' })
  expect(judge({ ...kind, text, isKnown: true }).status).toBe('approved')
})

it('finds a link in a name', () => {
  expect(judge({ ...kind, name: 'www.example.com' }).reason).toBe('link')
})

it('does not mistake a period without a space for a link', () => {
  expect(judge({ ...kind, text: 'Lovely.Thanks and/or cheers, 3.5/5.' }).status).toBe('approved')
})

it('makes a repeated text wait for approval, from any author', () => {
  expect(judge({ ...kind, isRepeated: true, isKnown: true }).reason).toBe('repeated')
})

it('marks a comment as spam that fills in the hidden field or was written too fast', () => {
  expect(judge({ ...kind, isTrapped: true })).toEqual({ status: 'spam', reason: 'trap' })
  expect(judge({ ...kind, tookMs: 2_999 })).toEqual({ status: 'spam', reason: 'quick' })
  expect(judge({ ...kind, tookMs: 3_000 }).status).toBe('approved')
})

it('makes a comment without a writing time wait, unless its author is known', () => {
  expect(judge({ ...kind, tookMs: undefined }).reason).toBe('untimed')
  expect(judge({ ...kind, tookMs: undefined, isKnown: true }).status).toBe('approved')
})
