import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createZipSource } from '../../tools/archive/index.ts'
import { OWN, testForm } from '../../test/forms.ts'
import { testOwner } from '../../test/owner.ts'
import { ACCOUNT, PASSWORD } from '../../test/site-users.ts'

const ADA = 'ada@example.com'
const PDF = '%PDF-1.7 drawing'

const ASKED = [
  { id: 'mail', type: 'email', required: true },
  { id: 'plan', type: 'file', multiple: true },
]

async function testPerson() {
  const shop = await testForm({ data: { fields: ASKED } })
  await shop.browser().call('POST', `${ACCOUNT}/registration`, { email: ADA, password: PASSWORD })
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id from site_user where site_id = $1',
  )
  const post = async (mail: string, files: readonly string[]) => {
    const form = new FormData()
    form.set('mail', mail)
    for (const file of files) form.append('plan', new Blob([file]), 'plan.pdf')
    const request = new Response(form)
    const type = request.headers.get('content-type') ?? ''
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { ...OWN, 'content-type': type, accept: 'text/html' }
    const reply = await shop.browser().send('POST', `/form/${shop.formId}`, payload, headers)
    expect(reply.status).toBe(303)
  }
  const path = `/api/studio/site-users/${id}/export`
  /** Downloads an archive as a person who is signed in. */
  const download = async (url: string, browser = shop.browser()) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return shop.app.inject({ url, headers: { host: shop.host, cookie } })
  }
  return { ...shop, post, path, download }
}

/** Reads the files of a zip file, by path. */
async function unzip(bytes: Buffer): Promise<Readonly<Record<string, string>>> {
  const source = await createZipSource({
    size: bytes.length,
    open: async function* ({ start, end }) {
      yield bytes.subarray(start, end + 1)
    },
  })
  const contents: Record<string, string> = {}
  for (const { path } of await source.list())
    contents[path] = (await buffer(source.stream(path))).toString()
  return contents
}

it('exports the files of forms with what is stored about a person, and those of no one else', async () => {
  const shop = await testPerson()
  await shop.post(ADA, [`${PDF} 1`, `${PDF} 2`])
  await shop.post('ben@example.com', [`${PDF} of Ben`])
  const { call, browser } = await testOwner(shop)
  const { json, archiveUrl } = (await call('GET', shop.path)).body as {
    readonly json: string
    readonly archiveUrl: string
  }
  const archive = await shop.download(archiveUrl, browser)
  expect(archive.statusCode).toBe(200)
  expect(archive.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; .*account-.*\.zip/),
    'cache-control': 'private, no-store',
  })
  const { 'data.json': data = '', ...files } = await unzip(archive.rawPayload)
  expect(data).toBe(json)
  expect(files).toEqual({ 'files/1-plan.pdf': `${PDF} 1`, 'files/2-plan.pdf': `${PDF} 2` })
  const content = JSON.parse(data) as { readonly formSubmissions: readonly object[] }
  expect(content.formSubmissions).toMatchObject([
    {
      files: [
        { filename: 'plan.pdf', byteSize: PDF.length + 2, path: 'files/1-plan.pdf' },
        { path: 'files/2-plan.pdf' },
      ],
    },
  ])
})

it('exports text alone for a person who sent no files', async () => {
  const shop = await testPerson()
  await shop.post(ADA, [])
  const { call } = await testOwner(shop)
  expect((await call('GET', shop.path)).body).toMatchObject({ archiveUrl: null })
})

it('gives the archive to staff alone who may export', async () => {
  const shop = await testPerson()
  await shop.post(ADA, [PDF])
  const url = `${shop.path}.zip`
  expect((await shop.download(url)).statusCode).toBe(401)
  const manager = await testOwner(shop, 'store-manager')
  expect((await shop.download(url, manager.browser)).statusCode).toBe(403)
  const { browser } = await testOwner(shop)
  expect((await shop.download(url.replace(/[0-9a-f]/, 'g'), browser)).statusCode).toBe(404)
  const other = await testPerson()
  const { browser: stranger } = await testOwner(other)
  expect((await other.download(url, stranger)).statusCode).toBe(404)
})

it('skips a file that was deleted meanwhile', async () => {
  const shop = await testPerson()
  await shop.post(ADA, [`${PDF} ${shop.formId}`])
  await shop.rows(`update private_file set file_key = repeat('0', 64) where site_id = $1`)
  const { browser } = await testOwner(shop)
  const archive = await shop.download(`${shop.path}.zip`, browser)
  expect(Object.keys(await unzip(archive.rawPayload))).toEqual(['data.json'])
})
