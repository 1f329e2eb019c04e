import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { languageOf, languagesOf } from './index.ts'
import { replaceOthers } from './store.ts'

const french = { tag: 'fr', prefix: 'fr' }

it('gives every new site its own language as the default', async () => {
  const shop = await testSite({ language: 'pt-BR' })
  expect(await languagesOf(shop.db, shop.site.id)).toEqual([
    {
      tag: 'pt-BR',
      prefix: '',
      isDefault: true,
      isCustomCode: false,
      displayName: 'Português (Brasil)',
    },
  ])
})

it('follows the language of the site when it changes', async () => {
  const shop = await testSite()
  await replaceOthers(shop.db, shop.site.id, [french, { tag: 'de', prefix: 'de' }])
  await shop.pool.query(`update site set language = 'fr' where id = $1`, [shop.site.id])
  const languages = await languagesOf(shop.db, shop.site.id)
  expect(languages.map(({ tag, prefix }) => [tag, prefix])).toEqual([
    ['fr', ''],
    ['de', 'de'],
  ])
})

it('tells visitors of no language in preparation', async () => {
  const shop = await testSite()
  await replaceOthers(shop.db, shop.site.id, [french, { tag: 'ar', prefix: 'ar', enabled: false }])
  const languages = await languagesOf(shop.db, shop.site.id)
  expect(languages.map(({ tag }) => tag)).toEqual(['en-US', 'fr'])
})

it('finds a language by its tag, in any case', async () => {
  const shop = await testSite()
  await replaceOthers(shop.db, shop.site.id, [french])
  const languages = await languagesOf(shop.db, shop.site.id)
  expect(languageOf(languages, 'FR')).toMatchObject({ tag: 'fr', displayName: 'Français' })
  expect(languageOf(languages, 'de')).toBeUndefined()
})
