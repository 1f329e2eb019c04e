import type { DocumentWithDraft } from '@vitrine/contract'
import type { JsonObject, Op } from '@vitrine/page'
import { expect, it } from 'vitest'
import { collectionBody, testStudio } from '../../../test/documents.ts'
import { newId } from '../../../platform/db/id.ts'
import { getListing } from '../listing.ts'

const toSlug = (locale: string, slug: string): Op => ({
  op: 'set',
  path: ['meta', locale, 'slug'],
  value: slug,
})

const ISSUE = {
  path: ['meta', 'fr', 'slug'],
  message: 'The page “À propos” has this URL in fr. Choose a different one.',
}

/** Creates a studio with a page that has the URL `a-propos` in French. */
async function createStudio() {
  const studio = await testStudio()
  const about = await studio.page({ meta: { fr: { title: 'À propos', slug: 'a-propos' } } })
  return { studio, about }
}

it('refuses the URL that another page has in the same language, with the path of the field', async () => {
  const { studio, about } = await createStudio()
  const meta = { fr: { title: 'Équipe', slug: 'equipe' } }
  const { id } = await studio.page({ title: 'Team', slug: 'team', meta })
  const { status, body } = await studio.change(id, 1, [toSlug('fr', 'a-propos')])
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'documents.invalid', issues: [ISSUE] })
  expect((await studio.read(id)).rev).toBe(1)

  // A URL of another language, that of a system page, and that of a page in the trash are free.
  expect((await studio.change(id, 1, [toSlug('en-US', 'a-propos')])).status).toBe(200)
  await studio.call('DELETE', `/documents/${about.id}`)
  expect((await studio.change(id, 2, [toSlug('fr', 'a-propos')])).status).toBe(200)
})

it('refuses the taken URL of a language that a change adds, and names every language', async () => {
  const { studio } = await createStudio()
  const { id } = await studio.page({ title: 'Team', slug: 'team' })
  const added: Op = {
    op: 'set',
    path: ['meta', 'fr'],
    value: { title: 'Équipe', slug: 'a-propos' },
  }
  const { body } = await studio.change(id, 1, [added, toSlug('en-US', 'about')])
  expect(body).toMatchObject({
    issues: [{ path: ['meta', 'en-US', 'slug'] }, ISSUE],
  })
})

it('tells whether a URL is free, and the nearest free one', async () => {
  const { studio, about } = await createStudio()
  const taken = { fr: { title: 'Autre', slug: 'a-propos-2' } }
  await studio.page({ slug: 'other', meta: taken })
  const { id } = await studio.page({ slug: 'team' })
  const check = async (document: string, slug: string, locale = 'fr') =>
    (await studio.call('GET', `/documents/${document}/slug?locale=${locale}&slug=${slug}`)).body
  expect(await check(id, 'a-propos')).toEqual({ takenBy: 'À propos', free: 'a-propos-3' })
  expect(await check(id, 'a-propos', 'en-US')).toEqual({ takenBy: null, free: 'a-propos' })
  expect(await check(id, 'a-pro')).toEqual({ takenBy: null, free: 'a-pro' })
  expect(await check(about.id, 'a-propos')).toEqual({ takenBy: null, free: 'a-propos' })
  expect(await check(newId(), 'a')).toMatchObject({ status: 404 })
})

it('compares items within their collection only', async () => {
  const { studio } = await createStudio()
  const { id: journal } = await studio.create({ kind: 'page', body: collectionBody() })
  const news = await studio.create({ kind: 'page', body: collectionBody({ slug: 'news' }) })
  await studio.item(journal, { slug: 'first' })
  const second = await studio.item(journal, { slug: 'second' })
  const third = await studio.item(news.id, { slug: 'third' })
  expect((await studio.change(second.id, 1, [toSlug('en-US', 'first')])).status).toBe(422)
  expect((await studio.change(third.id, 1, [toSlug('en-US', 'first')])).status).toBe(200)
})

it('tells the URL that a new item of a collection gets', async () => {
  const { studio } = await createStudio()
  const { id: journal } = await studio.create({ kind: 'page', body: collectionBody() })
  const news = await studio.create({ kind: 'page', body: collectionBody({ slug: 'news' }) })
  await studio.item(journal, { slug: 'about', title: 'About us' })
  const check = async (collection: string, slug: string) =>
    (await studio.call('GET', `/documents/${collection}/slug?locale=en-US&slug=${slug}&item=new`))
      .body
  expect(await check(journal, 'about')).toEqual({ takenBy: 'About us', free: 'about-2' })
  expect(await check(journal, 'journal')).toEqual({ takenBy: null, free: 'journal' })
  // Neither the URLs of pages nor those of another collection count.
  expect(await check(news.id, 'about')).toEqual({ takenBy: null, free: 'about' })
})

