import { shoppingCartSchema } from '@vitrine/contract'
import { cartMessages, formMessages } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testSite } from '../../test/site.ts'
import type { TestProduct } from '../../test/product.ts'
import { createFormField } from '../../test/product-form.ts'
import { replaceProductForms } from '../catalog/index.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'

/** Creates a shop with a product that asks for words, and for a font that may be left out. */
async function testEngraver(product: TestProduct = {}) {
  const shop = await testSite()
  const form = {
    id: newId(),
    name: 'Engraving',
    fields: [
      createFormField('words', { title: 'Words', required: true }),
      createFormField('font', {
        title: 'Font',
        type: 'checkbox',
        options: [
          { id: 'a', label: 'Serif' },
          { id: 'b', label: 'Bold' },
        ],
      }),
    ],
  }
  await replaceProductForms(shop.db, shop.site.id, [form])
  const { id } = await shop.product({ title: 'Mug', urlId: 'mug', formId: form.id, ...product })
  const browser = shop.browser()
  const add = (answers: unknown, more: object = {}) =>
    browser.call('POST', ENTRIES, {
      itemId: id,
      sku: 'MUG',
      quantity: 1,
      additionalFields: JSON.stringify(answers),
      ...more,
    })
  const change = (entryId: string | undefined, answers: unknown, more: object = {}) =>
    browser.call('PUT', `${ENTRIES}/${entryId}/additionalFields`, {
      itemId: id,
      sku: 'MUG',
      additionalFields: JSON.stringify(answers),
      ...more,
    })
  const entries = async () => {
    const { body } = await browser.call('GET', '/api/commerce/shopping-cart')
    return shoppingCartSchema.parse(body).entries
  }
  return { ...shop, id, form, visitor: browser, add, change, entries }
}

it('adds a product with the answers to its form, as they are shown', async () => {
  const { add, form } = await testEngraver()
  const reply = await add({ words: 'For Ada', font: ['Serif', 'Bold'] })
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body).toMatchObject({
    newlyAdded: {
      additionalFields: { Words: 'For Ada', Font: 'Serif, Bold' },
      additionalFieldsFormId: form.id,
      needsAdditionalFields: false,
    },
  })
})

it.each([
  ['without answers', undefined],
  ['with answers of another form', { colour: 'red' }],
  ['with an empty answer to a required field', { words: ' ', font: ['Serif'] }],
])('does not add it %s', async (_what, answers) => {
  const { add, entries } = await testEngraver()
  expect(await add(answers)).toMatchObject({
    status: 400,
    body: {
      code: 'forms.invalid',
      message: formMessages['forms.invalid'],
      errors: { words: formMessages['forms.required'] },
    },
  })
  expect(await entries()).toEqual([])
})

it('does not add it with an option that its form does not have', async () => {
  const { add } = await testEngraver()
  expect(await add({ words: 'Ada', font: ['Comic'] })).toMatchObject({
    status: 400,
    body: { errors: { font: formMessages['forms.option'] } },
  })
})

it('checks the stock before the answers', async () => {
  const { add, change } = await testEngraver({ onHand: 1 })
  const missing = { status: 409, body: { message: cartMessages['cart.notEnoughStock'] } }
  const added = await add({ words: 'Ada' })
  const { newlyAdded } = added.body as { readonly newlyAdded: { readonly id: string } }
  expect(await add({})).toMatchObject(missing)
  expect(await add({ words: ['not', 'a', 'text'] })).toMatchObject(missing)
  expect(await change(newlyAdded.id, {})).toMatchObject({ status: 400 })
})

it('changes the answers of an entry, which keeps its place and quantity', async () => {
  const { add, change, entries } = await testEngraver()
  await add({ words: 'Ada' }, { quantity: 2 })
  const [entry] = await entries()
  const reply = await change(entry?.id, { words: 'Grace', font: ['Bold'] })
  expect(reply.body).toMatchObject({
    updatedEntry: {
      id: entry?.id,
      quantity: 2,
      additionalFields: { Words: 'Grace', Font: 'Bold' },
    },
    shoppingCart: { totalQuantity: 2 },
  })
})

it('merges entries whose answers become equal, up to 9999', async () => {
  const { add, change, entries } = await testEngraver({
    variants: [{ sku: 'MUG', unlimited: true }],
  })
  await add({ words: 'Ada' }, { quantity: 9_000 })
  await add({ words: 'Grace' }, { quantity: 1_500 })
  const [, grace] = await entries()
  const reply = await change(grace?.id, { words: 'Ada' })
  expect(reply.body).toMatchObject({
    updatedEntry: { id: grace?.id, quantity: 9_999, additionalFields: { Words: 'Ada' } },
  })
  expect(await entries()).toHaveLength(1)
})

