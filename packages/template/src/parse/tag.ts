import type { Binding, Call, Instruction, LiteralName, Operator, Reference } from '../tree/tree.ts'
import { parseArguments, parseFormatters } from './arguments.ts'
import type { Cursor } from './cursor.ts'
import { parseReference, parseReferences } from './reference.ts'

/**
 * The names that the parser knows. It passes every name, so that an unknown one is reported once.
 */
export interface Names {
  formatter(name: string, at: number): boolean
  predicate(name: string, at: number): void
  /** The tags parsed before, if the tables are shared. */
  readonly known: KnownTags | null
  /** Whether `{.eof}` and `{.if }` are tags, as in the reference engine. */
  readonly lenient: boolean
}

type Form = (cursor: Cursor, at: number, names: Names) => Instruction | null

/** The parsed short tags by their text. Tags recur within a source and between sources. */
export type KnownTags = Map<string, Instruction>

const MAX_CACHED_TAGS = 1000
const MAX_CACHED_LENGTH = 80

/**
 * Parses the text between the cursor's bounds, the content of a possible tag, as an instruction;
 * null if it is text (section 3). `at` is the position of its brace and of the instruction.
 */
export function parseTag(cursor: Cursor, at: number, names: Names): Instruction | null {
  const { known } = names
  if (!known || cursor.end - cursor.at > MAX_CACHED_LENGTH) return readTag(cursor, at, names)
  const text = cursor.text.slice(cursor.at, cursor.end)
  const cached = known.get(text)
  if (cached) return moveTag(cached, at)
  const tag = readTag(cursor, at, names)
  if (tag && moveTag(tag, at)) {
    if (known.size >= MAX_CACHED_TAGS) known.clear()
    // A copy, because a slice would keep the whole source in memory.
    known.set(` ${text}`.slice(1), tag)
  }
  return tag
}

/** Moves a cached tag to another position; null for tags that are never cached. */
function moveTag(tag: Instruction, at: number): Instruction | null {
  switch (tag.kind) {
    case 'variable': {
      const { references, formatters } = tag
      return { kind: 'variable', at, references, formatters: shiftCalls(formatters, at - tag.at) }
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

function shiftCalls(calls: readonly Call[], by: number): readonly Call[] {
  if (calls.length === 0 || by === 0) return calls
  return calls.map(({ at, name, args }) => ({ at: at + by, name, args }))
}

const hash = 0x23
const dot = 0x2e
const question = 0x3f

function readTag(cursor: Cursor, at: number, names: Names): Instruction | null {
  const character = cursor.peek()
  if (character !== hash && character !== dot) return readVariable(cursor, at, names)
  cursor.at++
  if (character === hash) return { kind: 'comment', at, text: cursor.readRest(), multiline: false }
  const predicate = parsePredicateName(cursor)
  if (predicate !== null) {
    return { kind: 'predicate', at, call: parsePredicateCall(predicate, cursor, names) }
  }
  const possible = formsByCharacter[cursor.peek() - FIRST_CHARACTER]
  const found = possible?.find(({ keyword }) => cursor.skip(keyword))
  const instruction = found ? found.form(cursor, at, names) : null
  return instruction !== null && cursor.isDone ? instruction : null
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
  const end = cursor.findWordEnd()
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
  ['section', createBlockForm('section')],
  ['repeated section', createBlockForm('repeated')],
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
  ['space', createLiteralForm('space')],
  ['tab', createLiteralForm('tab')],
  ['newline', createLiteralForm('newline')],
  ['meta-left', createLiteralForm('meta-left')],
  ['meta-right', createLiteralForm('meta-right')],
  ['eof', (_, at, names) => (names.lenient ? { kind: 'eof', at } : null)],
]

const FIRST_CHARACTER = 0x61

/** The forms by their first character, in order. */
const formsByCharacter = Array.from({ length: 26 }, (_, index) =>
  forms
    .filter(([keyword]) => keyword.charCodeAt(0) === FIRST_CHARACTER + index)
    .map(([keyword, form]) => ({ keyword, form })),
)

function createLiteralForm(name: LiteralName): Form {
  return (_, at) => ({ kind: 'literal', at, name })
}

function createBlockForm(kind: 'section' | 'repeated'): Form {
  return (cursor, at) => {
    if (cursor.skipBlanks() === 0) return null
    const reference = parseReference(cursor)
    return reference && { kind, at, reference }
  }
}

function parseOr(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.isDone) return { kind: 'or', at, call: null }
  const name = cursor.skip(' ') ? parsePredicateName(cursor) : null
  return name === null ? null : { kind: 'or', at, call: parsePredicateCall(name, cursor, names) }
}

function parseIf(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.skipBlanks() === 0) return null
  const name = parsePredicateName(cursor)
  if (name !== null) return { kind: 'predicate', at, call: parsePredicateCall(name, cursor, names) }
  if (cursor.isDone) return names.lenient ? { kind: 'if', at, operators: [], references: [] } : null
  const operators: Operator[] = []
  const references: Reference[] = []
  for (;;) {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
    cursor.skipBlanks()
    if (cursor.isDone) return { kind: 'if', at, operators, references }
    if (cursor.skip('&&')) operators.push('and')
    else if (cursor.skip('||')) operators.push('or')
    else return null
    cursor.skipBlanks()
  }
}

function parseBindVariable(cursor: Cursor, at: number, names: Names): Instruction | null {
  const name = cursor.readDefinition()
  if (name === null || !cursor.skip(' ')) return null
  const references = parseReferences(cursor)
  const formatters = references && parseKnownFormatters(cursor, names)
  return formatters && { kind: 'bind-variable', at, name, references, formatters }
}

function parseBindContext(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.readDefinition()
  if (name === null || !cursor.skip(' ')) return null
  const bindings: Binding[] = []
  do {
    const key = cursor.readWord()
    if (key === null) break
    if (!cursor.skip('=')) break
    const reference = parseReference(cursor)
    if (reference === null) return null
    bindings.push({ key, reference })
  } while (cursor.skipBlanks() > 0)
  return bindings.length > 0 ? { kind: 'bind-context', at, name, bindings } : null
}

function parseEvaluate(cursor: Cursor, at: number): Instruction | null {
  return cursor.skipBlanks() > 0 ? { kind: 'evaluate', at, expression: cursor.readRest() } : null
}

function parseInclude(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.readPath()
  if (name === null) return null
  if (cursor.isDone) return { kind: 'include', at, name, args: { values: [], delimiter: ' ' } }
  if (cursor.peek() !== 0x20) return null
  const args = parseArguments(cursor)
  return args && { kind: 'include', at, name, args }
}

function parseInject(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.readDefinition()
  if (name === null || !cursor.skip(' ')) return null
  const path = cursor.readPath()
  return path === null ? null : { kind: 'inject', at, name, path, args: parseArguments(cursor) }
}

function parseMacro(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.readPath()
  return name === null ? null : { kind: 'macro', at, name }
}
