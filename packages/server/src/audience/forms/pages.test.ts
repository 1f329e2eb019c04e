import { hashPassword } from '../../identity/accounts/index.ts'
import { setLock } from '../page-locks/index.ts'
import { newBlock, newHeaderFooter } from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { OWN, testForm } from '../../test/forms.ts'

const POSTED = {
  'who.0': 'Ada',
  'who.1': 'Ames',
  mail: 'ada@example.com',
  words: 'A mug, please.',
  'company.website': '',
}

it('is submitted from its page without scripts, and confirmed', async () => {
  const { browser, formId, submissions, emails } = await testForm()
  const visitor = browser()
  const { text } = await visitor.visit('/contact')
  expect(text).toContain(`action="/form/${formId}"`)
  expect(text).toContain(`data-form-id="${formId}"`)
  expect(text).not.toContain('form-alert"')
  const sent = await visitor.submit(`/form/${formId}`, POSTED)
  expect(sent).toMatchObject({ status: 303, headers: { location: `/form/${formId}/sent` } })
  expect(await submissions()).toMatchObject([
    { status: 'received', page_path: '/contact', page_title: 'Write to us' },
  ])
  expect(await emails()).toHaveLength(1)
  const thanks = await visitor.visit(`/form/${formId}/sent`)
  expect(thanks.status).toBe(200)
  expect(thanks.text).toMatch(/<h1>Thank you<\/h1>.*We read everything\..*href="\/contact"/s)
  expect(thanks.text).not.toContain('<form method="POST" action="/form/')
})

it('is shown again with its errors and all typed values', async () => {
  const { browser, formId, submissions } = await testForm()
  const wrong = { ...POSTED, 'who.0': '', 'who.1': ' ', mail: '"ada"<b>', words: '<i>' }
  const { status, text, headers } = await browser().submit(`/form/${formId}`, wrong)
  expect(status).toBe(400)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(text).toContain('role="alert" tabindex="-1" autofocus')
  expect(text).toContain('One or more fields is invalid, please check your entries.')
  expect(text).toMatch(/<span class="field-error" id="name-yui_who-error">Required<\/span>/)
  expect(text).toMatch(/<p class="field-error" id="email-yui_mail-error">Email is not valid/)
  expect(text).toContain('value="&quot;ada&quot;&lt;b&gt;"')
  expect(text).toMatch(/name="words"[^>]*>\n?&lt;i&gt;<\/textarea>/)
  expect(text).not.toContain('<b>"')
  expect(await submissions()).toEqual([])
})

it('does not show a password again', async () => {
  const fields = [
    { id: 'secret', type: 'password' },
    { id: 'mail', type: 'email' },
  ]
  const { browser, formId } = await testForm({ data: { name: '', fields } })
  const posted = { secret: 'open sesame', mail: 'ada' }
  const { status, text } = await browser().submit(`/form/${formId}`, posted)
  expect(status).toBe(400)
  expect(text).toMatch(/<input[^>]*name="mail"[^>]* value="ada"/)
  expect(text).toMatch(/<input[^>]*name="secret"/)
  expect(text).not.toContain('sesame')
})

it('stores one submission for a double press, and two for different values', async () => {
  const { browser, formId, submissions } = await testForm()
  const visitor = browser()
  const press = (fields: Readonly<Record<string, string>>) =>
    visitor.submit(`/form/${formId}`, fields)
  await Promise.all([press(POSTED), press(POSTED), press(POSTED)])
  expect(await submissions()).toHaveLength(1)
  await press({ ...POSTED, words: 'And a bowl.' })
  expect(await submissions()).toHaveLength(2)
})

it('is rejected from another site, and for a form that does not exist', async () => {
  const { app, host, browser, formId, submissions } = await testForm()
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
    accept: 'text/html',
  }
  const payload = new URLSearchParams(POSTED).toString()
  const foreign = await app.inject({ method: 'POST', url: `/form/${formId}`, headers, payload })
  expect(foreign.statusCode).toBe(403)
  for (const other of ['x', `${formId}x`, 'header-footer.ask'])
    expect((await browser().submit(`/form/${other}`, POSTED)).status, other).toBe(404)
  expect((await browser().visit('/form/x.y/sent')).status).toBe(404)
  expect(await submissions()).toEqual([])
})

