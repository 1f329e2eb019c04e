import type { Binding, Call, Instruction, LiteralName, Operator, Reference } from '../tree.ts'
import { parseArguments, parseFormatters } from './arguments.ts'
import type { Cursor } from './cursor.ts'
import { parseReference, parseReferences } from './reference.ts'

/** What the parser needs to know of the tables; told so that an unknown name is an error once. */
export interface Names {
  formatter(name: string, at: number): boolean
  predicate(name: string, at: number): void
  /** Tags met before, where all have the same tables. */
  readonly known: KnownTags | null
  /** Whether `{.eof}` and `{.if }` are tags, as the reference engine has it. */
  readonly lenient: boolean
}

type Form = (cursor: Cursor, at: number, names: Names) => Instruction | null

/** Tags recur, in a source and from one to the next: what those read as that are short enough. */
export type KnownTags = Map<string, Instruction>

const mostKept = 1000
const longestKept = 80

/**
 * What the cursor stands on, the inside of a candidate, as an instruction, or null when it is text
 * (section 3). `at` is its brace and the instruction's position.
 */
export function parseTag(cursor: Cursor, at: number, names: Names): Instruction | null {
  const { known } = names
  if (!known || cursor.end - cursor.at > longestKept) return readTag(cursor, at, names)
  const text = cursor.text.slice(cursor.at, cursor.end)
  const met = known.get(text)
  if (met) return moved(met, at)
  const read = readTag(cursor, at, names)
  if (read && moved(read, at)) {
    if (known.size >= mostKept) known.clear()
    // A copy: a slice would keep the whole source.
    known.set(` ${text}`.slice(1), read)
  }
  return read
}

/** The same tag at another place; null for those that are read again each time. */
function moved(tag: Instruction, at: number): Instruction | null {
  switch (tag.kind) {
    case 'variable': {
      const { references, formatters } = tag
      return { kind: 'variable', at, references, formatters: shifted(formatters, at - tag.at) }
    }
    case 'section':
    case 'repeated':
      return { kind: tag.kind, at, reference: tag.reference }
    case 'end':
    case 'alternates':
      return { kind: tag.kind, at }
    case 'or':
      return tag.call === null ? { kind: 'or', at, call: null } : null
    case 'if':
      return { kind: 'if', at, operators: tag.operators, references: tag.references }
    default:
      return null
  }
}

function shifted(calls: readonly Call[], by: number): readonly Call[] {
  if (calls.length === 0 || by === 0) return calls
  return calls.map(({ at, name, args }) => ({ at: at + by, name, args }))
}

const hash = 0x23
const dot = 0x2e
const question = 0x3f

function readTag(cursor: Cursor, at: number, names: Names): Instruction | null {
  const sign = cursor.peek()
  if (sign !== hash && sign !== dot) return readVariable(cursor, at, names)
  cursor.at++
  if (sign === hash) return { kind: 'comment', at, text: cursor.rest(), multiline: false }
  const predicate = parsePredicateName(cursor)
  if (predicate !== null) {
    return { kind: 'predicate', at, call: parsePredicateCall(predicate, cursor, names) }
  }
  const possible = formsByLetter[cursor.peek() - firstLetter]
  const found = possible?.find(({ keyword }) => cursor.skip(keyword))
  const instruction = found ? found.form(cursor, at, names) : null
  return instruction !== null && cursor.done ? instruction : null
}

function readVariable(cursor: Cursor, at: number, names: Names): Instruction | null {
  const references = parseReferences(cursor)
  const formatters = references && parseKnownFormatters(cursor, names)
  return formatters && { kind: 'variable', at, references, formatters }
}

function parseKnownFormatters(cursor: Cursor, names: Names): readonly Call[] | null {
  const calls = parseFormatters(cursor)
  if (calls === null) return null
  for (let index = 0; index < calls.length; index++) {
    const call = calls[index]
    if (call && !names.formatter(call.name, call.at)) return null
  }
  return calls
}

