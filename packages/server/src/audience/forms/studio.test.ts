import type { FormSubmission } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { deleteExpiredSubmissions, formJobs } from './index.ts'
import { FILLED, testForm } from '../../test/forms.ts'

type List = {
  readonly submissions: readonly FormSubmission[]
  readonly counts: Readonly<Record<string, number>>
  readonly nextPageCursor: string | null
}

async function answered(words: readonly string[]) {
  const shop = await testForm()
  for (const word of words) expect((await shop.send({ ...FILLED, words: word })).status).toBe(200)
  const call = await shop.studio()
  const list = async (query = '') => (await call('GET', `/form-submissions?${query}`)).body as List
  const values = async (query = '') =>
    (await list(query)).submissions.map(({ answers }) => answers.at(-1)?.value)
  return { ...shop, call, list, said: values }
}

it('lists submissions, newest first, of one form or all, and by a search term', async () => {
  const {
    call,
    list,
    said: values,
    formId,
    publish,
    block,
    begun,
    save,
    browser,
  } = await answered(['A mug', '100% clay', 'A bowl'])
  expect(await values()).toEqual(['A bowl', '100% clay', 'A mug'])
  expect(await values('search=BOWL')).toEqual(['A bowl'])
  expect(await values('search=0%25')).toEqual(['100% clay'])
  expect(await values('search=_')).toEqual([])
  expect(await values('search=Ames')).toHaveLength(3)
  const other = await publish([{ ...block, data: { ...block.data, name: 'Trade' } }], {}, 'trade')
  const visitor = browser()
  const more = { key: await begun(visitor), formId: `${other}.ask` }
  await save(visitor, { ...FILLED, words: 'Fifty' }, more)
  expect(await values(`formId=${formId}`)).toHaveLength(3)
  expect((await list(`formId=${other}.ask`)).counts).toEqual({ received: 1, unread: 1, spam: 0 })
  expect((await call('GET', '/forms')).body).toMatchObject({
    forms: [
      { formId: `${other}.ask`, formName: 'Trade', received: 1 },
      { formId, formName: 'Contact', received: 3 },
    ],
  })
})

it('continues by a cursor, fifty at a time', async () => {
  const { list, rows } = await answered(['first'])
  await rows(
    `insert into form_submission
       (site_id, id, form_id, form_name, status, locale, page_path, page_title, answers, body_digest)
     select site_id, made.id, form_id, form_name, status, locale, page_path, page_title, answers, body_digest
     from form_submission, lateral (
       select ('ffffffff-ffff-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id
       from generate_series(1, 54) n
     ) made where site_id = $1`,
  )
  const first = await list()
  expect(first.submissions).toHaveLength(50)
  expect(first.counts).toEqual({ received: 55, unread: 55, spam: 0 })
  const second = await list(`cursor=${first.nextPageCursor}`)
  expect(second.submissions).toHaveLength(5)
  expect(second.nextPageCursor).toBeNull()
})

it('hides passwords except in a single submission', async () => {
  const data = { name: '', fields: [{ id: 'secret', type: 'password' }] }
  const shop = await testForm({ data })
  await shop.send({ secret: 'open sesame' })
  const call = await shop.studio()
  const { body } = await call('GET', '/form-submissions')
  const [row] = (body as List).submissions
  expect(row?.answers[0]?.value).toBe('********')
  const one = await call('GET', `/form-submissions/${row?.id}`)
  expect((one.body as FormSubmission).answers[0]?.value).toBe('open sesame')
  const found = (await call('GET', '/form-submissions?search=sesame')).body as List
  expect(found.submissions).toEqual([])
  const { csv } = (await call('GET', '/form-submissions/export')).body as { csv: string }
  expect(csv).not.toContain('sesame')
})

it('exports a table without formulas', async () => {
  const { call } = await answered(['=HYPERLINK("x")', 'Say "hi"'])
  const { csv } = (await call('GET', '/form-submissions/export')).body as { csv: string }
  const [head, ...lines] = csv.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFF"Submitted On","Form","Page","Your name","Your email","Message"')
  expect(lines.map((line) => line.slice(line.indexOf('Ada') - 1))).toEqual([
    '"Ada Ames","ada@example.com","Say ""hi"""',
    `"Ada Ames","ada@example.com","'=HYPERLINK(""x"")"`,
  ])
})

