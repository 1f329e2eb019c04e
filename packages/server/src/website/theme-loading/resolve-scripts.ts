import { decodeEntities, escapeHtml } from '../../platform/html/escape.ts'
import { hashScript } from '../../platform/http/security-headers.ts'
import type { ScriptMarks } from './script-marks.ts'
import { escapeScriptValues, type ScriptPart, UnsafeValue } from './script-values.ts'

export interface ScriptPolicy {
  /** The nonce of the page; undefined if its policy names hashes. */
  readonly nonce: string | undefined
  /** Whether the owner has approved the event handlers of the theme. */
  readonly runsHandlers: boolean
  /** Receives the hash of a script that may run. */
  readonly addScript: (hash: string) => void
  /** Receives the hash of a handler that may run. */
  readonly addHandler: (hash: string) => void
  /** Receives why a script does not run, with its number. */
  readonly onRefused: (number: number, reason: string) => void
}

/**
 * Removes the marks of scripts and handlers from the output of a template, escapes the values in them, and collects
 * their hashes. A value that has no safe form keeps its script from running.
 */
export function resolveScripts(html: string, marks: ScriptMarks, policy: ScriptPolicy): string {
  if (!html.includes(marks.secret)) return html
  const { script, body, end, handler, text, handlerEnd } = marks
  const scripts = new RegExp(`${script}(\\d+);([^]*?)${body}([^]*?)${end}`, 'g')
  const handlers = new RegExp(
    `${handler}(\\d+);([^]*?)${text}([^]*?)${text}([^]*?)${handlerEnd}`,
    'g',
  )
  return html
    .replaceAll(scripts, (_all, number: string, head: string, source: string) =>
      resolveScript({ number: Number(number), head, source }, marks, policy),
    )
    .replaceAll(handlers, (_all, number: string, name: string, source: string, quote: string) =>
      resolveHandler({ number: Number(number), name, source, quote }, marks, policy),
    )
    .replaceAll(marks.any, '')
}

interface MarkedScript {
  readonly number: number
  /** The attributes, up to and with the `>`. */
  readonly head: string
  readonly source: string
}

function resolveScript(
  { number, head, source }: MarkedScript,
  marks: ScriptMarks,
  policy: ScriptPolicy,
): string {
  const refuse = (reason: string) => {
    policy.onRefused(number, reason)
    return head + source
  }
  const attributes = splitAtValues(head, marks)
  if (attributes.some(({ text: each, isValue }) => isValue && !/^[\w .:/-]*$/.test(each)))
    return refuse('a value in its start tag has characters that could end it')
  try {
    const whole = escapeScriptValues(splitAtValues(source, marks)).join('')
    // Browsers hash scripts after they have unified line breaks.
    policy.addScript(hashScript(whole.replaceAll(/\r\n?/g, '\n')))
    const nonce = policy.nonce === undefined ? '' : ` nonce="${escapeHtml(policy.nonce)}"`
    return nonce + head + whole
  } catch (error) {
    if (error instanceof UnsafeValue) return refuse(error.message)
    throw error
  }
}

interface MarkedHandler {
  readonly number: number
  readonly name: string
  readonly source: string
  readonly quote: string
}

/** Resolves a handler. One that may not run is removed, as a browser would report each. */
function resolveHandler(
  { number, name, source, quote }: MarkedHandler,
  marks: ScriptMarks,
  policy: ScriptPolicy,
): string {
  if (!policy.runsHandlers) return ''
  try {
    const parts = splitAtValues(source, marks).map((part) => ({
      ...part,
      text: decodeText(part.text),
    }))
    const escaped = escapeScriptValues(parts)
    policy.addHandler(hashScript(escaped.join('').replaceAll(/\r\n?/g, '\n')))
    const written = splitAtValues(source, marks).map((part, index) =>
      part.isValue ? escapeHtml(escaped[index] ?? '') : part.text,
    )
    return name + written.join('') + quote
  } catch (error) {
    if (!(error instanceof UnsafeValue)) throw error
    policy.onRefused(number, error.message)
    return ''
  }
}

/** Splits a marked text at its values. Values in a value, which a partial may have, are a part of it. */
function splitAtValues(
  marked: string,
  { value, valueEnd, any }: ScriptMarks,
): readonly ScriptPart[] {
  const parts: ScriptPart[] = []
  let depth = 0
  for (const each of marked.split(new RegExp(`(${value}|${valueEnd})`))) {
    if (each === value) depth += 1
    else if (each === valueEnd) depth = Math.max(depth - 1, 0)
    else parts.push({ text: each.replaceAll(any, ''), isValue: depth > 0 })
  }
  return parts
}

/** Decodes an attribute as browsers do. */
function decodeText(source: string): string {
  return decodeEntities(
    source.replaceAll(
      /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
      (whole, hex?: string, decimal?: string) => {
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
      },
    ),
  )
}
