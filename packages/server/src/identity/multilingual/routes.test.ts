import {
  changeLanguages,
  disconnectMultilingual,
  listLanguages,
  readLanguages,
  readMultilingualSettings,
  readMultilingualStatus,
} from '@vitrine/contract'
import { newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../accounts/index.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

async function multilingualShop() {
  const shop = await testSite()
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    email: 'o@example.com',
    role: 'admin',
  })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { crumb: string }
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) =>
    browser.send(method, url, body, { 'x-csrf-token': crumb })
  const put = async (...languages: readonly object[]) =>
    call('PUT', changeLanguages.path, { languages })
  const addresses = async (...languages: readonly object[]) => {
    const reply = await put(...languages)
    const { languages: set } = changeLanguages.replies[200].parse(reply.body)
    return set.map(({ tag, prefix }) => [tag, prefix])
  }
  const getErrors = async (...languages: readonly object[]) => {
    const { status, body } = await put(...languages)
    expect(status).toBe(400)
    return (body as { errors: Record<string, string> }).errors
  }
  return { shop, call, put, addresses, getErrors }
}

it('has only its own language at first', async () => {
  const visitor = (await testSite({ language: 'he' })).browser()
  expect((await visitor.call('GET', readMultilingualSettings.path)).body).toEqual({
    enabled: false,
    defaultLanguage: 'he',
    urlStyle: 'subdirectory',
  })
  expect((await visitor.call('GET', readMultilingualStatus.path)).body).toEqual({
    connected: false,
    languageCount: 1,
  })
  expect((await visitor.call('GET', readLanguages.path)).body).toEqual({
    languages: [
      {
        tag: 'he',
        prefix: '',
        isDefault: true,
        isCustomCode: false,
        enabled: true,
        displayName: 'עברית',
        direction: 'rtl',
      },
    ],
  })
})

it('stores languages in the owner’s order, and shows visitors the enabled ones', async () => {
  const { shop, call, put } = await multilingualShop()
  await put(
    { tag: 'PT-br' },
    { tag: 'ar', enabled: false },
    { tag: 'Pirate', isCustomCode: true, displayName: 'Arr!' },
  )
  const all = listLanguages.replies[200].parse((await call('GET', listLanguages.path)).body)
  expect(
    all.languages.map(({ tag, displayName, direction }) => [tag, displayName, direction]),
  ).toEqual([
    ['en-US', 'English (United States)', 'ltr'],
    ['pt-BR', 'Português (Brasil)', 'ltr'],
    ['ar', 'العربية', 'rtl'],
    ['pirate', 'Arr!', 'ltr'],
  ])
  const seen = await shop.browser().call('GET', readLanguages.path)
  const { languages } = readLanguages.replies[200].parse(seen.body)
  expect(languages.map(({ tag }) => tag)).toEqual(['en-US', 'pt-BR', 'pirate'])
  expect((await shop.browser().call('GET', readMultilingualStatus.path)).body).toEqual({
    connected: true,
    languageCount: 3,
  })
})

it('uses the shortest unambiguous prefix', async () => {
  const { addresses } = await multilingualShop()
  expect(
    await addresses({ tag: 'fr-CA' }, { tag: 'de-AT' }, { tag: 'de-CH' }, { tag: 'en-GB' }),
  ).toEqual([
    ['en-US', ''],
    ['fr-CA', 'fr'],
    ['de-AT', 'de-at'],
    ['de-CH', 'de-ch'],
    ['en-GB', 'en-gb'],
  ])
})

it('keeps the prefix of a language, and lets the owner choose it', async () => {
  const { addresses } = await multilingualShop()
  await addresses({ tag: 'fr-CA' })
  expect(await addresses({ tag: 'fr-FR' }, { tag: 'fr-CA' })).toEqual([
    ['en-US', ''],
    ['fr-FR', 'fr-fr'],
    ['fr-CA', 'fr'],
  ])
  expect(
    await addresses({ tag: 'fr-FR', prefix: 'FR' }, { tag: 'fr-CA', prefix: 'quebec' }),
  ).toEqual([
    ['en-US', ''],
    ['fr-FR', 'fr'],
    ['fr-CA', 'quebec'],
  ])
})