it('continues in another table if one would be too large', async () => {
  const { call, rows } = await answered(['one', 'two', 'three', 'four'])
  await rows(
    `update form_submission set answers = jsonb_set(answers, '{2,value}', to_jsonb(repeat('long ', 1200000)))
     where site_id = $1`,
  )
  const exported = async (query: string) => {
    const { body } = await call('GET', `/form-submissions/export?${query}`)
    const { csv, nextPageCursor } = body as { csv: string; nextPageCursor: string | null }
    return { lines: csv.trimEnd().split('\r\n').length - 1, nextPageCursor }
  }
  const first = await exported('')
  expect(first.lines).toBe(2)
  const second = await exported(`cursor=${first.nextPageCursor}`)
  expect(second).toEqual({ lines: 2, nextPageCursor: null })
})

it('moves submissions to spam and back, and deletes them with their email', async () => {
  const { call, list, emails } = await answered(['A mug', 'A bowl'])
  const [bowl, mug] = (await list()).submissions
  const ids = [mug?.id]
  const sort = (status: string) => call('POST', '/form-submissions/statuses', { ids, status })
  expect((await sort('spam')).body).toEqual({ changed: 1 })
  expect((await sort('spam')).body).toEqual({ changed: 0 })
  expect((await list('status=spam')).submissions).toMatchObject([{ id: mug?.id, reason: 'owner' }])
  expect((await sort('received')).body).toEqual({ changed: 1 })
  const gone = await call('POST', '/form-submissions/deletions', { ids })
  expect(gone.body).toEqual({ deleted: 1 })
  expect((await list()).submissions.map(({ id }) => id)).toEqual([bowl?.id])
  expect((await emails()).map(({ text }) => /A \w+/.exec(text)?.[0])).toEqual(['A bowl'])
  expect((await call('GET', `/form-submissions/${mug?.id}`)).status).toBe(404)
})

it('is for staff who manage the shop; only website managers delete', async () => {
  const { studio, list } = await answered(['A mug'])
  const [row] = (await list()).submissions
  const body = { ids: [row?.id] }
  const keeper = await studio('store-manager')
  expect((await keeper('GET', '/form-submissions')).status).toBe(200)
  expect((await keeper('POST', '/form-submissions/deletions', body)).status).toBe(403)
  const editor = await studio('editor')
  expect((await editor('GET', '/form-submissions')).status).toBe(403)
})

it('deletes expired submissions, spam and network addresses, and submissions of a deleted account', async () => {
  const {
    db,
    pool,
    site,
    rows,
    said: values,
    emails,
  } = await answered(['over', 'spam', 'kept', 'theirs'])
  const change = (word: string, set: string) =>
    pool.query(
      `update form_submission set ${set} where site_id = $1 and answers::text like '%' || $2 || '%'`,
      [site.id, `"${word}"`],
    )
  const userId = '01a1fd98-de9f-7000-aab8-2dc1f270a164'
  await change('over', `expires_at = now() - interval '1 minute'`)
  await change('spam', `status = 'spam', created_at = now() - interval '31 days'`)
  await change('kept', `created_at = now() - interval '31 days'`)
  await change('theirs', `site_user_id = '${userId}'`)
  await deleteExpiredSubmissions(db)
  expect(await values()).toEqual(['theirs', 'kept'])
  expect(await emails()).toHaveLength(2)
  const ips = await rows<{ known: boolean }>(
    'select ip_digest is not null as known from form_submission where site_id = $1 order by id',
  )
  expect(ips).toEqual([{ known: false }, { known: true }])

  await pool.query(
    `insert into outbox (site_id, id, topic, dedupe, payload) values ($1, gen_random_uuid(), 'siteUser.erased', 'x', $2)`,
    [site.id, { siteUserId: userId }],
  )
  const jobs = new Jobs(db)
  formJobs(jobs)
  await jobs.drain(pool)
  expect(await values()).toEqual(['kept'])
  expect(await emails()).toHaveLength(1)
})
