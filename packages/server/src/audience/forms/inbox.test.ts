import type { FormSubmission, SiteForm } from '@vitrine/contract'
import { plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { FILLED, testForm } from '../../test/forms.ts'

interface List {
  readonly submissions: readonly FormSubmission[]
  readonly counts: Readonly<Record<string, number>>
}

async function testInbox(messages: readonly string[], disclaimer = '') {
  const shop = await testForm()
  const text = { 'en-US': { disclaimer: plainToRich(disclaimer) } }
  const id = await shop.publish([{ ...shop.block, text }], {}, 'trade')
  const formId = `${id}.ask`
  for (const words of messages)
    expect((await shop.send({ ...FILLED, words }, { formId })).status).toBe(200)
  const call = await shop.studio()
  const list = async (query = '') => (await call('GET', `/form-submissions?${query}`)).body as List
  const forms = async () => ((await call('GET', '/forms')).body as { forms: SiteForm[] }).forms
  return { ...shop, call, list, forms, tradeId: formId, tradePage: id }
}

it('lists all forms of the site with their page and the number of unread submissions', async () => {
  const { forms, formId, pageId, tradeId, tradePage, call, list } = await testInbox(['One', 'Two'])
  expect(await forms()).toEqual([
    {
      ...{ formId: tradeId, formName: 'Contact', documentId: tradePage, pageTitle: 'Write to us' },
      ...{ pagePath: '/trade', received: 2, unread: 2, lastAt: expect.any(String) },
    },
    {
      ...{ formId, formName: 'Contact', documentId: pageId, pageTitle: 'Write to us' },
      ...{ pagePath: '/contact', received: 0, unread: 0, lastAt: null },
    },
  ])
  const [newest] = (await list()).submissions
  await call('POST', '/form-submissions/marks', { ids: [newest?.id], isRead: true })
  expect((await forms())[0]).toMatchObject({ received: 2, unread: 1 })
})

it('still lists a form with submissions whose page is gone', async () => {
  const { forms, rows, tradeId } = await testInbox(['One'])
  await rows('delete from published where site_id = $1')
  expect(await forms()).toMatchObject([
    { formId: tradeId, formName: 'Contact', documentId: null, pagePath: '/contact', unread: 1 },
  ])
})

it('marks submissions as read and unread, and lists the unread', async () => {
  const { call, list, studio } = await testInbox(['One', 'Two', 'Three'])
  const mark = async (ids: readonly (string | undefined)[], isRead: boolean) =>
    (await call('POST', '/form-submissions/marks', { ids, isRead })).body
  const [three, two] = (await list()).submissions
  expect(three?.isRead).toBe(false)
  expect(await mark([two?.id, three?.id], true)).toEqual({ changed: 2 })
  expect(await mark([two?.id], true)).toEqual({ changed: 0 })
  const { submissions, counts } = await list('status=unread')
  expect(submissions.map(({ answers }) => answers.at(-1)?.value)).toEqual(['One'])
  expect(counts).toEqual({ received: 3, unread: 1, spam: 0 })
  expect(await mark([two?.id], false)).toEqual({ changed: 1 })
  expect((await list('status=unread')).submissions).toHaveLength(2)
  // Spam is never unread.
  await call('POST', '/form-submissions/statuses', { ids: [two?.id], status: 'spam' })
  expect((await list()).counts).toEqual({ received: 2, unread: 1, spam: 1 })
  const other = await testForm()
  const stranger = await other.studio()
  const body = { ids: [three?.id], isRead: false }
  expect((await stranger('POST', '/form-submissions/marks', body)).body).toEqual({ changed: 0 })
  expect((await (await studio('editor'))('POST', '/form-submissions/marks', body)).status).toBe(403)
})

it('lists the submissions of some days of the site', async () => {
  const { list, pool, call, site } = await testInbox(['Early', 'Late'])
  const set = (words: string, at: string) =>
    pool.query(
      `update form_submission set created_at = $1 where site_id = $2 and answers::text like $3`,
      [at, site.id, `%"${words}"%`],
    )
  await pool.query(`update site set time_zone = 'America/New_York' where id = $1`, [site.id])
  await set('Early', '2026-03-02T03:30:00Z')
  await set('Late', '2026-03-02T05:30:00Z')
  const values = async (query: string) =>
    (await list(query)).submissions.map(({ answers }) => answers.at(-1)?.value)
  expect(await values('from=2026-03-02&to=2026-03-02')).toEqual(['Late'])
  expect(await values('to=2026-03-01')).toEqual(['Early'])
  expect((await list('from=2026-03-02')).counts).toMatchObject({ received: 1 })
  const { csv } = (await call('GET', '/form-submissions/export?to=2026-03-01')).body as {
    csv: string
  }
  expect(csv).toContain('Early')
  expect(csv).not.toContain('Late')
  for (const wrong of ['from=2026-02-30', 'from=0000-01-01', 'to=0000-12-31'])
    expect((await call('GET', `/form-submissions?${wrong}`)).status).toBe(400)
  expect(await values('from=0001-01-01&to=9999-12-31')).toHaveLength(2)
})

it('records the disclaimer that the visitor saw', async () => {
  const { list } = await testInbox(['One'], 'We delete it after a year.')
  expect((await list()).submissions[0]?.disclaimer).toBe('We delete it after a year.')
})
