/** A message pattern, read (section 12): texts, arguments, and choices between patterns. */
export type Part =
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
  /** `=1`, `one`, `other`, or a word to select. */
  readonly selector: string
  readonly parts: readonly Part[]
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

const deepest = 32

/** Never fails: what is not understood vanishes, or stays as text inside a choice. */
export function readMessage(pattern: string, depth = 0): readonly Part[] {
  const parts: Part[] = []
  let text = ''
  let at = 0
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  while (at < pattern.length) {
    const letter = pattern.charAt(at)
    if (letter === "'") {
      const close = pattern.indexOf("'", at + 1)
      if (close < 0) {
        text += pattern.slice(at + 1)
        break
      }
      text += close === at + 1 ? "'" : pattern.slice(at + 1, close)
      at = close + 1
    } else if (letter === '#' && depth > 0) {
      flush()
      parts.push({ kind: 'number' })
      at++
    } else if (letter === '{') {
      const close = closingBrace(pattern, at)
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
      const tag = readTag(inside, depth)
      if (tag) {
        flush()
        parts.push(tag)
      } else if (depth > 0) text += inside
    } else {
      text += letter
      at++
    }
  }
  flush()
  return parts
}

/** The brace that closes the one at `open`, or -1. */
function closingBrace(pattern: string, open: number): number {
  let depth = 0
  for (let at = open; at < pattern.length; at++) {
    const letter = pattern.charAt(at)
    if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  return -1
}

function readTag(inside: string, depth: number): Part | null {
  const start = skipGaps(inside, 0)
  const nameEnd = wordEnd(inside, start)
  const names = inside.slice(start, nameEnd).split(';')
  if (!names.every((name) => /^[A-Za-z0-9_.@$-]+$/.test(name))) return null
  const kindStart = skipGaps(inside, nameEnd)
  if (kindStart === inside.length) return { kind: 'argument', names }
  const kindEnd = wordEnd(inside, kindStart)
  const kind = inside.slice(kindStart, kindEnd)
  const by = choiceKinds.find((known) => known === kind)
  if (by) return depth < deepest ? readChoices(inside.slice(kindEnd), { names, by, depth }) : null
  const format = Object.hasOwn(simpleFormats, kind) ? simpleFormats[kind] : undefined
  if (!format) return null
  const options = inside.slice(kindEnd).split(/[ ,]/).filter(Boolean)
  return { kind: 'formatted', names, format, options }
}

function isGap(letter: string): boolean {
  return letter === ' ' || letter === ',' || letter === '\n' || letter === '\t' || letter === '\r'
}

function skipGaps(text: string, from: number): number {
  let at = from
  while (at < text.length && isGap(text.charAt(at))) at++
  return at
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !isGap(text.charAt(at)) && text.charAt(at) !== '{') at++
  return at
}

interface ChoiceScope {
  readonly names: readonly string[]
  readonly by: ChoiceKind
  readonly depth: number
}

function readChoices(text: string, { names, by, depth }: ChoiceScope): Part {
  const choices: Choice[] = []
  let offset = 0
  let at = skipGaps(text, 0)
  while (at < text.length) {
    const end = wordEnd(text, at)
    const selector = text.slice(at, end)
    const open = skipGaps(text, end)
    if (selector.startsWith('offset:')) {
      offset = Number.parseInt(selector.slice('offset:'.length), 10) || 0
      at = open
      continue
    }
    const close = text.charAt(open) === '{' ? closingBrace(text, open) : -1
    if (close < 0) break
    choices.push({ selector, parts: readMessage(text.slice(open + 1, close), depth + 1) })
    at = skipGaps(text, close + 1)
  }
  return { kind: 'choice', names, by, offset, choices }
}
