import { type FormSubmission, webhookSubmissionSchema } from '@vitrine/contract'
import type { Block } from '@vitrine/page'
import { expect, it } from 'vitest'
import { fileDeletionJobs } from '../../identity/sites/file-deletions.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { deleteUnneededFiles } from '../../commerce/downloads/delete-unneeded-files.ts'
import { findSubmissionData } from '../../commerce/webhooks/event-data-store.ts'
import { testApi } from '../../test/api/api.ts'
import { OWN, testForm } from '../../test/forms.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { deleteExpiredSubmissions } from './jobs.ts'

const PDF = '%PDF-1.7 drawing'
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const MB = 1_000_000

const ASKED = [
  { id: 'mail', type: 'email', required: true },
  { id: 'plan', type: 'file', required: true, multiple: true, maxMegabytes: 1 },
  { id: 'face', type: 'file', accepts: 'images' },
]

type Added = readonly [field: string, filename: string, content: string | Uint8Array<ArrayBuffer>]

/** Returns a form with files as a browser sends it. */
async function buildForm(fields: Readonly<Record<string, string>>, files: readonly Added[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [field, filename, content] of files)
    form.append(field, new Blob([content], { type: 'text/html' }), filename)
  const request = new Response(form)
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } }
}

async function testFileForm(data: Block['data'] = { name: 'Plans', fields: ASKED }) {
  const shop = await testForm({ data })
  const { formId, begun, browser, rows, files: store } = shop
  /** Posts the native form. */
  const post = async (files: readonly Added[], values: Readonly<Record<string, string>> = {}) => {
    const sent = { mail: 'ada@example.com', ...values }
    const { payload, headers } = await buildForm(sent, files)
    const more = { ...headers, ...OWN, accept: 'text/html' }
    return browser().send('POST', `/form/${formId}`, payload, more)
  }
  /** Sends the form as the script of its page does. */
  const save = async (files: readonly Added[], more: object = {}, visitor = browser()) => {
    const key = await begun(visitor)
    const form = JSON.stringify({ mail: 'ada@example.com', plan: 'C:\\fakepath\\plan.pdf' })
    const sent = { key, form, pageTitle: 'Write', pagePath: '/contact', ...more }
    const { payload, headers } = await buildForm(sent, files)
    const path = `/api/form/SaveFormSubmission/${formId}?pagePath=/contact`
    return visitor.send('POST', path, payload, headers)
  }
  const listStored = () =>
    rows<{ filename: string; type: string; key: string }>(
      `select filename, content_type as type, file_key as key from private_file
       where site_id = $1 order by filename`,
    )
  const isStored = async (key = '') => (await store.readFile(key)) !== undefined
  const deleteBytes = async () => {
    const jobs = new Jobs(shop.db)
    fileDeletionJobs(jobs, { files: store })
    await jobs.drain(shop.pool)
  }
  return { ...shop, post, save, listStored, isStored, deleteBytes }
}

async function readFirst(shop: Awaited<ReturnType<typeof testFileForm>>) {
  const { call, browser } = await testOwner(shop, 'store-manager')
  const { submissions } = (await call('GET', '/api/studio/form-submissions')).body as {
    submissions: FormSubmission[]
  }
  return { call, browser, submission: submissions[0] }
}

it('stores the files of a form without scripts, which staff alone download', async () => {
  const shop = await testFileForm()
  const page = await shop.browser().visit('/contact')
  expect(page.text).toMatch(/<form method="POST"[^>]* enctype="multipart\/form-data"/)
  expect(page.text).toMatch(/<input type="file"[^>]* name="plan" multiple data-max-files="5"/)
  expect(page.text).toContain('Up to 5 files of 1 MB each.')
  expect(page.text).toMatch(/aria-describedby="file-yui_face-hint"/)
  const sent = await shop.post([
    ['plan', 'plan.pdf', PDF],
    ['plan', 'notes', 'As tall as a door'],
    ['face', '', ''],
  ])
  expect(sent).toMatchObject({ status: 303 })
  const { submission, browser } = await readFirst(shop)
  expect(submission?.answers).toContainEqual(
    expect.objectContaining({ id: 'plan', text: 'plan.pdf, notes.txt' }),
  )
  expect(submission?.files).toMatchObject([
    { fieldId: 'plan', filename: 'plan.pdf', contentType: 'application/pdf', byteSize: PDF.length },
    { fieldId: 'plan', filename: 'notes.txt', contentType: 'text/plain' },
  ])
  const url = submission?.files[0]?.url ?? ''
  const file = await browser.visit(url)
  expect(file).toMatchObject({ status: 200, text: PDF })
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''plan.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect((await shop.browser().visit(url)).status).toBe(401)
  const { browser: editor } = await testOwner(shop, 'editor')
  expect((await editor.visit(url)).status).toBe(403)
  const other = await testOwner(await testSite(), 'admin')
  expect((await other.browser.visit(url)).status).toBe(404)
  const [stored] = await shop.listStored()
  expect((await browser.visit(`/assets/${stored?.key}/plan.pdf`)).status).toBe(404)
  // They are of no product, and stay nevertheless.
  await shop.rows(
    `update private_file set created_at = now() - interval '2 days' where site_id = $1`,
  )
  await deleteUnneededFiles({ db: shop.db, files: shop.files })
  expect(await shop.listStored()).toHaveLength(2)
})

