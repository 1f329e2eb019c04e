import { systemPageTypes } from '@vitrine/model'
import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import {
  announcementBarSchema,
  blockSchema,
  footerSchema,
  headerSchema,
  languageTagSchema,
  sectionSchema,
} from './documents.ts'
import { problemSchema } from './problem.ts'
import { productSchema } from './catalog/products.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('canvas')

const elementId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** As long as `@vitrine/page` allows. */
const codePart = z.string().max(20_000).optional()
const codeSchema = z.strictObject({ head: codePart, foot: codePart })

const renderedSchema = z.object({ id: elementId, html: z.string() })

export const renderCanvasBlocks = defineRoute({
  method: 'POST',
  path: '/api/studio/canvas/blocks',
  summary:
    'Renders sections and blocks of a draft that is not saved yet, as the canvas shows them. Nothing is saved.',
  access: 'content.read',
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    documentId: z.uuid(),
    /** The language; defaults to the site's own. */
    locale: languageTagSchema.optional(),
    /** The unsaved content. Sections that are not rendered may be sent without their blocks. */
    content: z.object({
      sections: z.array(sectionSchema).max(60),
      blocks: z.record(elementId, blockSchema),
      /** The elements of a header and footer, whose sections these are. */
      header: headerSchema.optional(),
      footer: footerSchema.optional(),
    }),
    /** The ids of the sections to render as a whole. */
    sections: z.array(elementId).max(60),
    /** The ids of the blocks to render in their cells. */
    blocks: z.array(elementId).max(600),
    /** Whether to render the page around its content, too. */
    around: z.boolean().optional(),
    /** The unsaved announcement; defaults to that of the draft. */
    announcementBar: announcementBarSchema.optional(),
    /** The unsaved code of the page, and that of every page; each defaults to that of the draft. */
    code: codeSchema.optional(),
    siteCode: codeSchema.optional(),
  }),
  replies: {
    200: z.object({
      sections: z.array(renderedSchema),
      /** The cells; the HTML is empty if a block shows nothing. */
      blocks: z.array(renderedSchema),
      /** The styles of all blocks that were sent, without the layout of the sections. */
      css: z.string(),
      /** The answers of the site to the blocks, as JSON: the editor renders them with it when they change. */
      facts: z.string(),
      /** The page without its content, if it was requested. */
      around: z.string().optional(),
    }),
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
  changesNothing: true,
})

export const createSystemPage = defineRoute({
  method: 'POST',
  path: '/api/studio/system-pages',
  summary:
    'Creates the draft of a page that the platform shows, with the texts that visitors see without it. A site has one page of each type.',
  access: 'content.edit',
  body: z.strictObject({ type: z.enum(systemPageTypes) }),
  replies: { 200: z.object({ id: z.string() }), 409: problemSchema },
})

export const previewProduct = defineRoute({
  method: 'POST',
  path: '/api/studio/products/preview',
  summary:
    'Renders the page of a product as it would be if it were saved and active. Nothing is saved.',
  access: 'products.write',
  bodyLimit: 4 * 1024 * 1024,
  body: z.strictObject({
    /** The saved product that this is a change of; absent for a new one. */
    id: z.uuid().optional(),
    product: productSchema,
    /** The tag of the language of the page; by default the site's own. */
    locale: z.string().max(100).optional(),
  }),
  replies: {
    200: z.object({ html: z.string() }),
    400: problemSchema,
    404: problemSchema,
    422: problemSchema,
  },
  changesNothing: true,
})