it('refuses to change an entry that has become too many, or is of another product or visitor', async () => {
  const { id, add, change, entries, pool, site, browser } = await testEngraver()
  await add({ words: 'Ada' }, { quantity: 3 })
  const [entry] = await entries()
  const unknown = { status: 404, body: { code: 'cart.unknownEntry' } }
  expect(await change(entry?.id, { words: 'Grace' }, { sku: 'CUP' })).toMatchObject(unknown)
  expect(await change(entry?.id, { words: 'Grace' }, { itemId: newId() })).toMatchObject(unknown)
  const theirs = browser().call('PUT', `${ENTRIES}/${entry?.id}/additionalFields`, {
    itemId: id,
    sku: 'MUG',
    additionalFields: '{"words":"Stolen"}',
  })
  expect(await theirs).toMatchObject(unknown)
  await pool.query('update stock set on_hand = 2 where site_id = $1', [site.id])
  expect(await change(entry?.id, {})).toMatchObject({
    status: 409,
    body: { message: cartMessages['cart.notEnoughStock'] },
  })
  expect(await entries()).toMatchObject([{ additionalFields: { Words: 'Ada' } }])
})

it('asks for missing answers where the form is added later, and before the checkout', async () => {
  const shop = await testEngraver({ formId: null })
  const { id, form, visitor: browser, pool, site, change, entries } = shop
  await browser.call('POST', ENTRIES, { itemId: id, sku: 'MUG', quantity: 1 })
  await pool.query('update product set form_id = $2 where site_id = $1', [site.id, form.id])
  const [entry] = await entries()
  expect(entry).toMatchObject({ needsAdditionalFields: true })
  const cart = await browser.call('GET', '/cart')
  expect(cart.text).toContain(cartMessages['cart.formMissing'])
  await change(entry?.id, { words: 'Ada' })
  expect(await entries()).toMatchObject([{ needsAdditionalFields: false }])
})

it('asks the form on a page of its own without scripts, and keeps what was typed', async () => {
  const { id, visitor: browser, entries } = await testEngraver()
  const posted = await browser.submit('/cart/entries', { itemId: id, quantity: '2' })
  const path = `/cart/form?itemId=${id}&quantity=2`
  expect(posted).toMatchObject({ status: 303, headers: { location: path } })
  const page = await browser.call('GET', path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Words')
  expect(page.text).toContain(`action="/cart/form?itemId=${id}&amp;quantity=2"`)
  const rejected = await browser.submit(path, { words: '', 'font.b': 'Bold' })
  expect(rejected.status).toBe(400)
  expect(rejected.text).toContain(formMessages['forms.required'])
  expect(rejected.text).toMatch(/value="Bold" checked/)
  const added = await browser.submit(path, { words: 'Ada', 'font.b': 'Bold' })
  expect(added).toMatchObject({ status: 303, headers: { location: '/cart' } })
  const [entry] = await entries()
  expect(entry).toMatchObject({ quantity: 2, additionalFields: { Words: 'Ada', Font: 'Bold' } })

  const edit = `/cart/entries/${entry?.id}/form`
  expect((await browser.call('GET', '/cart')).text).toContain(`href="${edit}"`)
  expect((await browser.call('GET', edit)).text).toContain('value="Ada"')
  await browser.submit(edit, { words: 'Grace' })
  expect(await entries()).toMatchObject([{ additionalFields: { Words: 'Grace' } }])
})

it('leads back to the cart from the form of a product that is sold out, gone or without a form', async () => {
  const { id, visitor: browser, add, product } = await testEngraver({ onHand: 1 })
  await add({ words: 'Ada' })
  const open = async (path: string) => (await browser.call('GET', path)).headers['location']
  expect(await open(`/cart/form?itemId=${id}`)).toBe(`/cart?problem=notEnoughStock&item=${id}`)
  expect(await open(`/cart/form?itemId=${newId()}`)).toBe('/cart')
  const plain = await product()
  expect(await open(`/cart/form?itemId=${plain.id}`)).toBe('/cart')
  expect(await open(`/cart/entries/${newId()}/form`)).toContain('problem=unknownEntry')
})
