import { richTextSchema } from '@vitrine/page'
import { z } from 'zod'
import { mapRichLinks } from './rich-content.ts'

/** A link: a URL, or a path of the site that begins with "/". */
const link = z.string()

const image = z.object({
  /** A path of the site. */
  path: z.string(),
  alt: z.string(),
  /** The size in pixels at which it is stored. */
  width: z.number(),
  height: z.number(),
})

/** The parts of emails that staff write. */
export const contentSchemas = [
  /** The text that email programs show beside the subject. The email itself does not show it. */
  z.object({ preview: z.string() }),
  z.object({ heading: z.string() }),
  /** A text with formats: paragraphs, headings, lists, quotes. */
  z.object({ rich: richTextSchema }),
  /** A paragraph of runs, some of them links. Emails that were created before texts had formats have it. */
  z.object({ runs: z.array(z.object({ text: z.string(), link: link.optional() })) }),
  z.object({ image: image.extend({ link: link.optional() }) }),
  z.object({ button: z.object({ label: z.string(), link }) }),
  /** Something to buy, with its price and an image that leads to it. */
  z.object({
    offer: z.object({ title: z.string(), price: z.string(), link, image: image.optional() }),
  }),
  z.object({ divider: z.literal(true) }),
] as const

const contentSchema = z.union(contentSchemas)

/** A part of an email that staff write. */
export type ContentPart = z.output<typeof contentSchema>

/** Makes the links and images of a part work outside the site: a path belongs to the site. */
export function resolveLinks(part: ContentPart, origin: string): ContentPart {
  const resolve = (link: string) => (link.startsWith('/') ? `${origin}${link}` : link)
  const linked = mapLinks(part, resolve)
  if ('image' in linked) return { image: { ...linked.image, path: resolve(linked.image.path) } }
  if ('offer' in linked && linked.offer.image) {
    const { image, ...offer } = linked.offer
    return { offer: { ...offer, image: { ...image, path: resolve(image.path) } } }
  }
  return linked
}

/** Changes the links of a part that a reader follows. */
export function mapLinks(part: ContentPart, change: (link: string) => string): ContentPart {
  if ('rich' in part) return { rich: mapRichLinks(part.rich, change) }
  if ('runs' in part)
    return {
      runs: part.runs.map(({ text, link }) => ({
        text,
        ...(link !== undefined && { link: change(link) }),
      })),
    }
  if ('button' in part) return { button: { ...part.button, link: change(part.button.link) } }
  if ('image' in part) {
    const { link, ...image } = part.image
    return { image: { ...image, ...(link !== undefined && { link: change(link) }) } }
  }
  if ('offer' in part) return { offer: { ...part.offer, link: change(part.offer.link) } }
  return part
}

/** Returns whether a part is one that staff write. */
export function isContentPart(part: object): part is ContentPart {
  return CONTENT_KEYS.some((key) => key in part)
}

const CONTENT_KEYS = [
  'preview',
  'heading',
  'rich',
  'runs',
  'image',
  'button',
  'offer',
  'divider',
] as const
