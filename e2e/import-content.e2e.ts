import { expect, test } from './shop.ts'

const item = (id: number, title: string, body: string) => `<item><title>${title}</title>
  <link>http://old.invalid/2021/03/post-${id}/</link><content:encoded><![CDATA[${body}]]></content:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt>
  <wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`

const EXPORT = `<?xml version="1.0"?><rss xmlns:content="a" xmlns:wp="b"><channel><link>http://old.invalid</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  ${item(1, 'The first firing', '<p>We lit the kiln.</p>')}
  ${item(2, 'Glaze diary', '<p>Ash.</p>[envira id="8"]')}</channel></rss>`

test('an owner checks an export of WordPress, and imports it', async ({ owner }) => {
  await owner.goto('/config/settings/import-content')
  const choose = (content: string) =>
    owner
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'old.xml', mimeType: 'text/xml', buffer: Buffer.from(content) })
  await choose('<html><body>Not an export</body></html>')
  await owner.getByRole('button', { name: 'Check file' }).click()
  await expect(owner.getByText('This is a web page, not an export.')).toBeVisible()

  await choose(EXPORT)
  await owner.getByLabel('URL of the blog').fill('old-posts')
  await owner.getByRole('button', { name: 'Check file' }).click()
  await expect(owner.getByText('Posts: 2. Pages: 0.')).toBeVisible()
  await expect(owner.getByText('[envira] is not supported, and is kept as code')).toBeVisible()
  await owner.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(owner.getByRole('heading', { name: 'What was imported' })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Glaze diary' })).toBeVisible()

  await owner.goto('/2021/03/post-1/')
  await expect(owner).toHaveURL(/\/old-posts\/post-1$/)
  await expect(owner.getByText('We lit the kiln.')).toBeVisible()
})
