import { describe, expect, it } from 'vitest'
import { commentFaults, commentMessages, showsComments, takesComments } from './comment.ts'

describe('the state rule', () => {
  it.each([
    { commentState: 1, publicCommentCount: 0, isShown: true },
    { commentState: 2, publicCommentCount: 0, isShown: false },
    { commentState: 2, publicCommentCount: 1, isShown: true },
    { commentState: 0, publicCommentCount: 0, isShown: false },
    { commentState: 1, publicCommentCount: 3, isShown: true },
  ])('shows comments at state $commentState with $publicCommentCount: $isShown', (rules) => {
    expect(showsComments({ commentsEnabled: true, ...rules })).toBe(rules.isShown)
  })

  it('shows none where the website has them disabled, whatever there is', () => {
    const rules = { commentsEnabled: false, commentState: 1, publicCommentCount: 9 }
    expect(showsComments(rules)).toBe(false)
    expect(takesComments(rules)).toBe(false)
  })

  it('takes more only while they are open', () => {
    expect(takesComments({ commentsEnabled: true, commentState: 1 })).toBe(true)
    expect(takesComments({ commentsEnabled: true, commentState: 2 })).toBe(false)
  })
})

describe('what a comment needs', () => {
  const fit = { name: 'A visitor', email: 'visitor@example.com', text: 'A kind word.' }

  it('takes a name, an address and a text', () => {
    expect(commentFaults(fit, { isSignedIn: false })).toEqual({})
  })

  it('says which of them is missing, spaces being nothing', () => {
    const { required } = commentMessages
    expect(commentFaults({ name: ' ', email: '', text: '\n' }, { isSignedIn: false })).toEqual({
      name: required,
      email: required,
      text: required,
    })
  })

  it('asks nobody for a name who is signed in', () => {
    expect(commentFaults({ name: '', email: '', text: 'Yes.' }, { isSignedIn: true })).toEqual({})
  })

  it('counts characters as people do, and refuses the 5,001st', () => {
    const of = (text: string) => commentFaults({ ...fit, text }, { isSignedIn: false })
    expect(of('🏺'.repeat(5_000))).toEqual({})
    expect(of('🏺'.repeat(5_001))).toEqual({ text: commentMessages.tooLong })
  })

  it('refuses what is no address, and a name without end', () => {
    const given = { ...fit, email: 'nobody', name: 'n'.repeat(101) }
    const { email, nameTooLong } = commentMessages
    expect(commentFaults(given, { isSignedIn: false })).toEqual({ email, name: nameTooLong })
  })
})
