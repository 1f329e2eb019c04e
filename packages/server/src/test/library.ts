import type { FileUpload, Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { testOwner } from './owner.ts'
import { testSite } from './site.ts'

export const FILES = '/api/studio/files'

/** Creates a site with a signed-in staff member, and helpers for uploads. */
export async function testLibrary(role: Role = 'website-manager') {
  const shop = await testSite()
  const { browser, call } = await testOwner(shop, role)
  const session = await browser.call('GET', '/api/studio/session')
  const { crumb } = session.body as Session
  const upload = async (
    bytes: Uint8Array,
    { filename = 'mug.png', fields = {}, headers = {}, isForm = false }: UploadOptions = {},
  ) => {
    const { payload, type } = isForm
      ? { payload: Buffer.from(bytes), type: 'multipart/form-data' }
      : await buildForm(bytes, filename, fields)
    return browser.send('POST', FILES, payload, {
      'content-type': type,
      'x-csrf-token': crumb,
      ...headers,
    })
  }
  const uploaded = async (bytes: Uint8Array, sent?: UploadOptions) => {
    const { status, body, text } = await upload(bytes, sent)
    const { file } = body as FileUpload
    if (status !== 200 || !file) throw new Error(text)
    return file
  }
  const sendBytes = (
    method: 'PUT',
    path: string,
    bytes: Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    browser.send(method, path, Buffer.from(bytes), {
      'content-type': 'application/octet-stream',
      'x-csrf-token': crumb,
      ...headers,
    })
  return { ...shop, browser, call, upload, uploaded, sendBytes }
}

interface UploadOptions {
  readonly filename?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the bytes are a form already. */
  readonly isForm?: boolean
}

/** Returns a form as a browser sends it. */
async function buildForm(
  bytes: Uint8Array,
  filename: string,
  fields: Readonly<Record<string, string>>,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([Buffer.from(bytes)], { type: 'text/html' }), filename)
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), type }
}