it('names the files in the email to the owner and in the export, and attaches none', async () => {
  const shop = await testFileForm()
  await shop.post([['plan', 'plan.pdf', PDF]])
  const { call, submission } = await readFirst(shop)
  const [email] = await shop.emails()
  expect(email?.text).toContain('plan.pdf')
  expect(email?.text).toContain(`/config/forms/submissions?open=${submission?.id}`)
  const { body } = await call('GET', '/api/studio/form-submissions/export')
  expect((body as { csv: string }).csv).toContain('"plan.pdf"')
})

it('gives API keys and no other program the files', async () => {
  const shop = await testFileForm()
  expect((await shop.save([['plan', 'plan.pdf', PDF]])).body).toEqual({ success: true })
  const { api } = await testApi(shop, ['forms:read'])
  const { body } = await api('GET', '/form-submissions')
  const [submission] = (body as { submissions: FormSubmission[] }).submissions
  const { id, files } = submission ?? { id: '', files: [] }
  const path = `/form-submissions/${id}/files/${files[0]?.id}`
  expect(files).toMatchObject([{ filename: 'plan.pdf', url: `/api/commerce/v1${path}` }])
  expect(await api('GET', path)).toMatchObject({ status: 200, text: PDF })
  const { api: foreign } = await testApi(shop, ['orders:read'])
  expect((await foreign('GET', path)).status).toBe(403)
  const { call } = await testOwner(shop)
  await call('POST', '/api/studio/form-submissions/statuses', { ids: [id], status: 'spam' })
  expect((await api('GET', path)).status).toBe(404)
})

it('tells webhooks of files without their names', async () => {
  const shop = await testFileForm()
  await shop.post([['plan', 'Ada Ames.pdf', PDF]])
  const { submission } = await readFirst(shop)
  const data = await findSubmissionData(shop.db, shop.site.id, submission?.id ?? '')
  expect(webhookSubmissionSchema.strict().parse(data).files).toMatchObject([
    { fieldId: 'plan', contentType: 'application/pdf', byteSize: PDF.length },
  ])
  expect(JSON.stringify(data)).not.toContain('Ada')
})

it.each<[string, Added[], string]>([
  [
    'six files',
    Array.from('123456', (n): Added => ['plan', `${n}.pdf`, PDF + n]),
    'Too many files',
  ],
  ['a file over the limit', [['plan', 'big.pdf', `${PDF}${'x'.repeat(MB)}`]], 'is too large'],
  ['an empty file', [['plan', 'plan.pdf', '']], 'An empty file'],
  ['markup', [['plan', 'plan.pdf', '<!doctype html><script>x</script>']], 'of this kind'],
  ['a drawing that runs scripts', [['plan', 'a.png', '<svg onload="x"></svg>']], 'of this kind'],
  ['an unknown program', [['plan', 'a.pdf', 'MZ\u0000\u0001\u0002']], 'of this kind'],
  [
    'a text for an image',
    [
      ['plan', 'a.pdf', PDF],
      ['face', 'face.png', 'text'],
    ],
    'of this kind',
  ],
  [
    'two files for one',
    [
      ['face', '1.png', PNG],
      ['face', '2.png', PNG],
    ],
    'Too many files',
  ],
  ['no file where one is required', [], 'Required'],
  ['a file of no field', [['other', 'plan.pdf', PDF]], 'Required'],
])('refuses %s, and stores nothing', async (_name, files, error) => {
  const shop = await testFileForm()
  const { status, text } = await shop.post(files)
  expect(status).toBe(400)
  expect(text).toContain(error)
  expect(await shop.submissions()).toEqual([])
  expect(await shop.listStored()).toEqual([])
})

