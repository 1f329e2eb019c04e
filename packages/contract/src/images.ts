import { fileProcessingStates, MAX_PICTURE_BYTES } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const focalPointSchema = z.object({ x: z.number(), y: z.number() })

const colorSchema = z.string().regex(/^[0-9a-f]{6}$/)

/** @see platform spec §3 "Template context entities" */
export const imageSchema = z.object({
  id: z.uuid(),
  /** `?format=500w` asks for a copy of that width. */
  url: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Of what is served as the whole picture. */
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
  /** When it is complete. */
  image: imageSchema.nullable(),
  /** What is said of it when it failed or was cancelled. */
  message: z.string().nullable(),
})

export type ImageUpload = z.output<typeof imageUploadSchema>

/** Where a picture is shown. */
export const imageUserSchema = z.object({
  /** `product`, or the kind of a document. */
  kind: z.string(),
  id: z.uuid(),
  title: z.string(),
  /** In the trash: it would be shown again when that comes back. */
  isInTrash: z.boolean(),
})

export type ImageUser = z.output<typeof imageUserSchema>

const params = z.object({ id: z.uuid() })

export const uploadImage = defineRoute({
  method: 'POST',
  path: '/api/studio/images',
  summary:
    'Takes in a picture: JPEG, PNG, WebP, AVIF, GIF or SVG, known by its bytes. What takes longer than some seconds goes on, and is asked for by its id.',
  access: 'images.write',
  encoding: 'multipart',
  limit: 'upload',
  bodyLimit: MAX_PICTURE_BYTES,
  body: z.object({
    file: z.file({ error: 'There is no file in the form: its name is “file”.' }),
    /** A caption it had elsewhere: its first 250 characters, without tags, stand for the picture. */
    description: z.string().max(100_000).optional(),
  }),
  replies: { 200: imageUploadSchema, 413: problemSchema, 422: problemSchema },
})

export const fetchImage = defineRoute({
  method: 'POST',
  path: '/api/studio/images/address',
  summary:
    'Takes in a picture that stands on another server: one of the public internet, on its usual ports, within 20 seconds.',
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
  summary: 'What became of a picture that was sent.',
  access: 'images.write',
  params,
  replies: { 200: imageUploadSchema, 404: problemSchema },
})

export const cancelImageUpload = defineRoute({
  method: 'DELETE',
  path: '/api/studio/images/uploads/{id}',
  summary: 'Gives up a picture that is still worked on; one that is there already stays.',
  access: 'images.write',
  params,
  replies: { 200: imageUploadSchema, 404: problemSchema },
})

export const listImages = defineRoute({
  method: 'GET',
  path: '/api/studio/images',
  summary: 'The pictures of the site, the newest first.',
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
  summary: 'One picture, and where it is shown.',
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
  summary:
    'Says how a picture is called, what stands for it, and what stays in sight when it is cropped.',
  access: 'images.write',
  params,
  body: z.object({
    filename: z.string().max(200).optional(),
    altText: z.string().max(1_000).optional(),
    /** Shares of width and height, from 0 to 1. What is none is refused with 422. */
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
    'Takes a picture away for good. Where it is shown it stays, and the refusal says where that is.',
  access: 'images.delete',
  params,
  replies: {
    200: z.object({}),
    404: problemSchema,
    409: problemSchema.extend({ users: z.array(imageUserSchema).optional() }),
  },
})
