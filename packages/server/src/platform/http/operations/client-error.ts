import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AppError } from '../app-error.ts'
import { httpErrors, toProblem } from '../problem.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

/**
 * Responds to bytes that Node could not parse as a request, and closes the connection: what follows cannot be
 * separated from them.
 */
export function handleClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const appError = toAppError(error.code)
  const body = JSON.stringify(toProblem(appError))
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = `HTTP/1.1 ${appError.status} ${STATUS_CODES[appError.status]}\r\n`
  socket.end(`${status}${lines.join('')}\r\n${body}`)
}

function toAppError(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return httpErrors.headersTooLarge()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return httpErrors.tooSlow()
  return httpErrors.malformed()
}
