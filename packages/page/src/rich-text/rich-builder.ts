import { splitRuns, limitNodes } from './limits.ts'
import type { RichInline, RichMark, RichNode, RichText } from './schema.ts'

/** The maximum depth of lists and quotes; deeper ones continue in the deepest. A list may always have items. */
const MAX_DEPTH = 20

export type Container = 'bulletList' | 'orderedList' | 'listItem' | 'blockquote'
export type TextBlock = 'paragraph' | 'heading' | 'codeBlock'

interface OpenContainer {
  readonly type: Container | 'doc'
  readonly attrs?: RichNode['attrs']
  readonly content: RichNode[]
  /** The last item of a list, which a list beside it belongs to. */
  lastItem?: OpenContainer
}

interface Run {
  readonly text: string[]
  readonly marks: readonly RichMark[]
}

interface OpenBlock {
  readonly type: TextBlock
  readonly attrs?: RichNode['attrs']
  /** Whether the block is kept although it is empty. */
  readonly isGap: boolean
  readonly content: RichInline[]
  run: Run
  /** The marks of a space that precedes the next word. */
  space: readonly RichMark[] | undefined
}

/** A builder that nests texts and containers so that the result is valid. */
export class RichBuilder {
  readonly #containers: OpenContainer[] = [{ type: 'doc', content: [] }]
  #block: OpenBlock | undefined

  get isVerbatim(): boolean {
    return this.#block?.type === 'codeBlock'
  }

  openBlock(type: TextBlock, attrs?: RichNode['attrs'], isGap = false): void {
    this.closeBlock()
    this.#inListItem()
    this.#block = {
      type,
      ...(attrs && { attrs }),
      isGap,
      content: [],
      run: { text: [], marks: [] },
      space: undefined,
    }
  }

  closeBlock(): void {
    const block = this.#block
    this.#block = undefined
    if (!block) return
    const isLastBreak = dropLastBreak(block)
    endRun(block)
    const { type, attrs, content, isGap } = block
    if (content.length > 0 || isGap || (isLastBreak && type === 'paragraph'))
      this.#add({ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) })
  }

  openContainer(type: Container, attrs?: RichNode['attrs']): void {
    this.closeBlock()
    if (type === 'listItem') {
      if (this.#innermost().type === 'listItem') this.#endContainer()
      if (!this.#isInList()) this.openContainer('bulletList')
      if (this.#isInList()) this.#containers.push({ type, content: [] })
      return
    }
    if (type !== 'blockquote') this.#reopenItem()
    this.#inListItem()
    if (this.#containers.length >= MAX_DEPTH) return
    this.#containers.push({ type, ...(attrs && { attrs }), content: [] })
  }

  /** Closes the innermost container of these kinds with everything in it, if there is one. */
  closeContainer(...types: readonly Container[]): void {
    this.closeBlock()
    const index = this.#containers.findLastIndex(
      ({ type }) => type !== 'doc' && types.includes(type),
    )
    while (index > 0 && this.#containers.length > index) this.#endContainer()
  }

  addRule(): void {
    this.closeBlock()
    this.#inListItem()
    this.#add({ type: 'horizontalRule' })
  }

  addBreak(): void {
    const block = this.#textBlock()
    if (block.type === 'codeBlock') {
      block.run.text.push('\n')
      return
    }
    endRun(block)
    block.content.push({ type: 'hardBreak' })
    block.space = undefined
  }

  /** Adds a text. Outside of code, white space is a single space between words. */
  addText(text: string, marks: readonly RichMark[]): void {
    if (!this.#block && /^[ \t\n\r\f]*$/.test(text)) return
    const block = this.#textBlock()
    if (block.type === 'codeBlock') {
      block.run.text.push(text)
      return
    }
    text.split(/[ \t\n\r\f]+/).forEach((word, index) => {
      if (index > 0) block.space ??= marks
      if (word === '') return
      const isFirst = block.run.text.length === 0 && block.content.at(-1)?.type !== 'text'
      if (block.space && !isFirst) appendText(block, ' ', block.space)
      block.space = undefined
      appendText(block, word, marks)
    })
  }

  end(): RichText {
    this.closeBlock()
    while (this.#containers.length > 1) this.#endContainer()
    return limitNodes(this.#innermost().content)
  }

  #textBlock(): OpenBlock {
    if (!this.#block) this.openBlock('paragraph')
    const block = this.#block
    if (!block) throw new Error('a block was just opened')
    return block
  }

  #isInList(): boolean {
    const { type } = this.#innermost()
    return type === 'bulletList' || type === 'orderedList'
  }

  /** Opens a list item if a list is open: lists contain nothing else. */
  #inListItem(): void {
    if (this.#isInList()) this.openContainer('listItem')
  }

  /** Opens the last item of the open list again: a list that is beside it, as Google Docs writes it, is in it. */
  #reopenItem(): void {
    const list = this.#innermost()
    if (!this.#isInList() || !list.lastItem) return
    list.content.pop()
    this.#containers.push(list.lastItem)
  }

  #innermost(): OpenContainer {
    const innermost = this.#containers.at(-1)
    if (!innermost) throw new Error('the document itself is never closed')
    return innermost
  }

  #add(node: RichNode): void {
    this.#innermost().content.push(node)
  }

  #endContainer(): void {
    const ended = this.#containers.pop()
    if (!ended || ended.content.length === 0) return
    if (ended.type === 'listItem') this.#innermost().lastItem = ended
    this.#add({
      type: ended.type,
      ...(ended.attrs && { attrs: ended.attrs }),
      content: ended.content,
    })
  }
}

/** Removes a line break at the end of a block, which browsers do not show. Returns whether there was one. */
function dropLastBreak({ type, content, run: { text } }: OpenBlock): boolean {
  if (type === 'codeBlock') {
    const last = text.pop()
    if (last !== undefined) text.push(last.replace(/\n$/, ''))
    return false
  }
  if (text.length > 0 || content.at(-1)?.type !== 'hardBreak') return false
  content.pop()
  return true
}

function appendText(block: OpenBlock, text: string, marks: readonly RichMark[]): void {
  if (block.run.marks !== marks && !isSameMarks(block.run.marks, marks)) {
    endRun(block)
    block.run = { text: [], marks }
  }
  block.run.text.push(text)
}

function isSameMarks(a: readonly RichMark[], b: readonly RichMark[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b)
}

function endRun(block: OpenBlock): void {
  block.content.push(...splitRuns(block.run.text.join(''), block.run.marks))
  block.run = { text: [], marks: [] }
}
