import { type cookieNames, CRUMB_HEADER, MAX_STACK_LENGTH } from '@vitrine/model'
import { readCookie } from './cookies.ts'
import { pageLoadId } from './page.ts'
import { sendJson } from './send.ts'

/** @see storefront spec §9 "Error reporter" */
const MAX_REPORTS = 20
const MAX_QUEUE = 10
const DEBOUNCE_MS = 1_000

// The table of cookies would be a fiftieth of the script.
const CRUMB = 'crumb' satisfies (typeof cookieNames)['crumb']

interface ErrorPlace {
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/**
 * Reports uncaught errors of scripts on the page, with the name of the app. Errors of extensions and those that browsers
 * hide from the page are not reported.
 */
export function reportErrors(app: string): void {
  let queue: object[] = []
  let reports = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (queue.length === 0) return
    const crumb = readCookie(CRUMB)
    const headers = crumb === undefined ? undefined : { [CRUMB_HEADER]: crumb }
    sendJson('/api/events/RecordJavascriptErrors', queue, headers)
    queue = []
  }
  const add = (error: unknown, text: string, place: ErrorPlace = {}) => {
    const { file = '' } = place
    const isOwn = file === '' ? error instanceof Error : /^https?:/.test(file)
    if (!isOwn || reports === MAX_REPORTS || queue.length === MAX_QUEUE) return
    reports++
    const data = {
      app,
      message: text,
      ...getStack(error),
      ...place,
      url: location.pathname,
      pageLoadId,
    }
    queue.push({ event: 'error', data, timestamp: Date.now() })
    clearTimeout(timer)
    timer = setTimeout(flush, DEBOUNCE_MS)
  }
  addEventListener('error', ({ error, message, filename: file, lineno: line, colno: column }) => {
    if (message !== '') add(error, message, { file, line, column })
  })
  addEventListener('unhandledrejection', ({ reason }) => add(reason, String(reason)))
  addEventListener('pagehide', flush)
}

function getStack(error: unknown): { readonly stack?: string } {
  return error instanceof Error && error.stack !== undefined
    ? { stack: error.stack.slice(0, MAX_STACK_LENGTH) }
    : {}
}
