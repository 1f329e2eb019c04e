import { commentStateCodes } from './comment-state.ts'
import { isEmail } from '../platform/email.ts'
import { message, type Message } from '../messages/message.ts'

/** The moderation statuses of a comment. Only approved comments are shown. */
export const commentStatuses = ['pending', 'approved', 'spam', 'trash'] as const

export type CommentStatus = (typeof commentStatuses)[number]

export const MAX_COMMENT_LENGTH = 5_000
export const MAX_COMMENT_NAME_LENGTH = 100

/** The values that decide whether the comments of one item are shown. */
export interface CommentRules {
  /** Whether comments are enabled for the whole site. */
  readonly commentsEnabled: boolean
  readonly commentState: number
  readonly publicCommentCount: number
}

/**
 * Returns whether comments are shown: "Comments shown when commentState is 1 or the public comment count is above 0, unless comments are
 * disabled for the website."
 *
 * @see platform spec §4, storefront spec §4
 */
export function areCommentsShown(rules: CommentRules): boolean {
  const { commentsEnabled, commentState, publicCommentCount } = rules
  return commentsEnabled && (commentState === commentStateCodes.open || publicCommentCount > 0)
}

/** Returns whether visitors may add comments. Closed comments stay visible. */
export function areCommentsOpen(rules: Omit<CommentRules, 'publicCommentCount'>): boolean {
  return rules.commentsEnabled && rules.commentState === commentStateCodes.open
}

export type CommentField = 'name' | 'email' | 'text'

/** A message for each invalid field of a comment. */
export type CommentErrors = Readonly<Partial<Record<CommentField, Message>>>

/** Returns an error message for each invalid field; an empty object if the comment may be sent. */
export function validateComment(
  input: Readonly<Record<CommentField, string>>,
  { isSignedIn }: { readonly isSignedIn: boolean },
): CommentErrors {
  const required = message('forms.required')
  const [text, name] = [input.text.trim(), input.name.trim()]
  const errors: Partial<Record<CommentField, Message>> = {}
  if (text === '') errors.text = required
  else if (Array.from(text).length > MAX_COMMENT_LENGTH) errors.text = message('comments.tooLong')
  if (isSignedIn) return errors
  if (name === '') errors.name = required
  else if (Array.from(name).length > MAX_COMMENT_NAME_LENGTH)
    errors.name = message('comments.nameTooLong')
  if (input.email.trim() === '') errors.email = required
  else if (!isEmail(input.email.trim())) errors.email = message('forms.email')
  return errors
}

/** The local storage key for the ids of items that this browser likes. @see compat §10 "squarespace-likes" */
export const LIKES_STORAGE_KEY = 'squarespace-likes'
