import { fileProcessingStates, MAX_IMAGE_BYTES } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('images')

const focalPointSchema = z.object({ x: z.number(), y: z.number() })

const colorSchema = z.string().regex(/^[0-9a-f]{6}$/)

/** An image of the site. @see platform spec §3 "Template context entities" */
export const imageSchema = z.object({
  id: z.uuid(),
  /** The URL; `?format=500w` returns a copy of that width. */
  url: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** The size of the original as it is served, in bytes. */
  byteSize: z.int(),
  width: z.int(),
  height: z.int(),
  originalSize: z.string(),
  systemDataVariants: z.string(),
  isMoving: z.boolean(),
  altText: z.string(),
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
  createdAt: z.string(),
})

export type Image = z.output<typeof imageSchema>

export const imageUploadSchema = z.object({
  id: z.uuid(),
  state: z.enum(fileProcessingStates),
  filename: z.string(),
  /** The image once the upload is complete; else null. */
  image: imageSchema.nullable(),
  /** The error message of a failed or canceled upload; else null. */
  message: z.string().nullable(),
})

export type ImageUpload = z.output<typeof imageUploadSchema>

/** A product or document that shows an image. */
export const imageUserSchema = z.object({
  /** `product`, or the kind of a document. */
  kind: z.string(),
  id: z.uuid(),
  title: z.string(),
  /** Whether it is in the trash, from where it can be restored. */
  isInTrash: z.boolean(),
})

export type ImageUser = z.output<typeof imageUserSchema>

const params = z.object({ id: z.uuid() })

export const uploadImage = defineRoute({
  method: 'POST',
  path: '/api/studio/images',
  summary:
    'Uploads an image: JPEG, PNG, WebP, AVIF, GIF or SVG, detected by content. Processing that takes more than a few seconds continues; read its state by id.',
  access: 'images.write',
  encoding: 'multipart',
  limit: 'upload',
  bodyLimit: MAX_IMAGE_BYTES,
  body: z.object({
    file: z.file({ error: 'The file is missing. Send it as form field “file”.' }),
    /** A caption, whose first 250 characters without tags become the alternative text. */
    description: z.string().max(100_000).optional(),
  }),
  replies: { 200: imageUploadSchema, 413: problemSchema, 422: problemSchema },
})

export const fetchImage = defineRoute({
  method: 'POST',
  path: '/api/studio/images/address',
  summary: 'Fetches an image from a public server on the standard ports, within 20 seconds.',
  access: 'images.write',
  limit: 'upload',
  body: z.object({
    url: z.string().max(4_000),
    description: z.string().max(100_000).optional(),
  }),
  replies: { 200: imageUploadSchema, 413: problemSchema, 422: problemSchema },
})

export const readImageUpload = defineRoute({
  method: 'GET',
  path: '/api/studio/images/uploads/{id}',
  summary: 'Returns the state of an upload.',
  access: 'images.write',
  params,
  replies: { 200: imageUploadSchema, 404: problemSchema },
})

export const cancelImageUpload = defineRoute({
  method: 'DELETE',
  path: '/api/studio/images/uploads/{id}',
  summary: 'Cancels an upload that is being processed. A completed image stays.',
  access: 'images.write',
  params,
  replies: { 200: imageUploadSchema, 404: problemSchema },
})

export const listImages = defineRoute({
  method: 'GET',
  path: '/api/studio/images',
  summary: 'Lists the images of the site, newest first.',
  access: 'images.read',
  query: z.object({ cursor: z.string().max(200).optional() }),
  replies: {
    200: z.object({
      images: z.array(imageSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})

export const readImage = defineRoute({
  method: 'GET',
  path: '/api/studio/images/{id}',
  summary:
    'Returns an image and the content that shows it, as far as the staff member may read that content.',
  access: 'images.read',
  params,
  replies: {
    200: z.object({ image: imageSchema, users: z.array(imageUserSchema) }),
    404: problemSchema,
  },
})

export const describeImage = defineRoute({
  method: 'PUT',
  path: '/api/studio/images/{id}',
  summary: 'Updates the file name, alternative text and focal point of an image.',
  access: 'images.write',
  params,
  body: z.object({
    filename: z.string().max(200).optional(),
    altText: z.string().max(1_000).optional(),
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
  replies: { 200: imageSchema, 404: problemSchema, 422: problemSchema },
})

export const deleteImage = defineRoute({
  method: 'DELETE',
  path: '/api/studio/images/{id}',
  summary:
    'Permanently deletes an image. Rejected while content shows it; the error lists that content.',
  access: 'images.delete',
  params,
  replies: {
    200: z.object({}),
    404: problemSchema,
    409: problemSchema.extend({ users: z.array(imageUserSchema).optional() }),
  },
})