function parsePredicateName(cursor: Cursor): string | null {
  const end = cursor.wordEnd()
  if (end === cursor.at || end === cursor.end || cursor.text.charCodeAt(end) !== question) {
    return null
  }
  const name = cursor.text.slice(cursor.at, end + 1)
  cursor.at = end + 1
  return name
}

function parsePredicateCall(name: string, cursor: Cursor, names: Names): Call {
  const at = cursor.at - name.length
  names.predicate(name, at)
  return { at, name, args: parseArguments(cursor) }
}

const forms: readonly (readonly [string, Form])[] = [
  ['section', block('section')],
  ['repeated section', block('repeated')],
  ['end', (_, at) => ({ kind: 'end', at })],
  ['or', parseOr],
  ['alternates with', (_, at) => ({ kind: 'alternates', at })],
  ['if', parseIf],
  ['var ', parseBindVariable],
  ['ctx ', parseBindContext],
  ['eval', parseEvaluate],
  ['include ', parseInclude],
  ['inject ', parseInject],
  ['macro ', parseMacro],
  ['space', literal('space')],
  ['tab', literal('tab')],
  ['newline', literal('newline')],
  ['meta-left', literal('meta-left')],
  ['meta-right', literal('meta-right')],
  ['eof', (_, at, names) => (names.lenient ? { kind: 'eof', at } : null)],
]

const firstLetter = 0x61

/** The forms by the letter they begin with, in their order. */
const formsByLetter = Array.from({ length: 26 }, (_, index) =>
  forms
    .filter(([keyword]) => keyword.charCodeAt(0) === firstLetter + index)
    .map(([keyword, form]) => ({ keyword, form })),
)

function literal(name: LiteralName): Form {
  return (_, at) => ({ kind: 'literal', at, name })
}

function block(kind: 'section' | 'repeated'): Form {
  return (cursor, at) => {
    if (cursor.blanks() === 0) return null
    const reference = parseReference(cursor)
    return reference && { kind, at, reference }
  }
}

function parseOr(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.done) return { kind: 'or', at, call: null }
  const name = cursor.skip(' ') ? parsePredicateName(cursor) : null
  return name === null ? null : { kind: 'or', at, call: parsePredicateCall(name, cursor, names) }
}

function parseIf(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.blanks() === 0) return null
  const name = parsePredicateName(cursor)
  if (name !== null) return { kind: 'predicate', at, call: parsePredicateCall(name, cursor, names) }
  if (cursor.done) return names.lenient ? { kind: 'if', at, operators: [], references: [] } : null
  const operators: Operator[] = []
  const references: Reference[] = []
  for (;;) {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
    cursor.blanks()
    if (cursor.done) return { kind: 'if', at, operators, references }
    if (cursor.skip('&&')) operators.push('and')
    else if (cursor.skip('||')) operators.push('or')
    else return null
    cursor.blanks()
  }
}

function parseBindVariable(cursor: Cursor, at: number, names: Names): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const references = parseReferences(cursor)
  const formatters = references && parseKnownFormatters(cursor, names)
  return formatters && { kind: 'bind-variable', at, name, references, formatters }
}

function parseBindContext(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const bindings: Binding[] = []
  do {
    const key = cursor.word()
    if (key === null) break
    if (!cursor.skip('=')) break
    const reference = parseReference(cursor)
    if (reference === null) return null
    bindings.push({ key, reference })
  } while (cursor.blanks() > 0)
  return bindings.length > 0 ? { kind: 'bind-context', at, name, bindings } : null
}

function parseEvaluate(cursor: Cursor, at: number): Instruction | null {
  return cursor.blanks() > 0 ? { kind: 'evaluate', at, expression: cursor.rest() } : null
}

function parseInclude(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.path()
  if (name === null) return null
  if (cursor.done) return { kind: 'include', at, name, args: { values: [], delimiter: ' ' } }
  if (cursor.peek() !== 0x20) return null
  const args = parseArguments(cursor)
  return args && { kind: 'include', at, name, args }
}

function parseInject(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const path = cursor.path()
  return path === null ? null : { kind: 'inject', at, name, path, args: parseArguments(cursor) }
}

function parseMacro(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.path()
  return name === null ? null : { kind: 'macro', at, name }
}
