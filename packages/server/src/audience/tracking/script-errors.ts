import { createHash } from 'node:crypto'
import type { ScriptError } from '@vitrine/contract'
import { MAX_STACK_LENGTH } from '@vitrine/model'
import type { ReportedError } from './batch.ts'
import { cleanText } from './texts.ts'

/** The end of a line of a stack that names a place in a file. */
const FRAME = /:\d+\)?$/

/** Returns a reported error with the group that it belongs to: those with its message and its first frame. */
export function toReportedError(
  data: ScriptError['data'],
): Omit<ReportedError, 'siteId' | 'browser' | 'page'> {
  const message = cleanText(data.message, 1_000)
  const stack = cleanText(removeQueries(data.stack ?? ''), MAX_STACK_LENGTH)
  const file = cleanText(removeQueries(data.file ?? ''))
  const lines = stack.split('\n').map((line) => line.trim())
  const frame = cleanText(lines.find((line) => FRAME.test(line)) ?? file)
  const fingerprint = createHash('sha256').update(`${message}\n${frame}`).digest().subarray(0, 16)
  const line = toInteger(data.line)
  return {
    fingerprint,
    message,
    frame,
    stack,
    file,
    line,
    column: toInteger(data.column),
    at: Date.now(),
  }
}

/** Removes queries of URLs, which may hold personal data. */
function removeQueries(text: string): string {
  return text.replaceAll(/\?[^\s:)]*/g, '')
}

function toInteger(value: number | null | undefined): number | null {
  return typeof value !== 'number' || value > 2_147_483_647 ? null : value
}
