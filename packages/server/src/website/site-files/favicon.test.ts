import { newSiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

it('redirects to the owner’s icon, else serves the theme’s', async () => {
  const { db, site, browser } = await testSite()
  const bare = await browser().visit('/favicon.ico')
  expect(bare).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  })

  const file = { fileKey: newId().replaceAll('-', ''), contentType: 'image/png' }
  const id = newId()
  await insertAsset(db, site.id, {
    ...file,
    id,
    filename: 'icon.png',
    byteSize: 10,
    width: 64,
    height: 64,
    colorData: {},
  })
  const body = { ...newSiteSettings({ locale: 'en-US', title: 'Test' }), faviconId: id }
  await publishNow(db, site.id, { kind: 'site-settings', body })
  await expect
    .poll(async () => (await browser().visit('/favicon.ico')).headers['location'])
    .toBe(formatAssetUrl(file))
})
