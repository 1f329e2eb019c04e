import sax, { type QualifiedTag, type Tag } from 'sax'
import type { ContentFile, SourceRemark } from '../entry.ts'
import { StrayAmpersands } from './stray-ampersands.ts'

/** A WXR element that repeats or has attributes: a category, a custom field. */
interface WxrPart {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The texts of its children, or its own under an empty name. */
  readonly texts: Readonly<Record<string, string>>
}

/** An item of a WXR file, or an author of its head. */
export interface WxrItem {
  readonly kind: 'item' | 'author'
  readonly line: number
  /** The texts of its children; a repeated one has the first. */
  readonly texts: Readonly<Record<string, string>>
  readonly parts: readonly WxrPart[]
  /** Whether a text was cut at `MAX_TEXT_LENGTH`. */
  readonly isCut: boolean
}

export type WxrEvent =
  | { readonly kind: 'item'; readonly item: WxrItem }
  | { readonly kind: 'channel'; readonly name: string; readonly text: string }
  | { readonly kind: 'remark'; readonly remark: SourceRemark }

/** The maximum length of one text of an item, in characters. */
const MAX_TEXT_LENGTH = 4_000_000
/** The maximum number of parts of an item, such as comments and custom fields. */
const MAX_PARTS = 20_000
/** The number of damaged places that are reported. */
const MAX_REMARKS = 10

/**
 * Parses a WXR file as it arrives, one item at a time. A document type is skipped and its entities are not expanded;
 * damaged XML is reported and read on from.
 */
export async function* parseWxrItems(file: ContentFile): AsyncGenerator<WxrEvent> {
  const parser = new ItemParser()
  const decoder = new TextDecoder()
  const ampersands = new StrayAmpersands()
  for await (const chunk of file.open()) {
    parser.write(ampersands.write(decoder.decode(chunk, { stream: true })))
    yield* parser.take()
  }
  parser.write(ampersands.write(decoder.decode()) + ampersands.end())
  parser.end()
  yield* parser.take()
}

type MutablePart = WxrPart & { readonly texts: Record<string, string> }

type MutableItem = WxrItem & {
  readonly texts: Record<string, string>
  readonly parts: MutablePart[]
}

/** Returns attributes as texts: without namespaces, the parser gives no other. */
function toTexts(attributes: Tag['attributes'] | QualifiedTag['attributes']) {
  const texts = Object.entries(attributes).map(([name, value]) => {
    return [name, typeof value === 'string' ? value : value.value] as const
  })
  return Object.fromEntries(texts)
}

class ItemParser {
  readonly #parser = sax.parser(true, { position: true })
  readonly #path: string[] = []
  #events: WxrEvent[] = []
  #damages = 0
  #item: MutableItem | undefined
  #part: MutablePart | undefined
  #pieces: string[] = []
  #length = 0
  #isCut = false

  constructor() {
    this.#parser.onopentag = ({ name, attributes }) => this.#open(name, toTexts(attributes))
    this.#parser.onclosetag = (name) => this.#close(name)
    this.#parser.ontext = (text) => this.#addText(text)
    this.#parser.oncdata = (text) => this.#addText(text)
    this.#parser.onerror = (error) => {
      this.#parser.resume()
      this.#damages += 1
      if (this.#damages <= MAX_REMARKS) this.#remark(`damaged XML: ${describe(error)}`)
    }
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  /** Ends the file. An item that it cuts off is reported. */
  end(): void {
    if (this.#path.length > 0)
      this.#remark(
        this.#item
          ? `the file ends inside the item that begins at line ${this.#item.line}, which is skipped`
          : 'the file ends before its last element is closed',
      )
    const more = this.#damages - MAX_REMARKS
    if (more > 0) this.#remark(`damaged XML in ${more} more places`)
  }

  /** Returns the events since the last call. */
  take(): readonly WxrEvent[] {
    const events = this.#events
    this.#events = []
    return events
  }

  #remark(message: string): void {
    const remark = { line: this.#parser.line + 1, path: null, message }
    this.#events.push({ kind: 'remark', remark })
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name)
    this.#startText()
    if (this.#path.length === 3 && (name === 'item' || name === 'wp:author')) {
      const kind = name === 'item' ? 'item' : 'author'
      const line = this.#parser.line + 1
      this.#item = { kind, line, texts: {}, parts: [], isCut: false }
      this.#isCut = false
    } else if (this.#item && this.#path.length === 4) {
      this.#part = { name, attributes, texts: {} }
    }
  }

  #close(name: string): void {
    const text = this.#pieces.join('')
    const depth = this.#path.length
    this.#path.pop()
    this.#startText()
    const item = this.#item
    if (!item) {
      if (depth === 3) this.#events.push({ kind: 'channel', name, text: text.trim() })
      return
    }
    if (depth === 3) {
      this.#events.push({ kind: 'item', item: { ...item, isCut: this.#isCut } })
      this.#item = undefined
    } else if (depth === 4) this.#endPart(item, text)
    else if (depth === 5 && this.#part) this.#part.texts[name] ??= text
  }

  #endPart(item: MutableItem, text: string): void {
    const part = this.#part
    this.#part = undefined
    if (!part) return
    const isRepeated = /^(?:category|wp:postmeta|wp:comment)$/.test(part.name)
    if (!isRepeated) item.texts[part.name] ??= text
    else if (item.parts.length < MAX_PARTS) {
      part.texts[''] = text
      item.parts.push(part)
    }
  }

  #startText(): void {
    this.#pieces = []
    this.#length = 0
  }

  #addText(text: string): void {
    const room = MAX_TEXT_LENGTH - this.#length
    if (text.length > room) this.#isCut = true
    if (room <= 0) return
    this.#pieces.push(text.slice(0, room))
    this.#length += Math.min(text.length, room)
  }
}

/** Returns the first line of an error of the parser, which goes on with a position. */
function describe({ message }: Error): string {
  const [first = ''] = message.split('\n')
  return first.toLowerCase()
}
