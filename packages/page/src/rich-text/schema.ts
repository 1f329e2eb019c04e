import * as z from 'zod/mini'
import { linkSchema } from '../document/common.ts'

/** A mark; `color` names a color of the site's palette. */
const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('code') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ to: linkSchema }) }),
  z.strictObject({
    type: z.literal('color'),
    attrs: z.strictObject({ token: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)) }),
  }),
])

const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(100_000)),
  marks: z.optional(z.array(markSchema).check(z.maxLength(7))),
})

const inlineSchema = z.discriminatedUnion('type', [
  textSchema,
  z.strictObject({ type: z.literal('hardBreak') }),
])

const align = z.optional(z.enum(['left', 'center', 'right', 'justify']))
const inlines = z.optional(z.array(inlineSchema))

/** A node of a text. The editor gives nodes an `id`, by which merges identify paragraphs. */
export interface RichNode {
  readonly type: string
  readonly id?: string | undefined
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly content?: readonly (RichNode | RichInline)[] | undefined
}

export type RichMark = z.output<typeof markSchema>
export type RichInline = z.output<typeof inlineSchema>

const nodeId = z.optional(z.string().check(z.maxLength(40)))

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  id: nodeId,
  attrs: z.optional(z.strictObject({ align })),
  content: inlines,
})
const heading = z.strictObject({
  type: z.literal('heading'),
  id: nodeId,
  attrs: z.strictObject({ level: z.int().check(z.minimum(1), z.maximum(4)), align }),
  content: inlines,
})
const preformatted = z.strictObject({ type: z.literal('codeBlock'), id: nodeId, content: inlines })
const rule = z.strictObject({ type: z.literal('horizontalRule'), id: nodeId })

/** The nodes inside lists and quotations; lazy, since they contain each other. */
const blockNodes = z.array(z.lazy(() => blockNode))

const listItem = z.strictObject({ type: z.literal('listItem'), id: nodeId, content: blockNodes })

const bulletList = z.strictObject({
  type: z.literal('bulletList'),
  id: nodeId,
  content: z.array(listItem),
})
const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  id: nodeId,
  attrs: z.optional(z.strictObject({ start: z.optional(z.int()) })),
  content: z.array(listItem),
})
const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  id: nodeId,
  content: blockNodes,
})

const blockNode: z.ZodMiniType<RichNode> = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  preformatted,
  rule,
])

/** A rich text as the editor writes it, without HTML. @see EDITOR "RichDoc" */
export const richTextSchema = z.strictObject({
  type: z.literal('doc'),
  content: z.array(blockNode).check(z.maxLength(5_000)),
})

export type RichText = z.output<typeof richTextSchema>
