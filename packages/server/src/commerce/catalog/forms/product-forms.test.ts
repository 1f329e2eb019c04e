import {
  changeProduct,
  createProductForm,
  listProductForms,
  type ProductDetail,
  type ProductForm,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testLibrary } from '../../../test/library.ts'
import { testProduct } from '../../../test/product.ts'

const FORMS = createProductForm.path
const engraving = {
  name: ' Engraving ',
  fields: [
    { id: 'words', type: 'text', title: ' Words ', required: true, underline: true },
    { id: 'font', type: 'radio', title: 'Font', options: [{ id: 'a', label: 'Serif' }] },
  ],
}

async function testStore() {
  const shop = await testLibrary()
  const { call } = shop
  const create = async (draft: object = engraving) => {
    const reply = await call('POST', FORMS, draft)
    expect(reply.status, reply.text).toBe(200)
    return reply.body as ProductForm
  }
  const list = async () =>
    listProductForms.replies[200].parse((await call('GET', FORMS)).body).forms
  return { ...shop, create, list }
}

it('creates, changes and deletes a form, without properties that its fields do not have', async () => {
  const shop = await testStore()
  const form = await shop.create()
  expect(form).toMatchObject({ name: 'Engraving', version: 1, products: 0 })
  expect(form.fields[0]).toMatchObject({ title: 'Words', required: true, underline: false })
  const { id, products: _products, ...draft } = form
  const changed = await shop.call('PUT', `${FORMS}/${id}`, { ...draft, name: 'Letters' })
  expect(changed.body).toMatchObject({ name: 'Letters', version: 2 })
  const stale = await shop.call('PUT', `${FORMS}/${id}`, { ...draft, name: 'Lost' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'catalog.staleForm' } })
  expect(await shop.list()).toEqual([changed.body])
  expect(await shop.call('DELETE', `${FORMS}/${id}`)).toMatchObject({ status: 200 })
  expect(await shop.call('DELETE', `${FORMS}/${id}`)).toMatchObject({ status: 404 })
  expect(await shop.list()).toEqual([])
})

it.each([
  [
    'two fields of one label',
    [
      { id: 'a', type: 'text', title: 'Words' },
      { id: 'b', type: 'text', title: 'words ' },
    ],
    'fields.1.title',
  ],
  [
    'an id that is used twice',
    [
      { id: 'a', type: 'text', title: 'Words' },
      { id: 'a', type: 'text', title: 'Font' },
    ],
    'fields.1.id',
  ],
  ['a choice without options', [{ id: 'a', type: 'select', title: 'Font' }], 'fields.0.options'],
  ['headings alone', [{ id: 'a', type: 'section', title: 'Gift' }], 'fields'],
])('refuses %s', async (_what, fields, path) => {
  const shop = await testStore()
  const reply = await shop.call('POST', FORMS, { name: 'Form', fields })
  expect(reply).toMatchObject({ status: 422, body: { code: 'catalog.invalidForm' } })
  expect(reply.body).toHaveProperty(['errors', path])
})

it('cannot ask for a password', async () => {
  const shop = await testStore()
  const fields = [{ id: 'a', type: 'password', title: 'Secret' }]
  expect(await shop.call('POST', FORMS, { name: 'Form', fields })).toMatchObject({ status: 400 })
})

it('belongs to the products that name it, in page JSON too, until it is deleted', async () => {
  const shop = await testStore()
  const form = await shop.create()
  const { id, urlId } = await testProduct(shop.db, shop.site.id)
  const path = changeProduct.path.replace('{id}', id)
  const before = (await shop.call('GET', path)).body as ProductDetail
  const save = (version: number, formId: string) =>
    shop.call('PUT', path, { version, product: { ...before.product, formId } })
  const unknown = await save(before.version, id)
  expect(unknown).toMatchObject({ status: 422, body: { errors: { formId: expect.anything() } } })
  const saved = await save(before.version, form.id)
  expect(saved.body).toMatchObject({ product: { formId: form.id } })
  expect(await shop.list()).toMatchObject([{ products: 1 }])
  const loadPage = async () =>
    JSON.parse(
      (await shop.app.inject({ url: `/shop/p/${urlId}?format=json`, headers: { host: shop.host } }))
        .body,
    )
  expect(await loadPage()).toMatchObject({
    item: {
      structuredContent: {
        additionalFieldsFormId: form.id,
        additionalFieldsForm: { id: form.id, name: 'Engraving', fields: [{ title: 'Words' }, {}] },
      },
    },
  })
  await shop.call('DELETE', `${FORMS}/${form.id}`)
  expect((await shop.call('GET', path)).body).toMatchObject({ product: { formId: null } })
})
