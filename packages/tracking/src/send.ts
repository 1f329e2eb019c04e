/** The longest wait for an answer to a census call. @see storefront spec §9 "Analytics timeout 2500 ms" */
const TIMEOUT_MS = 2_500

/** Posts a call of tracking, whose failure changes nothing. It survives the end of the page. */
export function send(path: string, body?: string | URLSearchParams, headers?: HeadersInit): void {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const options = { method: 'POST', keepalive: true, priority: 'low', signal } as const
  fetch(path, {
    ...options,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  }).catch(() => undefined)
}

/** Posts a value as JSON, sent as plain text so that it needs no preflight. */
export function sendJson(path: string, value: unknown, headers?: HeadersInit): void {
  send(path, JSON.stringify(value), headers)
}
