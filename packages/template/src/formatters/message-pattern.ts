/**
 * A part of a parsed message pattern (section 12): a text, an argument, or a choice between
 * patterns.
 */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'argument'; readonly names: readonly string[] }
  | {
      readonly kind: 'formatted'
      readonly names: readonly string[]
      readonly format: SimpleFormat
      readonly options: readonly string[]
    }
  | {
      readonly kind: 'choice'
      readonly names: readonly string[]
      readonly by: ChoiceKind
      readonly offset: number
      readonly choices: readonly Choice[]
    }

export interface Choice {
  /** `=1`, `one`, `other`, or the value of a `select`. */
  readonly selector: string
  readonly parts: readonly MessagePart[]
}

export type SimpleFormat = 'money' | 'decimal' | 'datetime' | 'datetime-interval'
export type ChoiceKind = 'plural' | 'selectordinal' | 'select'

const simpleFormats: Readonly<Record<string, SimpleFormat>> = {
  money: 'money',
  currency: 'money',
  number: 'decimal',
  decimal: 'decimal',
  datetime: 'datetime',
  'datetime-interval': 'datetime-interval',
}

const choiceKinds: readonly ChoiceKind[] = ['plural', 'selectordinal', 'select']

const MAX_DEPTH = 32

/**
 * Parses a message pattern. Never throws: an unknown tag disappears, or stays as text inside a
 * choice.
 */
export function parseMessage(pattern: string, depth = 0): readonly MessagePart[] {
  const parts: MessagePart[] = []
  let text = ''
  let at = 0
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  while (at < pattern.length) {
    const character = pattern.charAt(at)
    if (character === "'") {
      const close = pattern.indexOf("'", at + 1)
      if (close < 0) {
        text += pattern.slice(at + 1)
        break
      }
      text += close === at + 1 ? "'" : pattern.slice(at + 1, close)
      at = close + 1
    } else if (character === '#' && depth > 0) {
      flush()
      parts.push({ kind: 'number' })
      at++
    } else if (character === '{') {
      const close = findClosingBrace(pattern, at)
      if (close < 0) {
        text += pattern.slice(at)
        break
      }
      const inside = pattern.slice(at + 1, close)
      at = close + 1
      if (inside.startsWith('-')) {
        text += `{${inside.slice(1)}}`
        continue
      }
      const tag = parseMessageTag(inside, depth)
      if (tag) {
        flush()
        parts.push(tag)
      } else if (depth > 0) text += inside
    } else {
      text += character
      at++
    }
  }
  flush()
  return parts
}

/** Returns the index of the brace that closes the one at `open`, or -1. */
function findClosingBrace(pattern: string, open: number): number {
  let depth = 0
  for (let at = open; at < pattern.length; at++) {
    const character = pattern.charAt(at)
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return -1
}

function parseMessageTag(inside: string, depth: number): MessagePart | null {
  const start = skipGaps(inside, 0)
  const nameEnd = findWordEnd(inside, start)
  const names = inside.slice(start, nameEnd).split(';')
  if (!names.every((name) => /^[A-Za-z0-9_.@$-]+$/.test(name))) return null
  const kindStart = skipGaps(inside, nameEnd)
  if (kindStart === inside.length) return { kind: 'argument', names }
  const kindEnd = findWordEnd(inside, kindStart)
  const kind = inside.slice(kindStart, kindEnd)
  const by = choiceKinds.find((known) => known === kind)
  if (by)
    return depth < MAX_DEPTH ? parseChoices(inside.slice(kindEnd), { names, by, depth }) : null
  const format = Object.hasOwn(simpleFormats, kind) ? simpleFormats[kind] : undefined
  if (!format) return null
  const options = inside.slice(kindEnd).split(/[ ,]/).filter(Boolean)
  return { kind: 'formatted', names, format, options }
}

function isGap(character: string): boolean {
  return (
    character === ' ' ||
    character === ',' ||
    character === '\n' ||
    character === '\t' ||
    character === '\r'
  )
}

function skipGaps(text: string, from: number): number {
  let at = from
  while (at < text.length && isGap(text.charAt(at))) at++
  return at
}

function findWordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !isGap(text.charAt(at)) && text.charAt(at) !== '{') at++
  return at
}

interface ChoiceScope {
  readonly names: readonly string[]
  readonly by: ChoiceKind
  readonly depth: number
}

function parseChoices(text: string, { names, by, depth }: ChoiceScope): MessagePart {
  const choices: Choice[] = []
  let offset = 0
  let at = skipGaps(text, 0)
  while (at < text.length) {
    const end = findWordEnd(text, at)
    const selector = text.slice(at, end)
    const open = skipGaps(text, end)
    if (selector.startsWith('offset:')) {
      offset = Number.parseInt(selector.slice('offset:'.length), 10) || 0
      at = open
      continue
    }
    const close = text.charAt(open) === '{' ? findClosingBrace(text, open) : -1
    if (close < 0) break
    choices.push({ selector, parts: parseMessage(text.slice(open + 1, close), depth + 1) })
    at = skipGaps(text, close + 1)
  }
  return { kind: 'choice', names, by, offset, choices }
}
