import { ApiError } from '../../api/call-api.ts'

/** Formats what support needs to know about an error: the time, the page, and the answer of the server. */
export function formatErrorDetails(error: unknown, page: string, at: Date): string {
  const lines = [`Time: ${at.toISOString()}`, `Page: ${page}`]
  if (error instanceof ApiError) {
    const { status, problem } = error
    lines.push(`Status: ${status}`)
    if (problem) lines.push(`Code: ${problem.code}`)
  }
  lines.push(`Message: ${error instanceof Error ? error.message : String(error)}`)
  return lines.join('\n')
}