it('lets one of two concurrent writers take a URL', async () => {
  const { studio } = await createStudio()
  const pages = await Promise.all(
    ['one', 'two', 'three', 'four'].map((slug) =>
      studio.page({ slug, meta: { fr: { title: slug, slug } } }),
    ),
  )
  const answers = await Promise.all(
    pages.map(({ id }) => studio.change(id, 1, [toSlug('fr', 'nouveau')])),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 422, 422, 422,
  ])
  const slugs = await studio.rows(
    `select slugs ->> 'fr' as slug from document where site_id = $1 and slugs ->> 'fr' = 'nouveau'`,
  )
  expect(slugs).toHaveLength(1)
})

it('gives a new page the next free URL in each language', async () => {
  const { studio, about } = await createStudio()
  const meta = { fr: { title: 'Encore', slug: 'a-propos' } }
  const second = await studio.page({ slug: 'about', meta })
  const third = await studio.page({
    slug: 'about',
    meta: { fr: { title: 'Libre', slug: 'libre' } },
  })
  expect(readSlugs(second)).toEqual({ 'en-US': 'about-2', fr: 'a-propos-2' })
  expect(readSlugs(third)).toEqual({ 'en-US': 'about-3', fr: 'libre' })

  const copies = [
    await studio.call('POST', `/documents/${about.id}/copies`, {}),
    await studio.call('POST', `/documents/${about.id}/copies`, {}),
  ].map(({ body }) => readSlugs(body as DocumentWithDraft))
  expect(copies).toEqual([
    { 'en-US': 'about-copy', fr: 'a-propos-copy' },
    { 'en-US': 'about-copy-2', fr: 'a-propos-copy-2' },
  ])
})

it('gives each of many pages that are created at once its own URL', async () => {
  const { studio } = await createStudio()
  const pages = await Promise.all([1, 2, 3, 4].map(() => studio.page({ slug: 'team' })))
  expect(new Set(pages.map((page) => readSlugs(page)['en-US']))).toEqual(
    new Set(['team', 'team-2', 'team-3', 'team-4']),
  )
})

it('gives an item the next free URL of its collection', async () => {
  const { studio } = await createStudio()
  const { id } = await studio.create({ kind: 'page', body: collectionBody() })
  const news = await studio.create({ kind: 'page', body: collectionBody({ slug: 'news' }) })
  const items = [
    await studio.item(id, { slug: 'first' }),
    await studio.item(id, { slug: 'first' }),
    await studio.item(news.id, { slug: 'first' }),
  ]
  expect(items.map((item) => readSlugs(item)['en-US'])).toEqual(['first', 'first-2', 'first'])
})

it('gives a restored page the next free URL, as a change that can be undone', async () => {
  const { studio, about } = await createStudio()
  await studio.call('DELETE', `/documents/${about.id}`)
  await studio.page({ meta: { fr: { title: 'Autre', slug: 'autre' } } })
  const restored = await studio.call('POST', `/documents/${about.id}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { rev: 2 } })
  expect(readSlugs(restored.body as DocumentWithDraft)).toEqual({
    'en-US': 'about-2',
    fr: 'a-propos',
  })
  const { versions } = (await studio.call('GET', `/documents/${about.id}/versions`)).body as {
    versions: { reason: string }[]
  }
  expect(versions).toMatchObject([{ reason: 'restore' }])
})

it('restores a version under the next free URL in the language whose URL is taken', async () => {
  const { studio, about } = await createStudio()
  const saved = await studio.call('POST', `/documents/${about.id}/versions`, { label: 'First' })
  const { id: versionId } = saved.body as { id: string }
  await studio.change(about.id, 1, [toSlug('fr', 'qui'), toSlug('en-US', 'who')])
  await studio.page({ slug: 'another', meta: { fr: { title: 'Autre', slug: 'a-propos' } } })
  await studio.call('POST', `/documents/${about.id}/versions/${versionId}/restore`)
  expect(readSlugs(await studio.read(about.id))).toEqual({ 'en-US': 'about', fr: 'a-propos-2' })
})

function readSlugs({ body }: DocumentWithDraft): Readonly<Record<string, string>> {
  return getListing(body as JsonObject).slugs
}
