import { fileKinds, fileProcessingStates, MAX_IMAGE_BYTES, MAX_PART_BYTES } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('files')

const focalPointSchema = z.object({ x: z.number(), y: z.number() })

const colorSchema = z.string().regex(/^[0-9a-f]{6}$/)

/** The properties that only images have. @see platform spec §3 "Template context entities" */
export const imageDetailsSchema = z.object({
  width: z.int(),
  height: z.int(),
  originalSize: z.string(),
  systemDataVariants: z.string(),
  isMoving: z.boolean(),
  altText: z.string(),
  /** Whether the image is decoration, which screen readers skip. */
  isDecorative: z.boolean(),
  mediaFocalPoint: focalPointSchema,
  colorData: z.object({
    topLeftAverage: colorSchema,
    topRightAverage: colorSchema,
    bottomLeftAverage: colorSchema,
    bottomRightAverage: colorSchema,
    centerAverage: colorSchema,
    /** The specification's fifth corner, which has no name: the average of the four. */
    suggestedBgColor: colorSchema,
  }),
})

/** A file of the site: an image, audio, video, a document or any download. */
export const fileSchema = z.object({
  id: z.uuid(),
  /** The URL. Of an image, `?format=500w` returns a copy of that width. It changes if the file is replaced. */
  url: z.string(),
  filename: z.string(),
  kind: z.enum(fileKinds),
  /** The type, detected by content. */
  contentType: z.string(),
  /** The size of the file as it is served, in bytes. */
  byteSize: z.int(),
  createdAt: z.string(),
  /** Null unless the file is an image. */
  image: imageDetailsSchema.nullable(),
})

export type LibraryFile = z.output<typeof fileSchema>

/** A file in the list, with the number of products and documents that use it. */
export const listedFileSchema = fileSchema.extend({ uses: z.int() })

export type ListedFile = z.output<typeof listedFileSchema>

export const fileUploadSchema = z.object({
  id: z.uuid(),
  /** `receiving` until all parts have arrived and the upload is finished. */
  state: z.enum(['receiving', ...fileProcessingStates]),
  filename: z.string(),
  /** The declared size; null for a file that was sent at once. */
  byteSize: z.int().nullable(),
  /** The number of bytes that have arrived: the next part begins there. */
  offset: z.int(),
  /** The file of the library once the upload is complete; else null. */
  file: fileSchema.nullable(),
  /** The id of the file if it is private and the upload is complete; else null. */
  privateFileId: z.uuid().nullable(),
  /** The error message of a failed or canceled upload; else null. */
  message: z.string().nullable(),
})

export type FileUpload = z.output<typeof fileUploadSchema>

/** A product or document that uses a file. */
export const fileUserSchema = z.object({
  /** `product`, or the kind of a document. */
  kind: z.string(),
  id: z.uuid(),
  title: z.string(),
  /** Whether it is in the trash, from where it can be restored. */
  isInTrash: z.boolean(),
})

export type FileUser = z.output<typeof fileUserSchema>

const params = z.object({ id: z.uuid() })

/** A caption, whose first 250 characters without tags become the alternative text of an image. */
const description = z.string().max(100_000).optional()

export const uploadFile = defineRoute({
  method: 'POST',
  path: '/api/studio/files',
  summary:
    'Uploads a file of up to 20 MB at once. Its type is detected by content. Processing that takes more than a few seconds continues; read its state by id.',
  access: 'files.write',
  encoding: 'multipart',
  limit: 'upload',
  bodyLimit: MAX_IMAGE_BYTES,
  body: z.object({
    file: z.file({ error: 'The file is missing. Send it as form field “file”.' }),
    description,
  }),
  replies: { 200: fileUploadSchema, 413: problemSchema, 422: problemSchema },
})

export const createUpload = defineRoute({
  method: 'POST',
  path: '/api/studio/files/uploads',
  summary: 'Begins the upload of a file in parts, which can be resumed for a week.',
  access: 'files.write',
  limit: 'upload',
  body: z.object({
    filename: z.string().max(1_000),
    byteSize: z.int().min(1),
    description,
    /** The file that this one replaces wherever it is used. */
    replaces: z.uuid().optional(),
    /** Whether the file is for buyers alone: it has no URL, and is not in the library. Buyers get its exact bytes. */
    isPrivate: z.boolean().optional(),
  }),
  replies: {
    200: fileUploadSchema,
    404: problemSchema,
    409: problemSchema,
    413: problemSchema,
    507: problemSchema,
  },
  repeatable: true,
  changesNothing: true,
})

