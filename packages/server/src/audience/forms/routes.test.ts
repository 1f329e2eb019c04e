import { blockTypeCodes } from '@vitrine/model'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { FILLED, JUST_NOW, OWN, OWNER, testForm } from '../../test/forms.ts'

const KEY = '/api/form/FormSubmissionKey'

it('stores a submission, and notifies the owner in the same transaction', async () => {
  const { send, submissions, mails } = await testForm()
  expect(await send(FILLED)).toMatchObject({ status: 200, body: { success: true } })
  expect(await submissions()).toMatchObject([
    {
      status: 'received',
      form_name: 'Contact',
      page_path: '/contact',
      locale: 'en-US',
      expires_at: null,
      answers: [
        { id: 'who', type: 'name', title: 'Your name', value: ['Ada', 'Ames'] },
        { id: 'mail', type: 'email', title: 'Your email', value: 'ada@example.com' },
        { id: 'words', type: 'textarea', title: 'Message', value: 'A mug, please.' },
      ],
    },
  ])
  expect(await mails()).toMatchObject([
    {
      recipient: OWNER,
      subject: 'Form submission: Contact',
      body_text: 'Your name: Ada Ames\nYour email: ada@example.com\nMessage: A mug, please.\n',
    },
  ])
})

it('returns a key and a crumb only to its own pages, and requires both', async () => {
  const { browser, begun, save, submissions } = await testForm()
  const stranger = browser()
  expect(
    (await stranger.send('POST', KEY, undefined, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  const visitor = browser()
  const { body } = await visitor.send('POST', KEY, undefined, OWN)
  const { key } = body as { readonly key: string }
  expect(body).toEqual({ key, data: { key }, crumb: visitor.cookies.get('crumb') })
  const other = visitor.copy()
  other.cookies.set('crumb', 'stale')
  expect(await save(other, FILLED, { key })).toMatchObject({
    status: 403,
    body: { crumbFail: true, crumb: visitor.cookies.get('crumb') },
  })
  const reload = 'Error processing form submission. Please reload and try again.'
  const thief = browser()
  await begun(thief)
  for (const [who, stale] of [
    [visitor, ''],
    [visitor, `${key}x`],
    [thief, key],
  ] as const)
    expect(await save(who, FILLED, { key: stale })).toMatchObject({
      status: 400,
      body: { code: 'forms.staleKey', message: reload },
    })
  expect(await save(visitor, FILLED, { key: await begun(visitor, 25 * 3_600_000) })).toMatchObject({
    status: 400,
    body: { code: 'forms.staleKey' },
  })
  expect(await submissions()).toEqual([])
  expect(await save(visitor, FILLED, { key })).toMatchObject({ status: 200 })
  expect(await submissions()).toHaveLength(1)
})

it('reports the error of each field, and stores nothing', async () => {
  const { send, submissions, browser, formId } = await testForm()
  const wrong = { mail: 'ada', words: 'x'.repeat(21) }
  const errors = {
    who: 'Required',
    mail: 'Email is not valid. Email addresses should follow the format user@domain.com.',
    words: 'You have exceeded the character limit.',
  }
  const invalid = 'One or more fields is invalid, please check your entries.'
  const { status, body } = await send(wrong)
  expect({ status, body }).toMatchObject({ status: 400, body: { errors, error: invalid } })
  expect(Object.keys((body as { errors: object }).errors)).toEqual(['who', 'mail', 'words'])
  const validate = (values: object) =>
    browser().send('POST', `/api/rest/forms/validate/${formId}`, values, OWN)
  expect(await validate(wrong)).toMatchObject({ status: 400, body: { errors } })
  expect(await validate(FILLED)).toMatchObject({ status: 200, body: {} })
  expect(await submissions()).toEqual([])
})

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a deep value', JSON.stringify({ mail: { a: { b: { c: 1 } } } })],
  ['a NUL', JSON.stringify({ mail: 'a\0b' })],
  ['half a character', '{"mail":"\\ud800"}'],
])('rejects %s', async (_name, form) => {
  const { browser, begun, save } = await testForm()
  const visitor = browser()
  const key = await begun(visitor)
  expect(await save(visitor, {}, { key, form })).toMatchObject({
    status: 400,
    body: { message: 'Could not parse the form fields, please check your entries.' },
  })
})

it('takes the same again for the same, and something else with the same key for a mistake', async () => {
  const { browser, begun, save, submissions, mails } = await testForm()
  const visitor = browser()
  const key = await begun(visitor)
  const twice = await Promise.all([save(visitor, FILLED, { key }), save(visitor, FILLED, { key })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await save(visitor, FILLED, { key })).status).toBe(200)
  expect(await save(visitor, { ...FILLED, words: 'Two.' }, { key })).toMatchObject({
    status: 400,
    body: { code: 'forms.staleKey' },
  })
  expect((await save(visitor, FILLED, { key: await begun(visitor) })).status).toBe(200)
  expect(await submissions()).toHaveLength(2)
  expect(await mails()).toHaveLength(2)
})

it('puts what robots send aside, and tells them nothing of it', async () => {
  const { browser, begun, save, submissions, mails } = await testForm()
  const trapped = browser()
  expect(
    await save(trapped, FILLED, { key: await begun(trapped), website: 'https://spam.example' }),
  ).toMatchObject({ status: 200, body: { success: true } })
  const quick = browser()
  expect(await save(quick, FILLED, { key: await begun(quick, JUST_NOW) })).toMatchObject({
    status: 200,
    body: { success: true },
  })
  const stored = await submissions()
  expect(stored.map(({ status, reason }) => [status, reason])).toEqual([
    ['spam', 'trap'],
    ['spam', 'quick'],
  ])
  expect(await mails()).toEqual([])
})

it('asks what is published and nothing else, whatever a client claims', async () => {
  const { send, submissions, publish, formId, block } = await testForm()
  const unknown = { status: 404, body: { message: 'This form has not been configured yet.' } }
  for (const other of ['', 'x', 'ask', `${formId}x`, `${formId.split('.')[0]}.`, '../..'])
    expect(await send(FILLED, { formId: other }), other).toMatchObject(unknown)
  expect(await send({ ...FILLED, role: 'admin', __proto__: null })).toMatchObject({ status: 200 })
  const [row] = await submissions()
  expect(row?.answers.map(({ id }) => id)).toEqual(['who', 'mail', 'words'])
  const { settings: shown } = newPage({ locale: 'en-US', title: 'Hidden', slug: 'hidden' })
  const settings = { ...shown, enabled: false }
  const hidden = await publish([block], { settings }, 'hidden')
  expect(await send(FILLED, { formId: `${hidden}.ask` })).toMatchObject(unknown)
})

it('lets those alone send a form who may read its page', async () => {
  const { send } = await testForm({ page: { access: { kind: 'password' } } })
  expect((await send(FILLED)).status).toBe(404)
})

it('accepts every field type in its shape', async () => {
  const fields = [
    { id: 'day', type: 'date' },
    { id: 'at', type: 'time' },
    { id: 'home', type: 'address' },
    { id: 'call', type: 'phone' },
    { id: 'pick', type: 'checkbox', options: [{ id: 'red' }, { id: 'blue' }] },
    { id: 'one', type: 'radio', options: [{ id: 'yes' }] },
    { id: 'some', type: 'select', options: [{ id: 'few' }] },
    { id: 'survey', type: 'likert', options: [{ id: 'good' }, { id: 'quick' }] },
    { id: 'secret', type: 'password' },
    { id: 'part', type: 'section' },
    { id: 'from', type: 'hidden', key: 'utm', value: 'none' },
    { id: 'sum', type: 'currency' },
  ]
  const text = { 'en-US': { 'red.option': 'Red', 'good.option': 'Was it good?' } }
  const { send, submissions, mails } = await testForm({ data: { name: 'All', fields }, text })
  const values = {
    day: ['2', '29', '2024'],
    at: ['9', '30', '', 'AM'],
    home: ['1 High St', '', 'Saltby'],
    call: ['555', '0100', '42'],
    pick: ['Red', 'blue'],
    one: ['yes'],
    some: 'few',
    survey: { 'Was it good?': '2', quick: ['-1'], other: '0' },
    secret: 'open sesame',
    sum: 12.5,
  }
  expect(await send(values)).toMatchObject({ status: 200 })
  const [row] = await submissions()
  expect(Object.fromEntries((row?.answers ?? []).map(({ id, value }) => [id, value]))).toEqual({
    day: ['2', '29', '2024'],
    at: ['9', '30', '', 'AM'],
    home: ['1 High St', '', 'Saltby', '', '', ''],
    call: ['', '555', '0100', '42'],
    pick: ['Red', 'blue'],
    one: 'yes',
    some: 'few',
    survey: { 'Was it good?': '2', quick: '-1' },
    secret: 'open sesame',
    from: 'none',
    sum: '12.5',
  })
  const [mail] = await mails()
  expect(mail?.body_text.split('\n')).toEqual([
    'day: 2/29/2024',
    'at: 9:30:00 AM',
    'home: 1 High St, Saltby',
    'call: 555-0100-42',
    'pick: Red, blue',
    'one: yes',
    'some: few',
    'survey: Was it good?: Strongly Agree',
    'quick: Disagree',
    'secret: ********',
    'utm: none',
    'sum: 12.5',
    '',
  ])
})

it('shows the owner what was written as text, and keeps letters to one line of subject', async () => {
  const name = 'A\r\nBcc: all@example.com'
  const { send, mails } = await testForm({
    data: { name, fields: [{ id: 'words', type: 'textarea' }] },
  })
  await send({ words: '<img src=x onerror=alert(1)>\n\u0007ring' })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Form submission: A Bcc: all@example.com')
  expect(mail?.body_html).toBe('<p><b>Message:</b> &lt;img src=x onerror=alert(1)&gt;<br>ring</p>')
})

it('tells whom the form names, and keeps for as long as it says', async () => {
  const data = {
    name: 'Trade',
    fields: [{ id: 'words', type: 'text' }],
    recipient: 'trade@example.com',
    keepsDays: 30,
  }
  const { send, mails, rows } = await testForm({ data })
  await send({ words: 'Hello' })
  expect(await mails()).toMatchObject([{ recipient: 'trade@example.com' }])
  const days = 'extract(epoch from expires_at - created_at) / 86400'
  expect(await rows(`select ${days} as days from form_submission where site_id = $1`)).toEqual([
    { days: '30.0000000000000000' },
  ])
})

it('takes a newsletter by a script, and from robots in vain', async () => {
  const { browser, begun, save, rows } = await testForm({
    type: blockTypeCodes.newsletter,
    data: {},
    text: {},
  })
  const email = 'reader@example.com'
  const subscribers = () => rows('select email from newsletter_subscriber where site_id = $1')
  const visitor = browser()
  const wrong = await save(visitor, { email: 'reader' }, { key: await begun(visitor) })
  const error = expect.stringMatching(/^Email is not valid/)
  expect(wrong).toMatchObject({ status: 400, body: { errors: { email: error } } })
  const trapped = { website: 'x', key: await begun(visitor) }
  expect((await save(visitor, { email }, trapped)).status).toBe(200)
  expect(await subscribers()).toEqual([])
  // A browser that fills in the address is quick.
  const quick = { key: await begun(visitor, JUST_NOW) }
  expect((await save(visitor, { email }, quick)).status).toBe(200)
  expect(await subscribers()).toEqual([{ email }])
})
