import { expect, it } from 'vitest'
import { testSite } from '../test/site.ts'

it('draws a product page in the theme', async () => {
  const shop = await testSite({ title: 'Marlpit', navigation: [{ title: 'Shop', url: '/shop' }] })
  await shop.product({ title: 'Morning mug', urlId: 'mug' })
  const reply = await shop.browser().visit('/shop/p/mug')
  expect(reply.status).toBe(200)
  expect(reply.text).toContain('<title>Morning mug — Marlpit</title>')
})
