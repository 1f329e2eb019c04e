import {
  apiListFormSubmissions,
  apiReadFormSubmission,
  createWebhook,
  type WebhookPayload,
} from '@vitrine/contract'
import { expect, it, onTestFinished } from 'vitest'
import { prepareDeliveries } from '../../commerce/webhooks/prepare-deliveries.ts'
import { testApi } from '../../test/api/api.ts'
import { FILLED, testForm } from '../../test/forms.ts'
import { testSite } from '../../test/site.ts'

/** Creates a form whose submissions a webhook wants. */
async function testFormEvents() {
  const shop = await testForm()
  const call = await shop.studio()
  // The sites of later tests are in the same database, where what is left would be due as well.
  onTestFinished(async () => {
    await shop.rows('delete from webhook_endpoint where site_id = $1')
  })
  const webhook = { address: 'https://hooks.example/in', events: ['form.submitted'] }
  const created = await call('POST', createWebhook.path.replace('/api/studio', ''), webhook)
  expect(created.status, created.text).toBe(200)
  /** Prepares what happened, and takes the payloads. */
  const takePayloads = async () => {
    const events = await shop.rows<{ payload: unknown }>(
      `delete from outbox where site_id = $1 and topic = 'webhook.event' returning payload`,
    )
    for (const { payload } of events) await prepareDeliveries(shop.db, shop.site.id, payload)
    const rows = await shop.rows<{ payload: string }>(
      'delete from webhook_delivery where site_id = $1 returning payload',
    )
    return rows.map(({ payload }) => JSON.parse(payload) as WebhookPayload)
  }
  return { ...shop, call, takePayloads }
}

it('tells webhooks of a submission, without what the visitor entered, and API keys read it', async () => {
  const shop = await testFormEvents()
  expect((await shop.send(FILLED)).status).toBe(200)
  const payloads = await shop.takePayloads()
  expect(payloads).toMatchObject([
    {
      type: 'form.submitted',
      data: { submission: { formId: shop.formId, formName: 'Contact', pagePath: '/contact' } },
    },
  ])
  expect(JSON.stringify(payloads)).not.toMatch(/ada@example\.com|mug/)
  const { api } = await testApi(shop, ['forms:read'])
  const id = payloads[0]?.data.submission?.id ?? ''
  const read = await api('GET', `/form-submissions/${id}`)
  const submission = apiReadFormSubmission.replies[200].parse(read.body)
  expect(submission.answers).toContainEqual(
    expect.objectContaining({ id: 'mail', text: 'ada@example.com' }),
  )
  expect(submission).not.toHaveProperty('isRead')
  await shop.call('POST', '/form-submissions/statuses', { ids: [id], status: 'spam' })
  expect((await api('GET', `/form-submissions/${id}`)).status).toBe(404)
  const other = await testApi(await testSite(), ['forms:read'])
  expect((await other.api('GET', `/form-submissions/${id}`)).status).toBe(404)
})

it('tells of spam once staff take it out', async () => {
  const shop = await testFormEvents()
  await shop.send(FILLED, { website: 'https://spam.example' })
  const [row] = await shop.rows<{ id: string; status: string }>(
    'select id, status from form_submission where site_id = $1',
  )
  expect(row?.status).toBe('spam')
  expect(await shop.takePayloads()).toEqual([])
  const ids = [row?.id]
  const sorted = await shop.call('POST', '/form-submissions/statuses', { ids, status: 'received' })
  expect(sorted.status, sorted.text).toBe(200)
  expect(await shop.takePayloads()).toMatchObject([{ data: { submission: { id: row?.id } } }])
})

it('lists submissions page by page, the newest first, without spam and passwords', async () => {
  const fields = [
    { id: 'words', type: 'textarea' },
    { id: 'secret', type: 'password' },
  ]
  const text = { 'en-US': { 'words.title': 'Message', 'secret.title': 'Password' } }
  const shop = await testForm({ data: { name: 'Ask', fields }, text })
  for (const words of ['first', 'second', 'third'])
    expect((await shop.send({ words, secret: 'open sesame' })).status).toBe(200)
  await shop.send({ words: 'bad' }, { website: 'https://spam.example' })
  const { api } = await testApi(shop, ['forms:read'])
  const list = async (query: string) => {
    const { body } = await api('GET', `/form-submissions?${query}`)
    const { submissions, nextPageCursor } = apiListFormSubmissions.replies[200].parse(body)
    return { words: submissions.map(({ answers }) => answers[0]?.text), nextPageCursor, body }
  }
  const first = await list('limit=2')
  expect(first.words).toEqual(['third', 'second'])
  expect(JSON.stringify(first.body)).not.toContain('sesame')
  const second = await list(`limit=2&cursor=${first.nextPageCursor}`)
  expect(second).toMatchObject({ words: ['first'], nextPageCursor: null })
  expect((await list('formId=other')).words).toEqual([])
  expect((await api('GET', '/form-submissions?limit=0')).status).toBe(400)
})