it('asks for the files again if another answer is wrong', async () => {
  const shop = await testFileForm()
  const { status, text } = await shop.post([['plan', 'plan.pdf', PDF]], { mail: 'ada' })
  expect(status).toBe(400)
  expect(text).toMatch(/id="file-yui_plan-error">Choose the files again\./)
  expect(text).toContain('Email is not valid.')
  expect(await shop.listStored()).toEqual([])
})

it('limits all files together, and the request', async () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => `f${i}`)
  const fields = many(4).map((id) => ({ id, type: 'file', maxMegabytes: 25 }))
  const shop = await testFileForm({ name: 'Plans', fields })
  const file = `${PDF}${'x'.repeat(9 * MB)}`
  const three = await shop.post(many(3).map((id) => [id, `${id}.pdf`, file + id]))
  expect(three.status).toBe(400)
  expect(three.text).toContain('All files together can have up to 25 MB.')
  const huge = `${PDF}${'x'.repeat(26 * MB)}`
  expect((await shop.post([['f0', 'a.pdf', huge + huge]])).status).toBe(413)
  expect(await shop.listStored()).toEqual([])
})

it('does not trust the name of a file', async () => {
  const shop = await testFileForm()
  await shop.post([
    ['plan', 'run.bat', 'del *'],
    ['plan', '../..\u202Efdp.exe', PDF],
    ['face', 'me.jpeg', PNG],
  ])
  expect((await shop.listStored()).map(({ filename, type }) => [filename, type])).toEqual([
    ['..fdp.exe.pdf', 'application/pdf'],
    ['me.jpeg.png', 'image/png'],
    ['run.bat.txt', 'text/plain'],
  ])
})

it('is one submission if it is sent twice, and another with other files', async () => {
  const shop = await testFileForm()
  const press = (content: string) => shop.post([['plan', 'plan.pdf', content]])
  await Promise.all([press(PDF), press(PDF), press(PDF)])
  expect(await shop.submissions()).toHaveLength(1)
  expect(await shop.listStored()).toHaveLength(1)
  await press(`${PDF} 2`)
  expect(await shop.submissions()).toHaveLength(2)
})

it('accepts files from scripts with a key alone, and none that are only named', async () => {
  const shop = await testFileForm()
  const refused = await shop.save([['plan', 'plan.pdf', PDF]], { key: 'old' })
  expect(refused.body).toMatchObject({ code: 'forms.staleKey' })
  const wrong = await shop.save([['plan', 'plan.html', '<p>']])
  expect(wrong.body).toMatchObject({ errorCodes: { plan: 'formFiles.wrongKind' } })
  const named = await shop.send({ mail: 'ada@example.com', plan: ['plan.pdf'] })
  expect(named.body).toMatchObject({ errors: { plan: 'Required' } })
  expect(await shop.submissions()).toEqual([])
  expect(await shop.listStored()).toEqual([])
})

it('deletes the files of a refused submission, of a deleted one and of an expired one', async () => {
  const shop = await testFileForm()
  const bytes = `${PDF} ${shop.formId}`
  await shop.post([['plan', 'plan.pdf', `${bytes} a`]])
  await shop.post([['plan', 'plan.pdf', `${bytes} b`]], { 'company.website': 'x' })
  const [first, second] = await shop.listStored()
  expect([await shop.isStored(first?.key), await shop.isStored(second?.key)]).toEqual([true, true])
  const { submission } = await readFirst(shop)
  const { call } = await testOwner(shop)
  await call('POST', '/api/studio/form-submissions/deletions', { ids: [submission?.id] })
  await shop.deleteBytes()
  expect(await shop.listStored()).toHaveLength(1)
  await shop.rows(
    `update form_submission set created_at = now() - interval '31 days' where site_id = $1`,
  )
  await deleteExpiredSubmissions(shop.db)
  await shop.deleteBytes()
  expect(await shop.listStored()).toEqual([])
  expect([await shop.isStored(first?.key), await shop.isStored(second?.key)]).toEqual([
    false,
    false,
  ])
})

it('keeps the bytes that another submission has, too', async () => {
  const shop = await testFileForm()
  const other = await testFileForm()
  for (const each of [shop, other]) await each.post([['plan', 'plan.pdf', PDF]])
  await shop.rows('delete from form_submission where site_id = $1')
  await deleteExpiredSubmissions(shop.db)
  await shop.deleteBytes()
  expect(await shop.listStored()).toEqual([])
  expect(await shop.isStored((await other.listStored())[0]?.key)).toBe(true)
})
