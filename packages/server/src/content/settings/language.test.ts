import { newSiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { find } from '../../audience/search/find.ts'
import { indexSiteChanges } from '../../audience/search/update-index.ts'
import { ensureSiteUser } from '../../audience/site-users/user-store.ts'
import { newId } from '../../platform/db/id.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { collectionBody, pageBody, setWord, testStudio } from '../../test/documents.ts'
import { loadDeclaredTables } from '../../test/declared-tables.ts'
import { publishNow } from '../../test/publish.ts'
import { getTableConfig } from 'drizzle-orm/pg-core'

const EN = 'en-US'

/** Creates a site with a home page, a journal with a post, settings, and what a visitor left. */
async function writtenSite() {
  const studio = await testStudio()
  const { db, site, create, publish, call, browser, rows } = studio
  const journal = await create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id, { title: 'Steaming teapot', slug: 'teapot' })
  const home = await studio.page({ title: 'Home', slug: '' })
  const ids = [home.id, journal.id, post.id]
  await publish(...ids.map((documentId) => ({ documentId, rev: 1, locale: EN })))
  const body = newSiteSettings({ locale: EN, title: 'My shop' })
  await publishNow(db, site.id, { kind: 'site-settings', body })
  const visit = async (path: string) => (await browser().visit(path)).text
  const setLanguage = (language: string) => call('PUT', '/site', { language })
  const countLocales = async (table: string) =>
    rows(`select locale, count(*)::int from ${table} where site_id = $1 group by 1`)
  return { ...studio, home, journal, post, visit, setLanguage, countLocales }
}

it('gives a site of one language another one, with all its texts', async () => {
  const { home, post, rows, read, call, visit, setLanguage } = await writtenSite()
  expect(await visit('/')).toContain('lang="en-US"')
  const before = await rows(
    'select published_at from published where site_id = $1 order by document_id',
  )
  expect(await setLanguage('de')).toMatchObject({
    status: 200,
    body: { language: 'de', title: 'My shop' },
  })

  const page = await visit('/')
  for (const text of ['lang="de"', 'text of one', 'Zum Inhalt springen', 'My shop'])
    expect(page).toContain(text)
  expect(await visit('/journal/teapot')).toContain('Steaming teapot')
  expect(await visit('/journal')).toContain('href="/journal/teapot"')
  const { body, rev } = await read(home.id)
  expect(body).toMatchObject({
    meta: { de: { title: 'Home' } },
    blocks: { one: { text: { de: { body: 'text of one' } } } },
  })
  expect(JSON.stringify(body)).not.toContain(EN)
  // What was published as the draft is still is.
  const entries = [{ documentId: post.id, rev: 2, locale: 'de' }]
  expect((await call('POST', '/publications/proposal', { entries })).body).toMatchObject({
    proposed: [],
  })
  expect(await rows('select locale, rev from published where site_id = $1')).toEqual(
    Array.from({ length: 4 }, () => ({ locale: 'de', rev })),
  )
  expect(
    await rows('select published_at from published where site_id = $1 order by document_id'),
  ).toEqual(before)
  expect(await setLanguage(EN)).toMatchObject({ status: 200 })
  expect(await visit('/')).toContain('lang="en-US"')
})

it('leaves what is not published unpublished, and old versions can be restored', async () => {
  const { home, call, change, read, visit, setLanguage } = await writtenSite()
  await call('POST', `/documents/${home.id}/versions`, { label: 'First' })
  const text = { op: 'set' as const, path: ['blocks', 'one', 'text', EN, 'body'], value: 'not yet' }
  await change(home.id, 1, [text])
  await setLanguage('de')
  expect(await visit('/')).toContain('text of one')
  expect((await read(home.id)).body).toMatchObject({
    blocks: { one: { text: { de: { body: 'not yet' } } } },
  })
  // An editor that was open writes on.
  expect((await change(home.id, 2, [setWord('two', 'later')])).body).toMatchObject({ merged: true })
  const { versions } = (await call('GET', `/documents/${home.id}/versions`)).body as {
    readonly versions: readonly { readonly id: string; readonly label: string }[]
  }
  const first = versions.find(({ label }) => label === 'First')
  await call('POST', `/documents/${home.id}/versions/${first?.id}/restore`)
  expect((await read(home.id)).body).toMatchObject({
    meta: { de: { title: 'Home' } },
    blocks: { one: { text: { de: { body: 'text of one' } } } },
  })
})