it('stores submissions with the hidden field as spam', async () => {
  const { browser, formId, submissions, emails } = await testForm()
  const answer = await browser().submit(`/form/${formId}`, { ...POSTED, 'company.website': 'x' })
  expect(answer.status).toBe(303)
  expect(await submissions()).toMatchObject([{ status: 'spam', reason: 'trap' }])
  expect(await emails()).toEqual([])
})

it('collects parts, choices and surveys by their names', async () => {
  const fields = [
    { id: 'pick', type: 'checkbox', required: true, options: [{ id: 'red' }, { id: 'blue' }] },
    { id: 'survey', type: 'likert', options: [{ id: 'good' }, { id: 'fast' }] },
    { id: 'call', type: 'phone', showCountryCode: true },
  ]
  const { browser, formId, submissions } = await testForm({ data: { name: '', fields } })
  const posted = {
    'pick.blue': 'blue',
    'survey.good': '-2',
    'call.0': '44',
    'call.1': '20',
    'call.3': '7',
  }
  expect((await browser().submit(`/form/${formId}`, posted)).status).toBe(303)
  const [row] = await submissions()
  expect(row?.answers.map(({ value }) => value)).toEqual([
    ['blue'],
    { good: '-2', fast: '' },
    ['44', '20', '', '7'],
  ])
  const again = await browser().submit(`/form/${formId}`, { 'survey.good': '-2', 'call.0': '44' })
  expect(again.status).toBe(400)
  expect(again.text).toMatch(/name="survey\.good" value="-2" checked/)
  expect(again.text).toMatch(/name="call\.0"[^>]* value="44"/)
})

it('redirects within the site as the owner sets it, and links to other sites', async () => {
  const fields = [{ id: 'words', type: 'text' }]
  const here = await testForm({
    data: { fields, successRedirect: { kind: 'url', url: '/thanks' } },
  })
  expect(await here.browser().submit(`/form/${here.formId}`, { words: 'x' })).toMatchObject({
    headers: { location: '/thanks' },
  })
  const url = 'https://example.com/thanks'
  const away = await testForm({ data: { fields, successRedirect: { kind: 'url', url } } })
  const { headers } = await away.browser().submit(`/form/${away.formId}`, { words: 'x' })
  expect(headers['location']).toBe(`/form/${away.formId}/sent`)
  const { text } = await away.browser().visit(`/form/${away.formId}/sent`)
  expect(text).toContain(`href="${url}"`)
})

it('appears in the footer of every page', async () => {
  const { db, site, browser, rows } = await testForm()
  const block = newBlock(() => 'foot', 9, {
    data: { name: 'Footer', fields: [{ id: 'words', type: 'text' }] },
  })
  let next = 0
  const parts = newHeaderFooter(() => `part-${++next}`)
  const [header, footer] = parts.sections
  if (!header || !footer) throw new Error('A header and a footer')
  const sections = [header, { ...footer, blockIds: [block.id] }]
  await publishNow(db, site.id, {
    kind: 'header-footer',
    body: { ...parts, sections, blocks: { foot: block } },
  })
  const visitor = browser()
  expect((await visitor.submit('/form/header-footer.foot', { words: 'x' })).status).toBe(303)
  const { body } = await visitor.send('POST', '/api/form/FormSubmissionKey', undefined, OWN)
  const form = JSON.stringify({ words: 'y' })
  const given = { formId: 'header-footer.foot', key: (body as { key: string }).key, form }
  expect((await visitor.send('POST', '/api/form/SaveFormSubmission', given)).status).toBe(200)
  expect(await rows('select form_name from form_submission where site_id = $1')).toHaveLength(2)
})

it('is available to visitors who unlocked its page', async () => {
  const { db, site, browser, formId, pageId, submissions } = await testForm({
    page: { access: { kind: 'password' } },
  })
  await setLock(db, site.id, {
    subjectId: pageId,
    passwordHash: await hashPassword('open sesame'),
  })
  const visitor = browser()
  expect((await visitor.submit(`/form/${formId}`, POSTED)).status).toBe(404)
  await visitor.submit('/lock', { pageId, password: 'open sesame', next: '/contact' })
  expect((await visitor.submit(`/form/${formId}`, POSTED)).status).toBe(303)
  expect(await submissions()).toHaveLength(1)
})
