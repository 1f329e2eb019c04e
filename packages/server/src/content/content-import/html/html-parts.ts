import { parsePlayerUrl } from '@vitrine/model'
import { decodeEntities, MAX_BLOCKS, MAX_SECTIONS } from '@vitrine/page'
import { HtmlScanner, type ScannedTag } from './html-scanner.ts'

/** A part of a body: what one block shows. */
export type HtmlPart =
  | { readonly kind: 'text'; readonly html: string }
  | {
      readonly kind: 'image'
      readonly source: string
      readonly alt: string
      /** The caption as HTML. */
      readonly caption: string
      readonly href: string
    }
  | { readonly kind: 'video'; readonly url: string }
  /** HTML or a shortcode without a block of ours, with the name of what it is. */
  | {
      readonly kind: 'foreign'
      readonly label: string
      readonly code: string
      readonly isShortcode: boolean
    }

/** The maximum number of parts of a body. */
export const MAX_PARTS = MAX_BLOCKS * MAX_SECTIONS
/** The maximum number of elements that a text after an image continues in, and of the characters of their tags. */
const MAX_OPEN = 100
const MAX_OPEN_LENGTH = 4_000

/** The elements that no text block holds, which are kept as code. */
const FOREIGN: ReadonlySet<string> = new Set(
  'audio canvas embed form iframe map math object script select style svg table video'.split(' '),
)
/** The elements without an end. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col hr img input link meta source track wbr'.split(' '),
)
/** The elements that a text after an image continues in. */
const CONTINUED: ReadonlySet<string> = new Set(
  'a b blockquote code del em i li mark ol s strong sub sup u ul'.split(' '),
)

/** Splits the HTML of a body into the parts of its blocks, in linear time. It stops soon after `MAX_PARTS`. */
export function splitHtml(html: string, { isWordPress = false } = {}): readonly HtmlPart[] {
  const splitter = new HtmlSplitter(html, isWordPress)
  splitter.run()
  return splitter.parts
}

interface OpenElement {
  readonly name: string
  readonly tag: string
  readonly href: string
}

class HtmlSplitter {
  readonly parts: HtmlPart[] = []
  readonly #scanner: HtmlScanner
  readonly #open: OpenElement[] = []
  #text = ''

  constructor(html: string, isWordPress: boolean) {
    this.#scanner = new HtmlScanner(html, { readsShortcodes: isWordPress })
  }

  run(): void {
    for (let token = this.#scanner.next(); token; token = this.#scanner.next()) {
      if (this.parts.length > MAX_PARTS) return
      if (token.kind === 'text') this.#text += token.text
      else if (token.kind === 'comment') this.#addComment(token.text)
      else if (token.kind === 'shortcode') this.#addShortcode(token)
      else this.#addTag(token.tag)
    }
    this.#endText()
  }

  #addTag(tag: ScannedTag): void {
    if (tag.name === 'img') return this.#addImage(tag, '')
    if (tag.name === 'noscript') return void this.#scanner.skipElement(tag)
    if (tag.isEnd) return this.#closeElement(tag)
    if (FOREIGN.has(tag.name)) return this.#addForeign(tag)
    if (tag.name === 'figure') return this.#addFigure(tag)
    this.#text += tag.source
    if (VOID.has(tag.name) || tag.source.endsWith('/>') || !CONTINUED.has(tag.name)) return
    if (this.#open.length === MAX_OPEN) return
    this.#open.push({ name: tag.name, tag: tag.source, href: tag.attributes.get('href') ?? '' })
  }

