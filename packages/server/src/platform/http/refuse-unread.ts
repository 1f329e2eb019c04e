import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AppError } from './app-error.ts'
import { httpErrors, problemOf } from './problem.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/**
 * Answers what Node could not read as a request, and closes the connection: what came after it cannot
 * be told apart from it.
 */
export function refuseUnread(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error.code)
  const body = JSON.stringify(problemOf(refusal))
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`
  socket.end(`${status}${lines.join('')}\r\n${body}`)
}

function refusalOf(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return httpErrors.headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return httpErrors.tooSlow()
  return httpErrors.malformed()
}
