import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { findSubscriberByEmail, subscribe } from './index.ts'
import { confirmSubscriber } from './store.ts'

it('records the newest consent until the address confirms, and no other after that', async () => {
  const { db, http, host } = await testSite()
  const site = await http.findSite({ hostname: host, host, protocol: 'http' })
  if (!site) throw new Error('A test site is there')
  const ask = (consent: string) =>
    subscribe(db, site, {
      ...{ email: 'ada@example.com', firstName: '', lastName: '', locale: 'en-US' },
      ...{ formId: 'page.block', consent, siteUserId: null },
    })
  await ask('Once a month.')
  await ask('Twice a month.')
  const before = await findSubscriberByEmail(db, site.id, 'ada@example.com')
  expect(before?.consent).toBe('Twice a month.')
  await confirmSubscriber(db, site.id, before?.id ?? '')
  await ask('Every day.')
  const after = await findSubscriberByEmail(db, site.id, 'ada@example.com')
  expect(after?.consent).toBe('Twice a month.')
})
