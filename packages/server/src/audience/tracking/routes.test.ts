import { expect, it } from 'vitest'
import { testTracking } from '../../test/tracking/tracking.ts'

const HIT = { event: '1', ss_cvr: '' }

it('answers every call of the tracking clients with an empty 200 and no cookie', async () => {
  const { send, form, page } = await testTracking()
  const data = JSON.stringify(page)
  const replies = [
    await form('/api/census/RecordHit', { ...HIT, data }),
    await form('/api/events/RecordEvent', { crumb: '', event: 'view-product', data }),
    await send('/api/census/button-click', { ...page, label: 'Buy' }),
    await send('/api/census/button-render', { ...page, label: 'Buy' }),
    await send('/api/census/form-render', { ...page, formId: 'contact' }),
    await send('/api/census/overlay', { ...page, action: 'shown' }),
    await send('/api/census/RecordQuickView/mug'),
    await send('/api/v1/clanker/events', { eventSchemaName: 'product_view', eventContent: '{}' }),
    await send('/api/v1/clanker/validate-event-content/product_view', {}),
    await send('/api/1/performance/records', []),
    await send('/api/events/RecordJavascriptErrors', []),
  ]
  for (const { status, text, headers } of replies) {
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  }
})

it.each([
  ['an unknown event', { ...HIT, event: '3' }],
  ['a word for an event', { ...HIT, event: 'one' }],
  ['no data', { event: '1' }],
  ['data that is no JSON', { ...HIT, data: '{' }],
  ['a list as data', { ...HIT, data: '[]' }],
  ['NaN', { ...HIT, data: '{"websiteId":"a","url":"/","viewportInnerWidth":NaN}' }],
  ['a text for a number', { ...HIT, data: '{"websiteId":"a","url":"/","clientDate":"soon"}' }],
  ['U+0000', { ...HIT, data: '{"websiteId":"a","url":"/\\u0000"}' }],
  ['a lone surrogate', { ...HIT, data: '{"websiteId":"a","url":"/\\ud800"}' }],
])('rejects a hit with %s', async (_name, fields) => {
  const { form } = await testTracking()
  expect(await form('/api/census/RecordHit', fields)).toMatchObject({ status: 400 })
})

it('rejects bodies above 64 KB, above 50 events, and of other types, and counts each', async () => {
  const { send, raw, page, read } = await testTracking()
  const click = { ...page, label: 'a'.repeat(100 * 1024) }
  expect((await send('/api/census/button-click', click)).status).toBe(413)
  const events = Array.from({ length: 1_000 }, () => ({ eventSchemaName: 'a', eventContent: '{}' }))
  expect((await send('/api/v1/clanker/events', events)).status).toBe(400)
  const url = '/api/census/RecordHit'
  expect((await raw(url, 'application/json', '{}')).status).toBe(415)
  expect((await raw('/api/census/overlay', 'text/html', '{}')).status).toBe(415)
  const drops = 'select reason, total from drop_day where site_id = $1'
  expect(await read(drops, ([row]) => row?.['total'] === 4)).toEqual([{ reason: 0, total: 4 }])
})

it('names the schemas that it does not know', async () => {
  const { send } = await testTracking()
  const path = '/api/v1/clanker/validate-event-content'
  expect(await send(`${path}/nothing`, {})).toMatchObject({
    status: 404,
    body: { code: 'tracking.unknownSchema' },
  })
  expect((await send(`${path}/product_view`, { browser_width: 'wide' })).status).toBe(400)
})
