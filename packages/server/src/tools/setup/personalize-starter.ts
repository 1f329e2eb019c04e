import { isObject, type Json, type JsonObject } from '@vitrine/page'
import type { Starter } from '../starters/index.ts'

/** The facts that the owner gives of the site; an empty text is none. */
export interface SiteFacts {
  readonly title: string
  readonly tagLine: string
}

/**
 * Writes the title of the site into the first heading of the starter's home page, and the tag line into the paragraph
 * below it. The block is no placeholder any more once both are the owner's.
 */
export function personalizeStarter(starter: Starter, facts: SiteFacts): Starter {
  const { language } = starter
  return {
    ...starter,
    documents: starter.documents.map((document) => {
      const draft = document.draft as JsonObject // the file was parsed as JSON
      const isHome = document.kind === 'page' && getSlug(draft, language) === ''
      return isHome ? { ...document, draft: personalizeHome(draft, language, facts) } : document
    }),
  }
}

function getSlug(draft: JsonObject, language: string): Json | undefined {
  return toObject(toObject(draft['meta'])[language])['slug']
}

function personalizeHome(draft: JsonObject, language: string, facts: SiteFacts): JsonObject {
  const blocks = Object.entries(toObject(draft['blocks'])).map(([id, block]) => {
    return [id, personalizeBlock(toObject(block), language, facts)] as const
  })
  return { ...draft, blocks: Object.fromEntries(blocks) }
}

/** Changes a placeholder whose text begins with the heading of the page; returns other blocks as they are. */
function personalizeBlock(
  block: JsonObject,
  language: string,
  { title, tagLine }: SiteFacts,
): JsonObject {
  const texts = toObject(block['text'])
  const text = toObject(texts[language])
  const body = toObject(text['body'])
  const [heading, ...others] = toArray(body['content'])
  if (block['placeholder'] !== true || !isPageHeading(heading)) return block
  const [paragraph, ...rest] = others
  const line = tagLine === '' ? paragraph : withText(paragraph, tagLine)
  const content = [withText(heading, title), ...(line === undefined ? [] : [line]), ...rest]
  const { placeholder, ...own } = block
  const isOwn = paragraph === undefined || (tagLine !== '' && rest.length === 0)
  return {
    ...(isOwn ? own : { ...own, placeholder }),
    text: { ...texts, [language]: { ...text, body: { ...body, content } } },
  }
}

function isPageHeading(node: Json | undefined): boolean {
  const { type, attrs } = toObject(node)
  return type === 'heading' && toObject(attrs)['level'] === 1
}

/** Returns a node of rich text with one run of plain text. */
function withText(node: Json | undefined, text: string): Json {
  return { ...toObject(node), content: [{ type: 'text', text }] }
}

function toObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function toArray(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}
