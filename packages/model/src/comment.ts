import { commentStateCodes } from './comment-state.ts'
import { isEmail } from './email.ts'

/** Where a comment stands between its visitor and its owner. Only what is approved is shown. */
export const commentStatuses = ['pending', 'approved', 'spam', 'trash'] as const

export type CommentStatus = (typeof commentStatuses)[number]

export const COMMENT_MAX_LENGTH = 5_000
export const COMMENT_NAME_MAX_LENGTH = 100

/** What is said of the comments of one item. */
export interface CommentRules {
  /** The switch of the whole website. */
  readonly commentsEnabled: boolean
  readonly commentState: number
  readonly publicCommentCount: number
}

/**
 * "Comments shown when commentState is 1 or the public comment count is above 0, unless comments are
 * disabled for the website."
 *
 * @see platform spec §4, storefront spec §4
 */
export function showsComments(rules: CommentRules): boolean {
  const { commentsEnabled, commentState, publicCommentCount } = rules
  return commentsEnabled && (commentState === commentStateCodes.open || publicCommentCount > 0)
}

/** Whether more may be written: closed comments are shown, and stay as they are. */
export function takesComments(rules: Omit<CommentRules, 'publicCommentCount'>): boolean {
  return rules.commentsEnabled && rules.commentState === commentStateCodes.open
}

export const commentMessages = {
  pending: 'Thank you. Your comment is shown when it has been read.',
  approved: 'Thank you. Your comment is here.',
  closed: 'Comments are closed.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  tooLong: 'A comment has at most 5,000 characters.',
  nameTooLong: 'A name has at most 100 characters.',
} as const

export type CommentField = 'name' | 'email' | 'text'

/** What is wrong with which field, in the visitor's words; nothing where it may be sent. */
export function commentFaults(
  given: Readonly<Record<CommentField, string>>,
  { isSignedIn }: { readonly isSignedIn: boolean },
): Readonly<Partial<Record<CommentField, string>>> {
  const { required, tooLong, nameTooLong, email } = commentMessages
  const [text, name] = [given.text.trim(), given.name.trim()]
  const faults: Partial<Record<CommentField, string>> = {}
  if (text === '') faults.text = required
  else if (Array.from(text).length > COMMENT_MAX_LENGTH) faults.text = tooLong
  if (isSignedIn) return faults
  if (name === '') faults.name = required
  else if (Array.from(name).length > COMMENT_NAME_MAX_LENGTH) faults.name = nameTooLong
  if (given.email.trim() === '') faults.email = required
  else if (!isEmail(given.email.trim())) faults.email = email
  return faults
}

/** Local storage: the ids of what this browser likes. @see compat §10 "squarespace-likes" */
export const LIKES_STORAGE_KEY = 'squarespace-likes'
