import {
  exportProductReviews,
  importProductReviews,
  type ProductReviewImport,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testReviews } from '../../test/reviews.ts'

/** A shop that shows imported reviews. */
async function testImport() {
  const shop = await testReviews({ displayImportedProductReviewsEnabled: true })
  const load = async (text: string, dryRun = false) => {
    const file = Buffer.from(text).toString('base64')
    const reply = await shop.call('POST', importProductReviews.path, { file, dryRun })
    return { status: reply.status, body: reply.body as ProductReviewImport }
  }
  return { ...shop, load, file: makeFile(shop.page.replace(/^.*\//, '')) }
}

const makeFile = (
  urlId: string,
) => `product_handle;rating;reviewer_name;reviewer_email;review_title;body;review_date;verified_buyer
${urlId};5;Ada;ada@example.com;Fine;"Two lines,
one mug.";2025-03-31;yes
https://old.example/shop/p/${urlId};3;Ben;;;Fair.;2024-01-02;no
unknown;4;Cy;;;;2024-01-02;
${urlId};9;;x;;;31/12/2024;
`

it('checks a file first, then imports what is valid, once', async () => {
  const shop = await testImport()
  const errors = [
    { row: 4, column: 'Product', message: 'no product has this value: unknown' },
    { row: 5, column: 'Name', message: 'is empty' },
    { row: 5, column: 'Stars', message: 'must be a whole number from 1 to 5' },
    { row: 5, column: 'Email', message: 'is not a valid email address' },
    { row: 5, column: 'Date', message: 'must be a date such as 2026-03-31, and not in the future' },
  ]
  const report = { rows: 4, added: 2, known: 0, errors }
  expect((await shop.load(shop.file, true)).body).toEqual({ ...report, dryRun: true })
  expect((await shop.list()).reviews).toEqual([])
  expect((await shop.load(shop.file)).body).toEqual({ ...report, dryRun: false })
  expect((await shop.load(shop.file)).body).toMatchObject({ added: 0, known: 2 })
  expect((await shop.list()).reviews).toMatchObject([
    { name: 'Ada', source: 'imported', state: 'approved', isVerified: true, title: 'Fine' },
    { name: 'Ben', stars: 3, email: null, createdAt: '2024-01-02T12:00:00.000Z' },
  ])
  const html = await shop.show()
  expect(html).toContain('March 31, 2025')
  expect(html).toContain('4 out of 5 stars, 2 reviews')
  await shop.change({ displayImportedProductReviewsEnabled: false })
  expect(await shop.show()).toContain('No reviews yet.')
})

it('refuses a file without the columns of reviews', async () => {
  const shop = await testImport()
  expect(await shop.load('Title,Price\nMug,3\n')).toMatchObject({
    status: 422,
    body: { code: 'product-reviews.unreadableFile' },
  })
})

it('imports its own export without a change', async () => {
  const shop = await testImport()
  await shop.load(shop.file)
  await shop.post({ text: '=1+1' })
  const { body } = await shop.call('GET', exportProductReviews.path)
  const { csv, nextPageCursor } = exportProductReviews.replies[200].parse(body)
  expect(nextPageCursor).toBeNull()
  expect(csv).toContain(`"'=1+1"`)
  expect((await shop.load(csv)).body).toMatchObject({ rows: 3, added: 0, known: 3, errors: [] })
  await shop.pool.query('delete from product_review where site_id = $1', [shop.site.id])
  expect((await shop.load(csv)).body).toMatchObject({ rows: 3, added: 3, known: 0 })
  expect((await shop.list('?state=pending')).reviews).toMatchObject([{ text: '=1+1' }])
})
