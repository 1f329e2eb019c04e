import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { createUnsubscribeToken, isUnsubscribed } from '../unsubscribe/index.ts'
import { createConfirmToken } from './confirm-token.ts'
import { findSubscriberByEmail, subscribe } from './index.ts'
import { confirmSubscriber } from './store.ts'
import { confirm } from './subscribe.ts'

async function testConsent() {
  const { db, pool, http, host, browser } = await testSite()
  const site = await http.findSite({ hostname: host, host, protocol: 'http' })
  if (!site) throw new Error('A test site is there')
  const ask = (consent: string) =>
    subscribe(db, site, {
      ...{ email: 'ada@example.com', firstName: '', lastName: '', locale: 'en-US' },
      ...{ formId: 'page.block', consent, siteUserId: null, listIds: [] },
    })
  const find = async () => {
    const found = await findSubscriberByEmail(db, site.id, 'ada@example.com')
    if (!found) throw new Error('A subscriber is there')
    return found
  }
  return { db, pool, site, browser, ask, find }
}

it('records the newest consent until the address confirms, and no other after that', async () => {
  const { db, site, ask, find } = await testConsent()
  await ask('Once a month.')
  await ask('Twice a month.')
  const before = await find()
  expect(before.consent).toBe('Twice a month.')
  await confirmSubscriber(db, site.id, before.id)
  await ask('Every day.')
  const after = await find()
  expect(after.consent).toBe('Twice a month.')
})

it('records a new consent and its day when a subscriber who has left subscribes again', async () => {
  const { db, pool, site, browser, ask, find } = await testConsent()
  await ask('Once a month.')
  const { id } = await find()
  await confirm(db, site, createConfirmToken(site, id, Date.now()))
  // An import of long ago.
  await pool.query(
    `update newsletter_subscriber set source = 'import', form_id = '', created_at = '2020-01-02',
       confirmed_at = '2020-01-03' where site_id = $1`,
    [site.id],
  )
  const token = createUnsubscribeToken(site, 'ada@example.com')
  await browser().submit('/newsletter/unsubscribe', { token })
  await ask('Twice a month.')
  expect(await find()).toMatchObject({
    ...{ source: 'form', formId: 'page.block', consent: 'Twice a month.' },
    confirmedAt: new Date('2020-01-03'),
  })
  expect(await isUnsubscribed(db, site.id, 'ada@example.com')).toBe(true)
  await confirm(db, site, createConfirmToken(site, id, Date.now()))
  const again = await find()
  const minuteAgo = Date.now() - 60_000
  expect(again.createdAt.getTime()).toBeGreaterThan(minuteAgo)
  expect(again.confirmedAt?.getTime()).toBeGreaterThan(minuteAgo)
  // Another click on the link, and another form, change nothing.
  await confirm(db, site, createConfirmToken(site, id, Date.now()))
  await ask('Every day.')
  expect(await find()).toEqual(again)
})
