import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionError } from './call-api.ts'
import { uploadFile } from './upload-file.ts'

afterEach(() => vi.unstubAllGlobals())

const UPLOAD = {
  id: '01890000-0000-7000-8000-000000000001',
  filename: 'mug.png',
  byteSize: 4,
  offset: 0,
  state: 'receiving',
  message: null,
  file: null,
  privateFileId: null,
} as const

/** Stubs the server: `answer` is called with the method of each request. Returns the list of requests. */
function stubServer(answer: (method: string) => object): readonly string[] {
  const requests: string[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('fetch', (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${String(url)}`)
    return Promise.resolve(Response.json(answer(method)))
  })
  return requests
}

const file = new File(['clay'], 'mug.png', { type: 'image/png' })

it('deletes an upload that is canceled while it is created, and sends nothing of it', async () => {
  const controller = new AbortController()
  const requests = stubServer((method) => {
    if (method === 'POST') controller.abort()
    return method === 'POST' ? UPLOAD : { ...UPLOAD, state: 'cancelled' }
  })
  await expect(uploadFile(file, { signal: controller.signal })).rejects.toThrow('cancelled')
  expect(requests).toEqual([
    'POST /api/studio/files/uploads',
    `DELETE /api/studio/files/uploads/${UPLOAD.id}`,
  ])
})

it('does not resolve to a file whose upload is canceled while it is processed', async () => {
  const controller = new AbortController()
  const received = { ...UPLOAD, offset: 4 }
  stubServer((method) => {
    if (method === 'GET') controller.abort()
    return method === 'POST' ? received : { ...received, state: 'processing' }
  })
  await expect(uploadFile(file, { signal: controller.signal })).rejects.toThrow('cancelled')
})

it('asks again for a file that is processed while the connection is lost', async () => {
  vi.useFakeTimers()
  const received = { ...UPLOAD, offset: 4, state: 'processing' } as const
  let asked = 0
  stubServer((method) => {
    if (method === 'POST') return received
    asked += 1
    if (asked < 3) throw new ConnectionError('lost')
    return { ...received, state: 'failed', message: 'Processed.' }
  })
  const result = expect(uploadFile(file)).rejects.toThrow('Processed.')
  await vi.runAllTimersAsync()
  await result
  vi.useRealTimers()
})

it('cancels a small upload that failed, which begins anew when it is tried again', async () => {
  const requests = stubServer((method) =>
    method === 'POST' ? { ...UPLOAD, offset: 4 } : { ...UPLOAD, state: 'cancelled' },
  )
  const refused = vi.fn((url: string | URL, init: RequestInit = {}) => {
    return String(url).endsWith('/finish')
      ? Promise.resolve(Response.json({ message: 'No space' }, { status: 507 }))
      : served(url, init)
  })
  const served = fetch
  vi.stubGlobal('fetch', refused)
  await expect(uploadFile(file)).rejects.toThrow()
  expect(requests.at(-1)).toBe(`DELETE /api/studio/files/uploads/${UPLOAD.id}`)
})
