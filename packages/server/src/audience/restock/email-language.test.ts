import { sendRestock } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { FRENCH, MUG, testTranslatedShop } from '../../test/shop/product-texts.ts'
import { putSignUp } from './store.ts'

it('emails each visitor the name of the variant in their language', async () => {
  const shop = await testTranslatedShop([])
  const { db, site, call, create, emails } = shop
  const product = { ...MUG, title: 'Cup', urlId: 'cup', translations: [FRENCH] }
  const { id: productId, product: saved } = await create(product)
  const variantId = saved.variants[0]?.id ?? ''
  for (const locale of ['fr', 'en-US'])
    await putSignUp(db, site.id, {
      variantId,
      email: `${locale}@example.com`,
      locale,
      siteUserId: null,
    })
  const sent = await call('POST', sendRestock.path, { productId, variantId })
  expect(sent.status, sent.text).toBe(200)
  const subjects = new Map((await emails()).map(({ recipient, text }) => [recipient, text]))
  expect(subjects.get('fr@example.com')).toContain('Tasse')
  expect(subjects.get('fr@example.com')).toContain('Avoine')
  expect(subjects.get('en-US@example.com')).toContain('Cup')
})
