import { newCollection, newItem, newPage } from '@vitrine/page'
import { beforeAll, expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { redirectMovedPages } from '../../content/redirects/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN } from '../../test/pages.ts'

async function site() {
  const shop = await testSite()
  const { db, site: of } = shop
  await updateLanguages(db, of.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  await shop.product({ urlId: 'mug' })
  const page = (slug: string, given: Partial<ReturnType<typeof newPage>> = {}) =>
    publishNow(db, of.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: slug, slug }, given),
    })
  const collectionId = await page('journal', { collection: newCollection() })
  await publishNow(db, of.id, {
    kind: 'item',
    collectionId,
    body: newItem({ locale: EN, title: 'One', slug: 'one' }),
  })
  await page('über-uns')
  await redirectMovedPages(db, of.id, [{ from: 'moved', to: 'journal' }])
  await waitForChanges()
  const to = async (path: string) => {
    const { status, headers } = await shop.browser().visit(path)
    return [status, headers['location']]
  }
  return { ...shop, to }
}

let shop: Awaited<ReturnType<typeof site>>
beforeAll(async () => {
  shop = await site()
})

it.each([
  ['/JOURNAL', '/journal'],
  ['/Journal?utm_source=X&Tag=Y', '/journal?utm_source=X&Tag=Y'],
  ['/journal/ONE', '/journal/one'],
  ['/SHOP/p/Mug', '/shop/p/mug'],
  ['/FR/Journal', '/fr/journal'],
  ['/%C3%9Cber-uns', '/%C3%BCber-uns'],
  ['/MOVED', '/journal'],
])('redirects %s permanently to %s', async (path, location) => {
  expect(await shop.to(path)).toEqual([301, location])
  expect(await shop.to(path)).toEqual([301, location])
  expect((await shop.browser().visit(location)).status).toBe(200)
})

it.each(['/NOTHING', '/nothing', '/journal/NOTHING', '/%5CEVIL.example', '/HOME'])(
  'does not redirect %s if no page exists in lowercase either',
  async (path) => {
    expect(await shop.to(path)).toEqual([404, undefined])
  },
)

it('never redirects to another site, however the URL begins', async () => {
  const [status, location] = await shop.to('//JOURNAL')
  expect([status, location]).toEqual([301, '/JOURNAL'])
})

it('does not redirect submissions', async () => {
  const { status } = await shop.browser().submit('/JOURNAL', { a: 'b' })
  expect(status).toBe(404)
})