it('keeps the site’s own language, whether it is listed or not', async () => {
  const { addresses } = await multilingualShop()
  expect(await addresses({ tag: 'fr' }, { tag: 'EN-us', prefix: 'en', enabled: false })).toEqual([
    ['en-US', ''],
    ['fr', 'fr'],
  ])
})

it.each([
  ['fr_FR', 'is not a language tag'],
  ['', 'is not a language tag'],
  ['not a tag', 'is not a language tag'],
  ["fr'; drop table site --", 'is not a language tag'],
  ['x'.repeat(100), 'is not a language tag'],
  ['xx', 'is not a registered language'],
  ['qaa', 'is not a registered language'],
  ['de-u-co-phonebk', 'Use de.'],
])('rejects the language %j with an explanation', async (tag, words) => {
  const { getErrors } = await multilingualShop()
  expect((await getErrors({ tag: 'fr' }, { tag }))['languages.1.tag']).toContain(words)
})

it.each([
  [{ tag: 'pirate', isCustomCode: true }, 'displayName', 'Enter a name'],
  [{ tag: 'fr', isCustomCode: true, displayName: 'Mine' }, 'tag', 'is a registered language'],
  [{ tag: 'a b', isCustomCode: true, displayName: 'Mine' }, 'tag', 'is not a custom code'],
  [{ tag: 'fr', prefix: 'cart' }, 'prefix', 'reserves the path /cart'],
  [{ tag: 'fr', prefix: '' }, 'prefix', 'cannot be a URL prefix'],
  [{ tag: 'fr', prefix: 'a/b' }, 'prefix', 'cannot be a URL prefix'],
  [{ tag: 'fr', prefix: 'de' }, 'prefix', 'Another language uses the prefix /de'],
  [{ tag: 'DE' }, 'tag', 'is listed twice'],
])('rejects %j besides German with an explanation at its %s', async (language, field, words) => {
  const { getErrors } = await multilingualShop()
  expect((await getErrors({ tag: 'de' }, language))[`languages.1.${field}`]).toContain(words)
})

it('has at most 30 languages', async () => {
  const { put } = await multilingualShop()
  const tags = `af ar az bg bn ca cs da de el es et fa fi fr he hi hr hu id it ja ka kk ko lt lv nl pl pt`
  const languages = tags.split(' ').map((tag) => ({ tag }))
  expect((await put(...languages)).body).toMatchObject({ code: 'multilingual.tooMany' })
  expect((await put(...languages.slice(1))).status).toBe(200)
})

it('disconnects all but the site’s own language, and explains what happens to translations', async () => {
  const { call, addresses } = await multilingualShop()
  await addresses({ tag: 'fr' })
  const reply = await call('DELETE', disconnectMultilingual.path)
  const { languages, message } = disconnectMultilingual.replies[200].parse(reply.body)
  expect(languages.map(({ tag }) => tag)).toEqual(['en-US'])
  expect(message).toContain('Documents keep their translations')
  expect((await call('DELETE', disconnectMultilingual.path)).status).toBe(200)
})

it('hides no page behind a prefix', async () => {
  const { shop, addresses, getErrors } = await multilingualShop()
  for (const slug of ['journal', 'de']) {
    const body = newPage({ locale: 'en-US', title: slug, slug })
    await publishNow(shop.db, shop.site.id, { kind: 'page', body })
  }
  expect(await getErrors({ tag: 'fr', prefix: 'journal' })).toEqual({
    'languages.0.prefix': 'A page uses the path /journal. Choose a different prefix for fr.',
  })
  expect(await addresses({ tag: 'fr' }, { tag: 'de-AT' })).toEqual([
    ['en-US', ''],
    ['fr', 'fr'],
    ['de-AT', 'de-at'],
  ])
})
