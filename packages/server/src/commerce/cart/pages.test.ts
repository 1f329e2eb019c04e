import { shoppingCartSchema } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

type Shop = Awaited<ReturnType<typeof testSite>>
type Browser = ReturnType<Shop['browser']>

async function loadCart(browser: Browser) {
  const reply = await browser.call('GET', '/api/commerce/shopping-cart')
  return shoppingCartSchema.parse(reply.body)
}

const glazes = {
  optionNames: ['Glaze', 'Size'],
  variants: [
    { sku: 'OAT-S', optionValues: ['Oat', 'S'] },
    { sku: 'OAT-L', optionValues: ['Oat', 'L'] },
  ],
}

it('adds the product of a form that is posted without JavaScript', async () => {
  const shop = await testSite()
  const { id } = await shop.product(glazes)
  const browser = shop.browser()
  const reply = await browser.submit('/cart/entries', {
    itemId: id,
    'variant.Glaze': 'Oat',
    'variant.Size': 'L',
    quantity: '2',
  })
  expect(reply).toMatchObject({ status: 303, headers: { location: '/cart' } })
  expect(browser.cookies.get('hasCart')).toBe('true')
  expect((await loadCart(browser)).entries).toMatchObject([
    { quantity: 2, chosenVariant: { sku: 'OAT-L' } },
  ])
})

it('leads straight to the checkout from a product with express checkout', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ expressCheckout: true })
  const reply = await shop.browser().submit('/cart/entries', { itemId: id })
  expect(reply).toMatchObject({ status: 303, headers: { location: '/checkout' } })
})

it('adds one of the only variant if the form names neither variant nor quantity', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id })
  expect(await loadCart(browser)).toMatchObject({ totalQuantity: 1 })
})

it.each([
  ['a quantity in words', { quantity: 'two' }, 'quantityNotNumber'],
  ['no quantity', { quantity: '' }, 'quantityNotNumber'],
  ['a quantity of 0', { quantity: '0' }, 'quantityNotWhole'],
  ['half a thing', { quantity: '1.5' }, 'quantityNotWhole'],
  ['1e9 things', { quantity: '1000000000' }, 'quantityTooLarge'],
  ['more than there is', { quantity: '11' }, 'notEnoughStock'],
  ['an unknown sku', { sku: 'CUP' }, 'variantUnavailable'],
  [
    'fields that are too long',
    { additionalFields: JSON.stringify({ engraving: 'x'.repeat(20_000) }) },
    'malformedFields',
  ],
])('rejects %s and redirects to the cart page with a code', async (_what, wrong, problem) => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 10 })
  const browser = shop.browser()
  const reply = await browser.submit('/cart/entries', { itemId: id, sku: 'MUG', ...wrong })
  expect(reply.status).toBe(303)
  expect(reply.headers['location']).toBe(`/cart?problem=${problem}&item=${id}`)
  expect(await loadCart(browser)).toMatchObject({ id: null })
})

it('names missing options, and reports a combination that does not exist', async () => {
  const shop = await testSite()
  const { id } = await shop.product(glazes)
  const browser = shop.browser()
  const post = async (fields: Record<string, string>) =>
    (await browser.submit('/cart/entries', { itemId: id, ...fields })).headers['location']
  expect(await post({ 'variant.Glaze': '', 'variant.Size': 'L' })).toBe(
    `/cart?problem=optionsMissing&item=${id}&options=0`,
  )
  expect(await post({})).toBe(`/cart?problem=optionsMissing&item=${id}&options=0.1`)
  expect(await post({ 'variant.Glaze': 'Oat', 'variant.Size': 'XL' })).toBe(
    `/cart?problem=variantUnavailable&item=${id}`,
  )
})

it('redirects away from an item that does not exist', async () => {
  const shop = await testSite()
  const reply = await shop.browser().submit('/cart/entries', { itemId: '<script>' })
  expect(reply.headers['location']).toBe('/cart?problem=variantUnavailable')
})

it('changes a quantity from the cart page, and removes an entry with 0', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 5 })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id })
  const [entry] = (await loadCart(browser)).entries
  const at = `/cart/entries/${entry?.id}`
  expect((await browser.submit(at, { quantity: '3' })).headers['location']).toBe('/cart')
  expect(await loadCart(browser)).toMatchObject({ totalQuantity: 3 })
  expect((await browser.submit(at, { quantity: '6' })).headers['location']).toBe(
    `/cart?problem=notEnoughStock&entry=${entry?.id}`,
  )
  await browser.submit(at, { quantity: '0' })
  expect(await loadCart(browser)).toMatchObject({ entries: [] })
  expect(browser.cookies.has('hasCart')).toBe(false)
  const stranger = await shop.browser().submit(at, { quantity: '1' })
  expect(stranger.headers['location']).toBe(`/cart?problem=unknownEntry&entry=${entry?.id}`)
})

it('rejects forms of other sites', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const post = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/cart/entries',
      headers: {
        host: shop.host,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: `itemId=${id}`,
    })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
  expect((await post({ origin: 'http://evil.test' })).statusCode).toBe(403)
  expect((await post({})).statusCode).toBe(403)
  expect((await post({ origin: `http://${shop.host}` })).statusCode).toBe(303)
})

it('renders the cart as a private, uncached page', async () => {
  const shop = await testSite({ currency: 'GBP', language: 'en-GB' })
  const { id } = await shop.product({ ...glazes, title: 'Mug </script><b>' })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id, sku: 'OAT-S', quantity: '2' })
  const page = await browser.visit('/cart')
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.text).toContain('<bdi>Mug &lt;/script&gt;&lt;b&gt;</bdi>')
  // Sizes are read from their own side on every page.
  expect(page.text).toContain('<bdi>Oat</bdi>')
  expect(page.text).not.toContain('</script><b>')
  expect(page.text).toContain('£20.00')
  expect(page.text).toContain('action="/cart/entries/')
  expect((await shop.browser().visit('/cart')).text).toContain(
    'You have nothing in your shopping cart.',
  )
})

it('states on the cart page why a form was rejected, and shows no text from the URL', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ ...glazes, onHand: 1 })
  const browser = shop.browser()
  const refused = async (fields: Record<string, string>) => {
    const reply = await browser.submit('/cart/entries', { itemId: id, ...fields })
    return (await browser.visit(String(reply.headers['location']))).text
  }
  expect(await refused({ 'variant.Glaze': 'Oat' })).toContain('Please select the Size option.')
  expect(await refused({})).toContain('Please select the Glaze and Size options.')
  expect(await refused({ sku: 'OAT-S', quantity: '11' })).toContain('we do not have enough')
  for (const query of ['problem=Send+money', 'problem=optionsMissing&options=9', 'entry=x&item=y'])
    expect((await browser.visit(`/cart?${query}`)).text).not.toMatch(/role="alert"|Send money/)
})

it('shows an unavailable product’s error under its row', async () => {
  const shop = await testSite()
  const { id, variantId } = await shop.product({ onHand: 5 })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id, quantity: '5' })
  await shop.pool.query('update stock set committed = 4 where variant_id = $1', [variantId])
  expect((await browser.visit('/cart')).text).toContain('cart-row-error')
})

it('shows the minimum order subtotal on the cart page', async () => {
  const shop = await testSite({ minimumOrderSubtotalMinor: 5_000n })
  const { id } = await shop.product()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id })
  const { text } = await browser.visit('/cart')
  expect(text).toContain('To check out, your order subtotal must be $50.00 or more.')
  expect(text).not.toContain('href="/checkout"')
})
