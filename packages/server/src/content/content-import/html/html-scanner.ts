import { tokenizeHtml } from '@vitrine/page'

/** A tag with its text in the source. */
export interface ScannedTag {
  readonly name: string
  readonly isEnd: boolean
  readonly source: string
  readonly attributes: ReadonlyMap<string, string>
}

type Scanned =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'tag'; readonly tag: ScannedTag }
  | {
      readonly kind: 'shortcode'
      readonly name: string
      readonly attributes: string
      readonly content: string
      readonly source: string
    }

/** Scans HTML with its source text, and on request the shortcodes of WordPress, in linear time. */
export class HtmlScanner {
  readonly #html: string
  readonly #readsShortcodes: boolean
  /** The texts of which no more follow, so that they are searched for once. */
  readonly #absent = new Set<string>()
  #lower: string | undefined
  #at = 0

  constructor(html: string, { readsShortcodes }: { readonly readsShortcodes: boolean }) {
    this.#html = html
    this.#readsShortcodes = readsShortcodes
  }

  /** Returns the next token; undefined at the end. */
  next(): Scanned | undefined {
    const html = this.#html
    if (this.#at >= html.length) return undefined
    const found = this.#readMarkup()
    if (found) return found
    const pattern = this.#readsShortcodes ? /<(?=[a-z!/])|\[(?=[a-z])/gi : /<(?=[a-z!/])/gi
    pattern.lastIndex = this.#at + 1
    const end = pattern.exec(html)?.index ?? html.length
    const text = html.slice(this.#at, end)
    this.#at = end
    return { kind: 'text', text }
  }

  /** Returns what an element has inside, without its end, and does not move. */
  peekElement({ name }: ScannedTag): string {
    return this.#html.slice(this.#at, this.#findEnd(name).start)
  }

  /**
   * Returns what an element has inside, as `peekElement` does. Returns undefined if another element of its
   * name begins inside it, which is found without searching for the end.
   */
  peekFlatElement({ name }: ScannedTag): string | undefined {
    this.#lower ??= this.#html.toLowerCase()
    const tags = createTagPattern(name)
    tags.lastIndex = this.#at
    const found = tags.exec(this.#lower)
    return found?.[1] === '/' ? this.#html.slice(this.#at, found.index) : undefined
  }

  /** Moves behind the end of an element. Returns the source from its start tag on. */
  skipElement({ name, source }: ScannedTag): string {
    if (source.endsWith('/>') || name === 'embed') return ''
    const { end } = this.#findEnd(name)
    const skipped = this.#html.slice(this.#at, end)
    this.#at = end
    return skipped
  }

  #readMarkup(): Scanned | undefined {
    const html = this.#html
    if (html[this.#at] === '[') return this.#readsShortcodes ? this.#readShortcode() : undefined
    if (html[this.#at] !== '<') return undefined
    if (html.startsWith('<!', this.#at)) {
      const isComment = html.startsWith('<!--', this.#at)
      const close = isComment ? '-->' : '>'
      const end = this.#find(close, this.#at + 2)
      const text = html.slice(this.#at, end < 0 ? html.length : end + close.length)
      this.#at += text.length
      return { kind: 'comment', text }
    }
    return this.#readTag()
  }

  #readTag(): Scanned | undefined {
    const naming = /<(\/?)([a-z][\w:-]*)/iy
    naming.lastIndex = this.#at
    const [, slash = '', name] = naming.exec(this.#html) ?? []
    if (name === undefined) return undefined
    const end = this.#findTagEnd(naming.lastIndex)
    if (end < 0) return undefined
    const source = this.#html.slice(this.#at, end + 1)
    this.#at = end + 1
    const isEnd = slash !== ''
    const attributes = isEnd ? new Map<string, string>() : parseAttributes(source, name)
    return { kind: 'tag', tag: { name: name.toLowerCase(), isEnd, source, attributes } }
  }

  #findTagEnd(from: number): number {
    let at = from
    while (at < this.#html.length) {
      const sign = this.#html[at]
      if (sign === '>') return at
      // A quote begins a value only after "=".
      if ((sign === '"' || sign === "'") && this.#html[at - 1] === '=') {
        const close = this.#find(sign, at + 1)
        if (close < 0) return this.#find('>', at + 1)
        at = close
      }
      at += 1
    }
    return -1
  }

  /** Reads `[name a="b"]`, with its content up to `[/name]`; a word in brackets is text. */
  #readShortcode(): Scanned | undefined {
    const naming = /\[([a-z][\w-]*)(?=[\s/\]])/iy
    naming.lastIndex = this.#at
    const name = naming.exec(this.#html)?.[1]
    const end = name === undefined ? -1 : this.#find(']', naming.lastIndex)
    if (name === undefined || end < 0 || end - this.#at > 4_000) return undefined
    const attributes = this.#html.slice(naming.lastIndex, end).trim()
    const close = `[/${name}]`
    const closeAt = this.#find(close, end + 1)
    const isShort = attributes === '' && closeAt < 0 && !/[_-]/.test(name)
    if (isShort || (attributes !== '' && !/=|^https?:|^\/$/.test(attributes))) return undefined
    const stop = closeAt < 0 ? end + 1 : closeAt + close.length
    const source = this.#html.slice(this.#at, stop)
    const content = closeAt < 0 ? '' : this.#html.slice(end + 1, closeAt)
    this.#at = stop
    return { kind: 'shortcode', name: name.toLowerCase(), attributes, content, source }
  }

  #find(text: string, from: number): number {
    if (this.#absent.has(text)) return -1
    const at = this.#html.indexOf(text, from)
    if (at < 0) this.#absent.add(text)
    return at
  }

  /** Finds the end of an element that has begun; elements of its name inside it have ends of their own. */
  #findEnd(name: string): { readonly start: number; readonly end: number } {
    const none = { start: this.#at, end: this.#at }
    if (this.#absent.has(`</${name}`)) return none
    this.#lower ??= this.#html.toLowerCase()
    const tags = createTagPattern(name)
    tags.lastIndex = this.#at
    let depth = 1
    for (let found = tags.exec(this.#lower); found; found = tags.exec(this.#lower)) {
      depth += found[1] === '' ? 1 : -1
      if (depth > 0) continue
      const close = this.#html.indexOf('>', found.index)
      return { start: found.index, end: close < 0 ? this.#html.length : close + 1 }
    }
    this.#absent.add(`</${name}`)
    return none
  }
}

/** Creates a pattern of the start and the end tags of a name in lower case. */
function createTagPattern(name: string): RegExp {
  return new RegExp(`<(/?)${name}(?=[\\s/>])`, 'g')
}

/** Parses the attributes of a tag as those of a plain element, as some elements are ignored with theirs. */
function parseAttributes(source: string, name: string): ReadonlyMap<string, string> {
  const [token] = tokenizeHtml(`<span${source.slice(1 + name.length)}`)
  return token?.kind === 'start' ? token.attributes : new Map()
}