export const appendUpload = defineRoute({
  method: 'PUT',
  path: '/api/studio/files/uploads/{id}',
  summary:
    'Appends the next part. Bytes that arrived before a connection was cut are stored: `offset` says how many.',
  access: 'files.write',
  encoding: 'stream',
  bodyLimit: MAX_PART_BYTES,
  params,
  query: z.object({
    /** The position in the file at which the part begins. */
    offset: z.coerce.number().int().min(0),
  }),
  replies: { 200: fileUploadSchema, 404: problemSchema, 409: problemSchema, 413: problemSchema },
  changesNothing: true,
})

export const finishUpload = defineRoute({
  method: 'POST',
  path: '/api/studio/files/uploads/{id}/finish',
  summary: 'Processes a file whose parts have all arrived.',
  access: 'files.write',
  params,
  replies: {
    200: fileUploadSchema,
    404: problemSchema,
    409: problemSchema,
    413: problemSchema,
    422: problemSchema,
  },
})

export const fetchImage = defineRoute({
  method: 'POST',
  path: '/api/studio/files/address',
  summary: 'Fetches an image from a public server on the standard ports, within 20 seconds.',
  access: 'files.write',
  limit: 'upload',
  body: z.object({ url: z.string().max(4_000), description }),
  replies: { 200: fileUploadSchema, 413: problemSchema, 422: problemSchema },
})

export const readUpload = defineRoute({
  method: 'GET',
  path: '/api/studio/files/uploads/{id}',
  summary: 'Returns the state of an upload.',
  access: 'files.write',
  params,
  replies: { 200: fileUploadSchema, 404: problemSchema },
})

export const cancelUpload = defineRoute({
  method: 'DELETE',
  path: '/api/studio/files/uploads/{id}',
  summary: 'Cancels an upload. A completed file stays.',
  access: 'files.write',
  params,
  replies: { 200: fileUploadSchema, 404: problemSchema },
  changesNothing: true,
})

export const listFiles = defineRoute({
  method: 'GET',
  path: '/api/studio/files',
  summary: 'Lists the files of the site, with the number of files for each filter.',
  access: 'files.read',
  query: z.object({
    cursor: z.string().max(200).optional(),
    /** Words of the file name or of the alternative text. */
    search: z.string().max(200).optional(),
    kind: z.enum(fileKinds).optional(),
    filter: z.enum(['unused', 'no-alt-text']).optional(),
    sort: z.enum(['newest', 'oldest', 'name', 'largest']).default('newest'),
  }),
  replies: {
    200: z.object({
      files: z.array(listedFileSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
      /** The numbers of all files of the site, whatever the search. */
      counts: z.object({
        all: z.int(),
        unused: z.int(),
        noAltText: z.int(),
        byteSize: z.int(),
      }),
    }),
  },
})

export const readFile = defineRoute({
  method: 'GET',
  path: '/api/studio/files/{id}',
  summary:
    'Returns a file and the content that uses it, as far as the staff member may read that content.',
  access: 'files.read',
  params,
  replies: {
    200: z.object({ file: fileSchema, users: z.array(fileUserSchema) }),
    404: problemSchema,
  },
})

export const describeFile = defineRoute({
  method: 'PUT',
  path: '/api/studio/files/{id}',
  summary: 'Updates the name of a file, and the alternative text and the focal point of an image.',
  access: 'files.write',
  params,
  body: z.object({
    filename: z.string().max(200).optional(),
    altText: z.string().max(1_000).optional(),
    isDecorative: z.boolean().optional(),
    /** Fractions of width and height, from 0 to 1; invalid values are rejected with 422. */
    mediaFocalPoint: z
      .unknown()
      .meta({
        type: 'object',
        properties: { x: { type: 'number' }, y: { type: 'number' } },
        required: ['x', 'y'],
      })
      .optional(),
  }),
  replies: { 200: fileSchema, 404: problemSchema, 422: problemSchema },
})

export const deleteFile = defineRoute({
  method: 'DELETE',
  path: '/api/studio/files/{id}',
  summary:
    'Permanently deletes a file. Rejected while content uses it; the error lists that content.',
  access: 'files.delete',
  params,
  replies: {
    200: z.object({}),
    404: problemSchema,
    409: problemSchema.extend({ users: z.array(fileUserSchema).optional() }),
  },
})
