import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { getLanguage, listLanguages } from './index.ts'
import { replaceOtherLanguages } from './store.ts'

const french = { tag: 'fr', prefix: 'fr' }

it('has the site’s own language as the default of a new site', async () => {
  const shop = await testSite({ language: 'pt-BR' })
  expect(await listLanguages(shop.db, shop.site.id)).toEqual([
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
  await replaceOtherLanguages(shop.db, shop.site.id, [french, { tag: 'de', prefix: 'de' }])
  await shop.pool.query(`update site set language = 'fr' where id = $1`, [shop.site.id])
  const languages = await listLanguages(shop.db, shop.site.id)
  expect(languages.map(({ tag, prefix }) => [tag, prefix])).toEqual([
    ['fr', ''],
    ['de', 'de'],
  ])
})

it('hides disabled languages from visitors', async () => {
  const shop = await testSite()
  await replaceOtherLanguages(shop.db, shop.site.id, [
    french,
    { tag: 'ar', prefix: 'ar', enabled: false },
  ])
  const languages = await listLanguages(shop.db, shop.site.id)
  expect(languages.map(({ tag }) => tag)).toEqual(['en-US', 'fr'])
})

it('finds a language by its tag, in any case', async () => {
  const shop = await testSite()
  await replaceOtherLanguages(shop.db, shop.site.id, [french])
  const languages = await listLanguages(shop.db, shop.site.id)
  expect(getLanguage(languages, 'FR')).toMatchObject({ tag: 'fr', displayName: 'Français' })
  expect(getLanguage(languages, 'de')).toBeUndefined()
})
