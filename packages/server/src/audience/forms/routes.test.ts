import { blockTypeCodes } from '@vitrine/model'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { FILLED, JUST_NOW, OWN, OWNER, testForm } from '../../test/forms.ts'

const KEY = '/api/form/FormSubmissionKey'

it('stores a submission, and notifies the owner in the same transaction', async () => {
  const { send, submissions, emails } = await testForm()
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
  expect(await emails()).toMatchObject([
    {
      recipient: OWNER,
      subject: 'Form submission: Contact',
      text: 'Your name: Ada Ames\nYour email: ada@example.com\nMessage: A mug, please.\n',
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

it.each<[string, object]>([
  ['a text', { words: { a: 'b' } }],
  ['a text', { words: ['a', 'b'] }],
  ['a text', { words: { a: { b: { c: 1 } } } }],
  ['a text that can be stored', { words: 'a\0' }],
  ['a text that can be stored', { words: '\uD800' }],
])('rejects another shape for %s, beside the errors of other fields: %j', async (_name, wrong) => {
  const { send, submissions } = await testForm()
  expect(await send({ mail: 'ada', ...wrong })).toMatchObject({
    status: 400,
    body: {
      code: 'forms.invalid',
      errors: {
        who: 'Required',
        mail: expect.stringContaining('not valid'),
        words: 'This answer cannot be read. Enter it again.',
      },
    },
  })
  expect(await submissions()).toEqual([])
})

it('rejects times, phone numbers and parts that are none, and requires no survey', async () => {
  const { send, submissions } = await testForm({
    text: {},
    data: {
      fields: [
        { id: 'when', type: 'time' },
        { id: 'tel', type: 'phone' },
        { id: 'day', type: 'date' },
        { id: 'home', type: 'address' },
        { id: 'view', type: 'likert', required: true, options: [{ id: 'good' }] },
      ],
    },
  })
  const wrong = {
    when: ['99', '77', '00', 'XX'],
    tel: ['', '555', 'CALL', 'NOW'],
    day: ['1', '2', '2026', '4'],
    home: { street: 'Harbour Row' },
    view: 'good',
  }
  const errors = {
    when: 'Enter a time.',
    tel: 'Enter a phone number.',
    day: 'This answer cannot be read. Enter it again.',
    home: 'This answer cannot be read. Enter it again.',
    view: 'This answer cannot be read. Enter it again.',
  }
  const { body } = await send(wrong)
  expect(body).toMatchObject({ code: 'forms.invalid', errors })
  expect(await submissions()).toEqual([])
  const right = {
    when: ['9', '30', '', 'AM'],
    tel: ['555', '010', '0199'],
    day: ['1', '2', '2026'],
  }
  expect((await send(right)).status).toBe(200)
})

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
])('rejects %s', async (_name, form) => {
  const { browser, begun, save } = await testForm()
  const visitor = browser()
  const key = await begun(visitor)
  expect(await save(visitor, {}, { key, form })).toMatchObject({
    status: 400,
    body: { message: 'Could not parse the form fields, please check your entries.' },
  })
})

it('treats a repeat as the same submission, and rejects different values with the same key', async () => {
  const { browser, begun, save, submissions, emails } = await testForm()
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
  expect(await emails()).toHaveLength(2)
})

it('stores submissions of robots as spam, with the usual response', async () => {
  const { browser, begun, save, submissions, emails } = await testForm()
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
  expect(await emails()).toEqual([])
})

it('validates against the published form, whatever a client claims', async () => {
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

it('accepts a form only from visitors who may read its page', async () => {
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
  const { send, submissions, emails } = await testForm({ data: { name: 'All', fields }, text })
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
  const [mail] = await emails()
  expect(mail?.text.split('\n')).toEqual([
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

it('escapes submitted values, and keeps email subjects to one line', async () => {
  const name = 'A\r\nBcc: all@example.com'
  const { send, emails } = await testForm({
    data: { name, fields: [{ id: 'words', type: 'textarea' }] },
  })
  await send({ words: '<img src=x onerror=alert(1)>\n\u0007ring' })
  const [mail] = await emails()
  expect(mail?.subject).toBe('Form submission: A Bcc: all@example.com')
  expect(mail?.html).toContain('>&lt;img src=x onerror=alert(1)&gt;<br>ring</td>')
})

it('notifies the recipient of the form, and deletes submissions after its number of days', async () => {
  const data = {
    name: 'Trade',
    fields: [{ id: 'words', type: 'text' }],
    recipient: 'trade@example.com',
    keepsDays: 30,
  }
  const { send, emails, rows } = await testForm({ data })
  await send({ words: 'Hello' })
  expect(await emails()).toMatchObject([{ recipient: 'trade@example.com' }])
  const days = 'extract(epoch from expires_at - created_at) / 86400'
  expect(await rows(`select ${days} as days from form_submission where site_id = $1`)).toEqual([
    { days: '30.0000000000000000' },
  ])
})

it('asks for a field only after its answer, and stores what a visitor without scripts filled in nevertheless', async () => {
  const { send, submissions } = await testForm({
    data: {
      fields: [
        { id: 'kind', type: 'radio', required: true, options: [{ id: 'repair' }, { id: 'other' }] },
        { id: 'bike', type: 'text', required: true, shownFor: 'repair' },
      ],
    },
    text: { 'en-US': { 'repair.option': 'Repair', 'other.option': 'Other' } },
  })
  expect(await send({ kind: 'Repair' })).toMatchObject({
    status: 400,
    body: { errors: { bike: expect.any(String) } },
  })
  for (const values of [{ kind: 'Other' }, { kind: 'Other', bike: 'red' }])
    expect((await send(values)).status).toBe(200)
  const stored = (await submissions()).map(({ answers }) => answers.map(({ id }) => id))
  expect(stored).toEqual([['kind'], ['kind', 'bike']])
})

it('replies in the words of the form, without the visitor’s, and deletes the reply with the submission', async () => {
  const fields = [
    { id: 'words', type: 'text' },
    { id: 'mail', type: 'email' },
  ]
  const text = { replySubject: 'Thanks', replyText: 'We answer soon.\n\nThe kiln' }
  const { send, emails, studio, rows } = await testForm({
    data: { fields, sendsReply: true },
    text: { 'en-US': text },
  })
  await send({ words: 'Buy now', mail: 'ada@example.com' })
  await send({ words: 'No address', mail: '' })
  const isReply = ({ recipient }: { readonly recipient: string }) => recipient !== OWNER
  const replies = (await emails()).filter(isReply)
  expect(replies).toMatchObject([{ recipient: 'ada@example.com', subject: 'Thanks' }])
  expect(replies[0]?.text).toContain('We answer soon.\n\nThe kiln')
  expect(replies[0]?.text).not.toContain('Buy now')
  const ids = (await rows<{ id: string }>('select id from form_submission where site_id = $1')).map(
    ({ id }) => id,
  )
  await (
    await studio()
  )('POST', '/form-submissions/deletions', { ids })
  expect(await emails()).toEqual([])
})

it('accepts newsletter subscriptions by script, but not from robots', async () => {
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
