import { commentStatuses } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'
import { daySchema } from './values/day.ts'

const defineRoute = createRouteFactory('comments')

/** The public part of a comment: a name and plain text, never an email address. */
export const commentSchema = z.object({
  id: z.uuid(),
  /** The comment it replies to; replies are one level deep. */
  parentId: z.uuid().nullable(),
  name: z.string(),
  /** Whether a staff member wrote it. */
  isOwner: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
})

export type Comment = z.output<typeof commentSchema>

const threadSchema = z.object({ ...commentSchema.shape, replies: z.array(commentSchema) })

export type CommentThread = z.output<typeof threadSchema>

const documentParams = z.object({ documentId: z.uuid() })

export const readComments = defineRoute({
  method: 'GET',
  path: '/api/comments/{documentId}',
  summary: 'Lists the approved comments of an item with their replies, newest first.',
  access: 'anyone',
  params: documentParams,
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      comments: z.array(threadSchema),
      publicCommentCount: z.int(),
      /** Whether visitors may add comments. */
      isOpen: z.boolean(),
      isSignedIn: z.boolean(),
      /** A token to send back with a comment, which proves when the form was loaded. */
      token: z.string(),
      nextPageCursor: z.uuid().nullable(),
    }),
    404: problemSchema,
  },
})

export const postComment = defineRoute({
  method: 'POST',
  path: '/api/comments/{documentId}',
  summary: 'Creates a comment. Signed-in visitors need neither name nor email.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'comment',
  params: documentParams,
  body: z.object({
    text: z.string().max(50_000),
    name: z.string().max(1_000).default(''),
    email: z.string().max(1_000).default(''),
    parentId: z.uuid().nullable().default(null),
    /** A hidden field that people leave empty. */
    website: z.string().max(1_000).default(''),
    token: z.string().max(100).default(''),
  }),
  replies: {
    200: z.object({
      status: z.enum(['approved', 'pending']),
      message: z.string(),
      /** The public comment; null while it awaits moderation. */
      comment: commentSchema.nullable(),
    }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

const studioCommentSchema = z.object({
  ...commentSchema.shape,
  documentId: z.uuid(),
  /** The title of the item in the language of the comment. */
  documentTitle: z.string(),
  documentPath: z.string().nullable(),
  email: z.string().nullable(),
  siteUserId: z.uuid().nullable(),
  status: z.enum(commentStatuses),
  /** The reason why it was not shown at once; null if it was. */
  reason: z.string().nullable(),
  locale: z.string(),
})

export type StudioComment = z.output<typeof studioCommentSchema>

export const listComments = defineRoute({
  method: 'GET',
  path: '/api/studio/comments',
  summary: 'Lists comments of one status or all, newest first.',
  access: 'comments.read',
  query: z.object({
    status: z.enum([...commentStatuses, 'all']).default('pending'),
    /** The words to find in the text, the name or the email address. */
    search: z.string().max(256).optional(),
    documentId: z.uuid().optional(),
    /** The account that wrote them. */
    siteUserId: z.uuid().optional(),
    /** The first day they were written on, in the time zone of the site. */
    since: daySchema.optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      comments: z.array(studioCommentSchema),
      /** The number of comments by status. */
      counts: z.record(z.enum(commentStatuses), z.int()),
      /** The items that have comments, at most 500; null except on the first page. */
      documents: z.array(z.object({ id: z.uuid(), title: z.string() })).nullable(),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

const MAX_IDS = 100

const ids = z.array(z.uuid()).min(1).max(MAX_IDS)

export const moderateComments = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/statuses',
  summary: 'Changes the status of comments: approved, pending, spam or trash.',
  access: 'comments.moderate',
  body: z.object({ ids: ids, status: z.enum(commentStatuses) }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema },
})

export const deleteComments = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/deletions',
  summary: 'Permanently deletes comments in spam or trash, with their replies.',
  access: 'comments.moderate',
  body: z.object({ ids: ids }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const replyToComment = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/{id}/replies',
  summary: 'Replies to a comment as the site, and approves it if it is pending.',
  access: 'comments.moderate',
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: z.string().max(50_000) }),
  replies: { 200: commentSchema, 400: problemSchema, 404: problemSchema },
})

const blocklist = z.object({ entries: z.array(z.string().max(100)).max(500) })

export const readCommentBlocklist = defineRoute({
  method: 'GET',
  path: '/api/studio/comments/blocklist',
  summary: 'Returns the blocklist for comments.',
  access: 'comments.read',
  replies: { 200: blocklist },
})

/** Each entry is a word or phrase, an email address, "@" and a domain, or an IP address. */
export const setCommentBlocklist = defineRoute({
  method: 'PUT',
  path: '/api/studio/comments/blocklist',
  summary:
    'Sets the blocklist: words, email addresses, domains after "@" and IP addresses whose comments are spam.',
  access: 'comments.moderate',
  body: blocklist,
  replies: { 200: blocklist, 400: problemSchema },
})

const MAX_LIKE_IDS = 100

export const readLikes = defineRoute({
  method: 'GET',
  path: '/api/likes',
  summary: 'Returns the like counts of items; `ids` are separated by commas.',
  access: 'anyone',
  query: z.object({
    ids: z
      .string()
      .max(MAX_LIKE_IDS * 37)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.uuid()).max(MAX_LIKE_IDS)),
  }),
  replies: { 200: z.object({ likes: z.record(z.uuid(), z.int()) }) },
})

const likedSchema = z.object({ likeCount: z.int(), isLiked: z.boolean() })

export const like = defineRoute({
  method: 'POST',
  path: '/api/likes/{documentId}',
  summary: 'Likes an item. Repeated calls count once.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'like',
  params: documentParams,
  replies: { 200: likedSchema, 404: problemSchema },
})

export const unlike = defineRoute({
  method: 'DELETE',
  path: '/api/likes/{documentId}',
  summary: 'Removes a like.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'like',
  params: documentParams,
  replies: { 200: likedSchema, 404: problemSchema },
})