it('takes schedules, comments, accounts, the trash and the search along', async () => {
  const { db, site, home, post, rows, call, read, page, setLanguage, countLocales } =
    await writtenSite()
  await rows(
    `insert into comment (site_id, document_id, id, author_name, body, status, locale, body_digest)
     values ($1, $2, gen_random_uuid(), 'A visitor', 'How hot?', 'approved', '${EN}', '\\x00')`,
    post.id,
  )
  await ensureSiteUser(db, site.id, { id: newId(), email: 'a@visitor.test', locale: EN })
  const schedule = {
    action: 'publish',
    runAt: '2099-01-01T00:00:00Z',
    entries: [{ documentId: home.id, rev: 1, locale: EN }],
  }
  expect((await call('POST', '/schedules', schedule)).status).toBe(200)
  const gone = await page({ title: 'Gone', slug: 'gone' })
  await call('DELETE', `/documents/${gone.id}`)
  await setLanguage('de')

  for (const table of ['comment', 'site_user', 'schedule_entry'])
    expect(await countLocales(table), table).toEqual([{ locale: 'de', count: 1 }])
  await call('POST', `/documents/${gone.id}/restore`)
  expect((await read(gone.id)).body).toMatchObject({ meta: { de: { title: 'Gone' } } })
  await indexSiteChanges(db, site.id)
  const { hits } = await find(db, site.id, { locale: 'de', fallback: 'de', page: 1, q: 'teapot' })
  expect(hits).toMatchObject([{ title: 'Steaming teapot' }])
})

it('lists what is not translated if a site has several languages, and changes nothing', async () => {
  const { db, site, home, journal, post, create, publish, call, visit, setLanguage } =
    await writtenSite()
  await updateLanguages(db, site.id, [{ tag: 'de', isCustomCode: false, enabled: true }])
  const about = await create({
    kind: 'page',
    body: pageBody({ meta: { de: { title: 'Über uns', slug: 'ueber-uns' } } }),
  })
  for (const locale of [EN, 'de']) await publish({ documentId: about.id, rev: 1, locale })
  const rejected = await setLanguage('de')
  expect(rejected).toMatchObject({
    status: 409,
    body: {
      code: 'settings.languageInUse',
      message:
        'Not published in de: Home, Journal, Steaming teapot, site-settings. Translate and publish them first.',
      documents: [
        { documentId: home.id, kind: 'page', title: 'Home' },
        { documentId: journal.id, kind: 'page', title: 'Journal' },
        { documentId: post.id, kind: 'item', title: 'Steaming teapot' },
        { kind: 'site-settings', title: '' },
      ],
    },
  })
  expect((await call('GET', '/site')).body).toMatchObject({ language: EN })
  expect(await visit('/')).toContain('lang="en-US"')
  expect(await visit('/de/ueber-uns')).toContain('lang="de"')
})

it('knows every column with a language', async () => {
  const tables = (await loadDeclaredTables()).map((table) => getTableConfig(table))
  const columns = tables.flatMap(({ name, columns: own }) =>
    own.flatMap((column) =>
      /locale|language/.test(column.name) ? [`${name}.${column.name}`] : [],
    ),
  )
  expect(columns.toSorted()).toEqual([
    'abandoned_cart.locale',
    'category_text.locale',
    'checkout.locale',
    'comment.locale',
    // The language that a visitor read the cookie banner in stays.
    'consent_wording.locale',
    'cookie_consent.locale',
    'form_submission.locale',
    // Written emails stay as they are.
    'mail.language',
    'newsletter_subscriber.locale',
    // The buyer goes on reading the language of the order.
    'orders.locale',
    'product_review.locale',
    'product_text.locale',
    // The record of what was published.
    'publication_entry.locale',
    'published.locale',
    'restock_sign_up.locale',
    'review_entry.locale',
    'schedule_entry.locale',
    // Made from what is published.
    'search_entry.locale',
    'search_word.locale',
    'site.language',
    'site_user.locale',
    'subscription.language',
    // The number of the language of a browser.
    'visit.language',
  ])
})
