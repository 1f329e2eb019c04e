import { commentStatuses } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** What everybody may read of a comment: a name and plain text, never an address. */
export const commentSchema = z.object({
  id: z.uuid(),
  /** The comment it answers; those are one level deep. */
  parentId: z.uuid().nullable(),
  name: z.string(),
  /** Written by somebody who works on the site. */
  isOwner: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
})

export type Comment = z.output<typeof commentSchema>

const threadSchema = z.object({ ...commentSchema.shape, replies: z.array(commentSchema) })

export type CommentThread = z.output<typeof threadSchema>

const ofDocument = z.object({ documentId: z.uuid() })

export const readComments = defineRoute({
  method: 'GET',
  path: '/api/comments/{documentId}',
  summary: 'The approved comments of an item, the newest first, each with its replies.',
  access: 'anyone',
  params: ofDocument,
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      comments: z.array(threadSchema),
      publicCommentCount: z.int(),
      /** Whether more may be written. */
      isOpen: z.boolean(),
      isSignedIn: z.boolean(),
      /** Sent back with a comment: says when it was begun. */
      token: z.string(),
      nextPageCursor: z.uuid().nullable(),
    }),
    404: problemSchema,
  },
})

export const postComment = defineRoute({
  method: 'POST',
  path: '/api/comments/{documentId}',
  summary: 'Writes a comment. Who is signed in to the site needs neither name nor email.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'comment',
  params: ofDocument,
  body: z.object({
    text: z.string().max(50_000),
    name: z.string().max(1_000).default(''),
    email: z.string().max(1_000).default(''),
    parentId: z.uuid().nullable().default(null),
    /** Left empty by people, who do not see it. */
    website: z.string().max(1_000).default(''),
    token: z.string().max(100).default(''),
  }),
  replies: {
    200: z.object({
      status: z.enum(['approved', 'pending']),
      message: z.string(),
      /** What everybody sees from now on; null while it waits to be read. */
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
  /** The item's, in the language it was written in. */
  documentTitle: z.string(),
  documentPath: z.string().nullable(),
  email: z.string().nullable(),
  siteUserId: z.uuid().nullable(),
  status: z.enum(commentStatuses),
  /** Why it was not shown at once; null where it was. */
  reason: z.string().nullable(),
  locale: z.string(),
})

export type StudioComment = z.output<typeof studioCommentSchema>

export const listComments = defineRoute({
  method: 'GET',
  path: '/api/studio/comments',
  summary: 'Comments of one status, the newest first.',
  access: 'comments.read',
  query: z.object({
    status: z.enum(commentStatuses).default('pending'),
    documentId: z.uuid().optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      comments: z.array(studioCommentSchema),
      /** How many there are of each status. */
      counts: z.record(z.enum(commentStatuses), z.int()),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

const MOST_AT_ONCE = 100

const some = z.array(z.uuid()).min(1).max(MOST_AT_ONCE)

export const moderateComments = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/statuses',
  summary: 'Approves comments, calls them spam, puts them into the trash, or has them wait again.',
  access: 'comments.moderate',
  body: z.object({ ids: some, status: z.enum(commentStatuses) }),
  replies: { 200: z.object({ changed: z.int() }), 400: problemSchema },
})

export const deleteComments = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/deletions',
  summary:
    'Deletes comments for good, with the replies to them. Only from the trash and from spam.',
  access: 'comments.moderate',
  body: z.object({ ids: some }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const replyToComment = defineRoute({
  method: 'POST',
  path: '/api/studio/comments/{id}/replies',
  summary: 'Answers a comment in the name of the site, and approves it if it waits.',
  access: 'comments.moderate',
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: z.string().max(50_000) }),
  replies: { 200: commentSchema, 400: problemSchema, 404: problemSchema },
})

const blocklist = z.object({ entries: z.array(z.string().max(100)).max(500) })

export const readCommentBlocklist = defineRoute({
  method: 'GET',
  path: '/api/studio/comments/blocklist',
  summary: 'What the owner wants to read in no comment.',
  access: 'comments.read',
  replies: { 200: blocklist },
})

/** A word or a phrase, an email address, "@" and a domain, or an address of the network. */
export const setCommentBlocklist = defineRoute({
  method: 'PUT',
  path: '/api/studio/comments/blocklist',
  summary:
    'Sets what goes to spam unread: words, email addresses, domains after "@", network addresses.',
  access: 'comments.moderate',
  body: blocklist,
  replies: { 200: blocklist, 400: problemSchema },
})

const MOST_LIKES_ASKED = 100

export const readLikes = defineRoute({
  method: 'GET',
  path: '/api/likes',
  summary: 'How often items are liked now; `ids` are joined by commas.',
  access: 'anyone',
  query: z.object({
    ids: z
      .string()
      .max(MOST_LIKES_ASKED * 37)
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.uuid()).max(MOST_LIKES_ASKED)),
  }),
  replies: { 200: z.object({ likes: z.record(z.uuid(), z.int()) }) },
})

const likedSchema = z.object({ likeCount: z.int(), isLiked: z.boolean() })

export const like = defineRoute({
  method: 'POST',
  path: '/api/likes/{documentId}',
  summary: 'Likes an item; once, however often it is said.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'like',
  params: ofDocument,
  replies: { 200: likedSchema, 404: problemSchema },
})

export const unlike = defineRoute({
  method: 'DELETE',
  path: '/api/likes/{documentId}',
  summary: 'Takes a like back.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'like',
  params: ofDocument,
  replies: { 200: likedSchema, 404: problemSchema },
})
