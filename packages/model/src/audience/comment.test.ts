import { describe, expect, it } from 'vitest'
import { message } from '../messages/message.ts'
import { areCommentsOpen, areCommentsShown, validateComment } from './comment.ts'

describe('the state rule', () => {
  it.each([
    { commentState: 1, publicCommentCount: 0, isShown: true },
    { commentState: 2, publicCommentCount: 0, isShown: false },
    { commentState: 2, publicCommentCount: 1, isShown: true },
    { commentState: 0, publicCommentCount: 0, isShown: false },
    { commentState: 1, publicCommentCount: 3, isShown: true },
  ])('shows comments at state $commentState with $publicCommentCount: $isShown', (rules) => {
    expect(areCommentsShown({ commentsEnabled: true, ...rules })).toBe(rules.isShown)
  })

  it('shows none if comments are disabled for the site', () => {
    const rules = { commentsEnabled: false, commentState: 1, publicCommentCount: 9 }
    expect(areCommentsShown(rules)).toBe(false)
    expect(areCommentsOpen(rules)).toBe(false)
  })

  it('accepts new comments only while they are open', () => {
    expect(areCommentsOpen({ commentsEnabled: true, commentState: 1 })).toBe(true)
    expect(areCommentsOpen({ commentsEnabled: true, commentState: 2 })).toBe(false)
  })
})

describe('validating a comment', () => {
  const fit = { name: 'A visitor', email: 'visitor@example.com', text: 'A kind word.' }

  it('accepts a name, an email address and a text', () => {
    expect(validateComment(fit, { isSignedIn: false })).toEqual({})
  })

  it('reports missing fields; spaces count as empty', () => {
    const required = message('forms.required')
    expect(validateComment({ name: ' ', email: '', text: '\n' }, { isSignedIn: false })).toEqual({
      name: required,
      email: required,
      text: required,
    })
  })

  it('requires no name from visitors who are signed in', () => {
    expect(validateComment({ name: '', email: '', text: 'Yes.' }, { isSignedIn: true })).toEqual({})
  })

  it('counts code points and rejects the 5,001st', () => {
    const validate = (text: string) => validateComment({ ...fit, text }, { isSignedIn: false })
    expect(validate('🏺'.repeat(5_000))).toEqual({})
    expect(validate('🏺'.repeat(5_001))).toEqual({ text: message('comments.tooLong') })
  })

  it('rejects an invalid email address and a name that is too long', () => {
    const input = { ...fit, email: 'nobody', name: 'n'.repeat(101) }
    expect(validateComment(input, { isSignedIn: false })).toEqual({
      email: message('forms.email'),
      name: message('comments.nameTooLong'),
    })
  })
})
