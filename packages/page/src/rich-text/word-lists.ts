import { escapeHtml } from './escape.ts'
import { type HtmlToken, tokenizeHtml } from './html-tokens.ts'

type StartTag = Extract<HtmlToken, { kind: 'start' }>

interface OpenList {
  readonly level: number
  readonly name: 'ul' | 'ol'
}

/** The elements that end the lists of Word: everything but a list paragraph that starts a block. */
const ENDS_LISTS = /^(?:p|h[1-6]|ul|ol|table|blockquote|pre|hr)$/

/**
 * Turns the list paragraphs of Word into lists. Word copies them as paragraphs whose style names the level, and whose
 * first words are the bullet or the number. All other tokens are the same.
 */
export function* readWordLists(tokens: Iterable<HtmlToken>): Generator<HtmlToken> {
  const lists: OpenList[] = []
  /** The paragraph whose bullet was not read yet. */
  let waiting: { readonly level: number; readonly tokens: HtmlToken[] } | undefined
  /** The number of open spans inside of the bullet, with it. */
  let depth = 0
  let marker = ''
  for (const token of tokens) {
    const level = token.kind === 'start' && token.name === 'p' ? readLevel(token) : undefined
    if (level !== undefined) {
      if (waiting) yield* startItem(lists, waiting.level, marker)
      waiting = { level, tokens: [] }
      depth = 0
      marker = ''
      continue
    }
    if (!waiting) {
      if (token.kind === 'start' && ENDS_LISTS.test(token.name)) yield* closeLists(lists, 0)
      yield token
      continue
    }
    if (depth > 0) {
      if (token.kind === 'text') marker += token.text.slice(0, 20)
      else if (token.name === 'span') depth += token.kind === 'start' ? 1 : -1
      if (depth > 0) continue
    } else if (isBullet(token)) {
      depth = 1
      continue
    } else {
      waiting.tokens.push(token)
      if (!(token.kind === 'end' && token.name === 'p')) continue
    }
    yield* startItem(lists, waiting.level, marker)
    yield* waiting.tokens
    waiting = undefined
  }
  if (waiting) {
    yield* startItem(lists, waiting.level, marker)
    yield* waiting.tokens
  }
}

/** Returns HTML whose list paragraphs of Word are lists, for clients that parse HTML themselves. */
export function joinWordLists(html: string): string {
  let joined = ''
  let openParagraphs = 0
  for (const token of readWordLists(tokenizeHtml(html))) {
    if (token.kind === 'text') joined += escapeHtml(token.text)
    else if (token.kind === 'start') {
      if (token.name === 'p') openParagraphs += 1
      joined += formatStart(token)
    } else {
      // The paragraph of an item has become the item; its end alone would be an empty paragraph.
      const isStray = token.name === 'p' && openParagraphs === 0
      if (token.name === 'p' && !isStray) openParagraphs -= 1
      if (!isStray) joined += `</${token.name}>`
    }
  }
  return joined
}

function formatStart({ name, attributes }: StartTag): string {
  const pairs = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${pairs.join('')}>`
}

function readLevel({ attributes }: StartTag): number | undefined {
  const found = /(?:^|[;\s])mso-list\s*:[^;]*?\blevel([1-9])\b/i.exec(attributes.get('style') ?? '')
  return found ? Number(found[1]) : undefined
}

function isBullet(token: HtmlToken): boolean {
  return (
    token.kind === 'start' &&
    token.name === 'span' &&
    /(?:^|;)\s*mso-list\s*:\s*ignore/i.test(token.attributes.get('style') ?? '')
  )
}

/** Starts an item in the list of its level. Deeper lists end, and a list of the other kind, too. */
function* startItem(lists: OpenList[], level: number, marker: string): Generator<HtmlToken> {
  const text = marker.trim()
  const name = /^\(?[0-9a-z]{1,6}[.)]/i.test(text) ? 'ol' : 'ul'
  yield* closeLists(lists, level)
  const open = lists.at(-1)
  if (open?.level === level && open.name !== name) yield* closeLists(lists, level - 1)
  if (lists.at(-1)?.level !== level) {
    lists.push({ level, name })
    const start = /^\d+/.exec(text)?.[0]
    yield {
      kind: 'start',
      name,
      attributes: new Map(start === undefined ? [] : [['start', start]]),
    }
  }
  yield { kind: 'start', name: 'li', attributes: new Map() }
}

function* closeLists(lists: OpenList[], level: number): Generator<HtmlToken> {
  while ((lists.at(-1)?.level ?? 0) > level) {
    const name = lists.pop()?.name ?? 'ul'
    yield { kind: 'end', name }
  }
}
