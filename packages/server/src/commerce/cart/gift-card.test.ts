import { shoppingCartSchema } from '@vitrine/contract'
import { getTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const translate = getTranslate('en')

async function testGiftShop() {
  const shop = await testSite({ timeZone: 'Europe/London' })
  const { id } = await shop.product({
    type: 'gift-card',
    title: 'Gift card',
    urlId: 'gift-card',
    optionNames: ['Value'],
    variants: [
      { sku: 'GC10', optionValues: ['£10'], priceMinor: 1_000n, unlimited: true },
      { sku: 'GC50', optionValues: ['£50'], priceMinor: 5_000n, unlimited: true },
    ],
  })
  const visitor = shop.browser()
  const add = (answers: object) =>
    visitor.call('POST', ENTRIES, {
      itemId: id,
      sku: 'GC50',
      quantity: 1,
      additionalFields: JSON.stringify(answers),
    })
  const entries = async () => {
    const { body } = await visitor.call('GET', '/api/commerce/shopping-cart')
    return shoppingCartSchema.parse(body).entries
  }
  return { ...shop, id, visitor, add, entries }
}

function getParts(days: number): readonly string[] {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().split(/[-T]/)
  return [month ?? '', day ?? '', year ?? '']
}

it('leads from the denomination to the page of the gift card, and adds it with its recipient', async () => {
  const { id, visitor, entries } = await testGiftShop()
  const chosen = { itemId: id, 'variant.Value': '£50', quantity: '1' }
  const first = await visitor.submit('/cart/entries', chosen)
  expect(first.status, first.text).toBe(303)
  const path = String(first.headers['location'])
  expect(path).toContain('/checkout/gift-card?')
  const page = await visitor.visit(path)
  expect(page.text).toContain('Recipient’s email')
  expect(page.text).toContain('£50')
  const sent = {
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    giftMessage: 'Happy birthday!',
  }
  const reply = await visitor.submit(path, sent)
  expect(reply).toMatchObject({ status: 303, headers: { location: '/cart' } })
  expect(await entries()).toMatchObject([
    {
      additionalFields: {
        'Recipient’s name': 'Ada',
        'Recipient’s email': 'ada@example.com',
        Message: 'Happy birthday!',
      },
    },
  ])
  const cart = await visitor.visit('/cart')
  expect(cart.text).toContain('ada@example.com')
  expect(cart.text).toContain('Edit details')
})

it.each([
  ['an invalid address', { recipientEmail: 'ada' }, 'recipientEmail', undefined],
  [
    'a message over 500 characters',
    { giftMessage: 'x'.repeat(501) },
    'giftMessage',
    translate('forms.tooLong'),
  ],
  ['yesterday', { deliveryDate: getParts(-2) }, 'deliveryDate', translate('giftCards.pastDate')],
  [
    'a day in two years',
    { deliveryDate: getParts(730) },
    'deliveryDate',
    translate('giftCards.lateDate'),
  ],
  [
    'a day without its year',
    { deliveryDate: ['12', '24', ''] },
    'deliveryDate',
    translate('giftCards.incompleteDate'),
  ],
])('does not add a gift card with %s', async (_what, answers, field, text) => {
  const { add, entries } = await testGiftShop()
  const reply = await add(answers)
  expect(reply).toMatchObject({ status: 400, body: { code: 'forms.invalid' } })
  expect(reply.body).toHaveProperty(['errors', field], text ?? expect.stringContaining('Email'))
  expect(await entries()).toEqual([])
})

it('adds a gift card for the buyer without any of it, and changes it later', async () => {
  const { id, visitor, entries } = await testGiftShop()
  const body = { itemId: id, sku: 'GC10', quantity: 1 }
  expect((await visitor.call('POST', ENTRIES, body)).status).toBe(200)
  const [entry] = await entries()
  expect(entry).toMatchObject({ additionalFields: {}, needsAdditionalFields: false })
  const path = `/cart/entries/${entry?.id}/form`
  const day = getParts(3)
  const [month = '', date = '', year = ''] = day
  const reply = await visitor.submit(path, {
    recipientEmail: 'ada@example.com',
    'deliveryDate.0': month,
    'deliveryDate.1': date,
    'deliveryDate.2': year,
  })
  expect(reply.status, reply.text).toBe(303)
  expect(await entries()).toMatchObject([
    {
      additionalFields: {
        'Recipient’s email': 'ada@example.com',
        'Delivery date': day.join('/'),
      },
    },
  ])
})