  #closeElement(tag: ScannedTag): void {
    if (FOREIGN.has(tag.name) || tag.name === 'figure') return
    this.#text += tag.source
    const at = this.#open.findLastIndex(({ name }) => name === tag.name)
    if (at >= 0) this.#open.splice(at)
  }

  #addForeign(tag: ScannedTag): void {
    const code = tag.source + this.#scanner.skipElement(tag)
    const source = tag.attributes.get('src') ?? ''
    const player = parsePlayerUrl(source.startsWith('//') ? `https:${source}` : source)
    if (tag.name === 'iframe' && player)
      return this.#addPart({
        kind: 'video',
        url: source.startsWith('//') ? `https:${source}` : source,
      })
    this.#addPart({ kind: 'foreign', label: tag.name, code, isShortcode: false })
  }

  /** Adds a figure: an image with its caption, or a player; others are read as if they were not there. */
  #addFigure(tag: ScannedTag): void {
    const inner = this.#scanner.peekFlatElement(tag)
    if (inner === undefined) return
    const scanner = new HtmlScanner(inner, { readsShortcodes: false })
    const images: ScannedTag[] = []
    let [isOther, caption] = [false, '']
    let [href, words] = ['', '']
    for (let token = scanner.next(); token; token = scanner.next()) {
      if (token.kind === 'text') words += token.text
      if (token.kind !== 'tag' || token.tag.isEnd) continue
      const { name, attributes } = token.tag
      if (name === 'img') images.push(token.tag)
      else if (name === 'a') href = attributes.get('href') ?? ''
      else if (name === 'figcaption')
        caption = stripEnd(scanner.skipElement(token.tag), 'figcaption')
      else if (FOREIGN.has(name)) isOther = true
    }
    const [image] = images
    const url = decodeEntities(words.trim())
    const isPlayer = images.length === 0 && !isOther && parsePlayerUrl(url) !== undefined
    if (!isPlayer && (!image || images.length > 1 || isOther)) return
    this.#scanner.skipElement(tag)
    if (image) this.#addImage(image, caption, href)
    else this.#addPart({ kind: 'video', url })
  }

  #addImage({ attributes }: ScannedTag, caption: string, href = this.#getHref()): void {
    const source = attributes.get('src')?.trim() || attributes.get('data-src')?.trim() || ''
    const isFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(href)
    const alt = attributes.get('alt')?.trim() ?? ''
    this.#addPart({ kind: 'image', source, alt, caption, href: isFile ? '' : href })
  }

  #getHref(): string {
    return this.#open.findLast(({ name }) => name === 'a')?.href ?? ''
  }

  /** Adds a comment, which is only of interest where it is a block of WordPress without HTML. */
  #addComment(text: string): void {
    const [, name] = /^<!--\s+wp:([a-z][\w/-]*)\s[\s\S]*\/-->$/.exec(text) ?? []
    if (name === undefined || name === 'separator' || name === 'spacer') return
    this.#addPart({ kind: 'foreign', label: `wp:${name}`, code: text, isShortcode: true })
  }

  #addShortcode({ name, attributes, content, source }: Shortcode): void {
    const address = (content || /(?:^|\s|")(https?:\/\/[^\s"'\]]+)/.exec(attributes)?.[1]) ?? ''
    if (/^(?:embed|youtube|vimeo|video|soundcloud)$/.test(name) && parsePlayerUrl(address.trim()))
      return this.#addPart({ kind: 'video', url: address.trim() })
    if (name === 'caption' || name === 'wp_caption') {
      const scanner = new HtmlScanner(content, { readsShortcodes: false })
      let words = ''
      let [image, href]: [ScannedTag | undefined, string] = [undefined, '']
      for (let token = scanner.next(); token; token = scanner.next()) {
        if (token.kind === 'text') words += token.text
        else if (token.kind === 'tag' && token.tag.name === 'img') image = token.tag
        else if (token.kind === 'tag' && token.tag.name === 'a' && !token.tag.isEnd)
          href = token.tag.attributes.get('href') ?? ''
      }
      if (image) return this.#addImage(image, words.trim(), href)
    }
    this.#addPart({ kind: 'foreign', label: `[${name}]`, code: source, isShortcode: true })
  }

  #addPart(part: HtmlPart): void {
    this.#endText()
    this.parts.push(part)
  }

  /** Ends the text so far; what follows continues in the elements that are open. */
  #endText(): void {
    const html = this.#text
    this.#text = ''
    for (const { tag } of this.#open)
      if (this.#text.length + tag.length <= MAX_OPEN_LENGTH) this.#text += tag
    if (hasContent(html)) this.parts.push({ kind: 'text', html })
  }
}

type Shortcode = Extract<NonNullable<ReturnType<HtmlScanner['next']>>, { kind: 'shortcode' }>

function stripEnd(html: string, name: string): string {
  return html.replace(new RegExp(`</${name}\\s*>$`, 'i'), '')
}

/** Returns whether HTML shows anything: words, or a rule. */
function hasContent(html: string): boolean {
  return (
    /<hr[\s/>]/i.test(html) ||
    html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&nbsp;|&#160;|\s/g, '') !== ''
  )
}
