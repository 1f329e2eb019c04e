import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const RECEIVED = {
  id: '01890000-0000-7000-8000-000000000002',
  filename: 'bowl.png',
  byteSize: 4,
  offset: 4,
  state: 'receiving',
  message: null,
  file: null,
  privateFileId: null,
} as const

/** The end of an upload, with a message that the test finds again. */
const ENDED = { ...RECEIVED, state: 'failed', message: 'Processed.' } as const

interface Sent {
  readonly method: string
  readonly key: string | null
}

/** Stubs the server: `answer` is called with each request and its number. Returns the list of requests. */
function stubServer(answer: (sent: Sent, count: number) => Response): readonly Sent[] {
  const requests: Sent[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('fetch', (_url: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key')
    const sent = { method: init.method ?? 'GET', key }
    requests.push(sent)
    return Promise.resolve(answer(sent, requests.length))
  })
  return requests
}

const file = new File(['clay'], 'bowl.png', { type: 'image/png' })
const proxyError = (status: number) => new Response('<h1>Bad gateway</h1>', { status })

it('creates an upload again behind a proxy without a server, under the same key', async () => {
  const waits: boolean[] = []
  const requests = stubServer((_sent, count) => {
    if (count <= 3) return proxyError([502, 503, 504][count - 1] ?? 502)
    return Response.json(count === 4 ? RECEIVED : ENDED)
  })
  const upload = uploadFile(file, { onWait: (isWaiting) => waits.push(isWaiting) })
  const result = expect(upload).rejects.toThrow('Processed.')
  await vi.runAllTimersAsync()
  await result
  const keys = requests.slice(0, 4).map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(1)
  expect(waits).toEqual([true, false, true, false, true, false])
})

it.each([400, 404, 413, 422, 429, 500])('does not repeat an upload after %i', async (status) => {
  const requests = stubServer(() => Response.json({ message: 'Rejected.' }, { status }))
  const result = expect(uploadFile(file)).rejects.toThrow('Rejected.')
  await vi.runAllTimersAsync()
  await result
  expect(requests).toHaveLength(1)
})

it('waits while the first attempt, whose answer was lost, still runs', async () => {
  const problem = { message: 'Running.', code: 'idempotency.running' }
  stubServer((_sent, count) => {
    if (count === 1) return proxyError(504)
    if (count === 2) return Response.json(problem, { status: 409 })
    return Response.json(count === 3 ? RECEIVED : ENDED)
  })
  const result = expect(uploadFile(file)).rejects.toThrow('Processed.')
  await vi.runAllTimersAsync()
  await result
})

it('ends the wait for the connection as soon as the upload is canceled', async () => {
  const controller = new AbortController()
  const requests = stubServer(() => proxyError(502))
  const result = expect(uploadFile(file, { signal: controller.signal })).rejects.toThrow(
    'cancelled',
  )
  await vi.advanceTimersByTimeAsync(500)
  controller.abort()
  await result
  expect(requests).toHaveLength(1)
})

it('gives up after a minute, with the error of the last attempt', async () => {
  stubServer(() => proxyError(502))
  const result = expect(uploadFile(file)).rejects.toMatchObject({ status: 502 })
  await vi.advanceTimersByTimeAsync(61_000)
  await result
})
