import type { Campaign } from '@vitrine/contract'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testSending } from '../../test/mail/sending.ts'
import { testOwner } from '../../test/owner.ts'
import { sendCampaign } from './send.ts'

const PATH = '/api/studio/campaigns'
const FAR = 'https://kiln.example/open?day=1&to=all'

const button = (id: string, url: string) => ({ id, type: 'button', label: 'Go', url })
const BLOCKS = [button('a', FAR), button('b', '/shop')]

/** Sends a campaign with two links to one subscriber. Resolves to the links of the email. */
async function sendLinks(content: object) {
  const shop = await testSending()
  const { db, pool, site } = shop
  const { call } = await testOwner(shop, 'campaigns-editor')
  await pool.query(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
      values ($1, $2, 'reader@example.com', 'en-US', '', now())`,
    [site.id, newId()],
  )
  const body = { subject: 'Firing', previewText: '', blocks: BLOCKS, ...content }
  const { id } = (await call('POST', PATH, body)).body as Campaign
  expect((await call('POST', `${PATH}/${id}/sending`, { version: 1, sendAt: null })).status).toBe(
    200,
  )
  const feed = () => sendCampaign(db, site.id, { id, url: 'http://localhost' })
  await feed()
  await pool.query('update outbox set run_at = now() where site_id = $1', [site.id])
  await shop.work()
  await feed()
  const email = await PostalMime.parse(shop.server.received[0]?.raw ?? '')
  const links = [...(email.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  const read = async () => (await call('GET', `${PATH}/${id}`)).body as Campaign
  return { ...shop, call, id, links, read }
}

it('leaves links alone unless clicks are counted', async () => {
  const { links, read } = await sendLinks({})
  expect(links).toContain(FAR)
  expect(links.filter((link) => link.includes('/newsletter/link'))).toEqual([])
  expect(await read()).toMatchObject({ countsClicks: false, clicks: [] })
})

it('counts each link that is followed, and redirects nowhere without the signature', async () => {
  const { links, read, call, id, browser, app, host } = await sendLinks({ countsClicks: true })
  expect(links).not.toContain(FAR)
  expect(links.filter((link) => link.includes('/newsletter/unsubscribe'))).toHaveLength(1)
  const counted = [...new Set(links.filter((link) => link.includes('/newsletter/link')))]
  expect(counted).toHaveLength(2)
  const [far = '', near = ''] = counted.map((link) => link.slice(link.indexOf('/newsletter')))
  expect(far).not.toContain('reader')
  const follow = async (path: string) => {
    const { status, headers } = await browser().call('GET', path)
    return [status, headers['location']]
  }
  expect(await follow(far)).toEqual([303, FAR])
  expect(await follow(far)).toEqual([303, FAR])
  expect(await follow(near)).toEqual([303, '/shop'])
  const checked = await app.inject({ method: 'HEAD', url: far, headers: { host } })
  expect(checked.statusCode).toBe(303)
  const forged = far.replace(encodeURIComponent('kiln.example'), 'evil.example')
  expect(forged).not.toBe(far)
  const unsigned = far.replace(/key=[^&]+/, `key=${'A'.repeat(32)}`)
  for (const path of [forged, `${far}x`, unsigned, '/newsletter/link'])
    expect((await follow(path))[0]).toBe(404)
  expect((await read()).clicks).toEqual([
    { url: FAR, clicks: 2 },
    { url: '/shop', clicks: 1 },
  ])

  // The link of an email that a reader has kept still leads on.
  expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect(await follow(far)).toEqual([303, FAR])
})

it('leads to addresses in any script', async () => {
  const blocks = [
    button('a', 'https://kiln.example/開窯?q=ü%20x'),
    button('b', '/größen#übersicht'),
  ]
  const { links, browser, read } = await sendLinks({ countsClicks: true, blocks })
  const paths = new Set(links.filter((link) => link.includes('/newsletter/link')))
  const targets: unknown[] = []
  for (const path of paths) {
    const { headers } = await browser().call('GET', path.slice(path.indexOf('/newsletter')))
    targets.push(headers['location'])
  }
  expect(targets).toEqual([
    'https://kiln.example/%E9%96%8B%E7%AA%AF?q=%C3%BC%20x',
    '/gr%C3%B6%C3%9Fen#%C3%BCbersicht',
  ])
  expect((await read()).clicks.map(({ url }) => url).toSorted()).toEqual(
    ['/größen#übersicht', 'https://kiln.example/開窯?q=ü%20x'].toSorted(),
  )
})
