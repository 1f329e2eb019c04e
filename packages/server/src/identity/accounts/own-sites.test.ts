import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testSending } from '../../test/mail/sending.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { confirmEmail, createSignInLink, createStaffMember } from './index.ts'
import { makePasswordResetLink, passwordResetJobs } from './password-reset.ts'

const SITES = '/api/studio/sites'
const SESSION = '/api/studio/session'
const WORDS = 'four plain words here'

type Shop = Awaited<ReturnType<typeof testSite>>

/** Signs a person in at a site, with the address confirmed or not. */
async function signIn(shop: Shop, email: string, isConfirmed: boolean) {
  const { db, site } = shop
  const { id } = await createStaffMember(db, site.id, { email, role: 'editor' })
  if (isConfirmed) await confirmEmail(db, site.id, id, email)
  const browser = shop.browser()
  const token = await createSignInLink(db, site.id, id)
  const { body } = await browser.call('POST', `${SESSION}/link`, { token })
  const { crumb } = body as { readonly crumb: string }
  const read = async () => (await browser.call('GET', SITES)).body
  const changeEmail = async (to: string) =>
    browser.send('PUT', '/api/studio/email', { email: to }, { 'x-csrf-token': crumb })
  return { id, read, changeEmail }
}

const newEmail = () => `ada-${newId()}@example.com`

it('lists the other sites of a person by an address that both confirmed', async () => {
  const [here, there] = [await testSite(), await testSite({ title: 'Northing' })]
  const email = newEmail()
  const { read } = await signIn(here, email, true)
  expect(await read()).toEqual({ isEmailConfirmed: true, sites: [] })
  await signIn(there, email.toUpperCase(), true)
  expect(await read()).toEqual({
    isEmailConfirmed: true,
    sites: [
      {
        id: there.site.id,
        title: 'Northing',
        host: there.host,
        url: `http://${there.host}/config`,
      },
    ],
  })
})

it('reveals nothing to a stranger with the same address that no one confirmed, nor leads to them', async () => {
  const [here, there] = [await testSite(), await testSite()]
  const email = newEmail()
  const person = await signIn(here, email, true)
  const stranger = await signIn(there, email, false)
  expect(await stranger.read()).toEqual({ isEmailConfirmed: false, sites: [] })
  expect(await person.read()).toEqual({ isEmailConfirmed: true, sites: [] })
})

it('lists nothing once the address changes, and nothing without a session', async () => {
  const [here, there] = [await testSite(), await testSite()]
  const email = newEmail()
  const { read, changeEmail } = await signIn(here, email, true)
  await signIn(there, email, true)
  expect(await read()).toMatchObject({ sites: [{ id: there.site.id }] })
  await changeEmail(newEmail())
  expect(await read()).toEqual({ isEmailConfirmed: false, sites: [] })
  await changeEmail(email)
  expect(await read()).toEqual({ isEmailConfirmed: false, sites: [] })
  expect((await here.browser().call('GET', SITES)).status).toBe(401)
})

it('confirms the address of an invitation that went by email, and of none that was passed on', async () => {
  const [mailing, mailless] = [await testSending(), await testSite()]
  const email = newEmail()
  const invite = async (shop: Pick<Shop, 'db' | 'site' | 'browser'>) => {
    const { call } = await testOwner(shop, 'admin')
    const body = { email, role: 'editor' }
    return (await call('POST', '/api/studio/staff/invitations', body)).body
  }
  const accept = async (shop: Pick<Shop, 'browser'>, link = '') => {
    const browser = shop.browser()
    const token = link.split('#')[1]
    await browser.call('POST', '/api/studio/invitation/accept', { token })
    return (await browser.call('GET', SITES)).body
  }
  expect(await invite(mailing)).toMatchObject({ link: null })
  await mailing.work()
  const { text } = await PostalMime.parse(mailing.server.received[0]?.raw ?? '')
  expect(await accept(mailing, /\/config\/invitation#[\w-]{22}/.exec(text ?? '')?.[0])).toEqual({
    isEmailConfirmed: true,
    sites: [],
  })
  const { link } = (await invite(mailless)) as { readonly link: string }
  expect(await accept(mailless, link)).toEqual({ isEmailConfirmed: false, sites: [] })
})

it('confirms the address of a link to reset the password with the password alone', async () => {
  const shop = await testSending()
  const email = newEmail()
  await createStaffMember(shop.db, shop.site.id, { email, role: 'editor' })
  const redeem = async (body: object) => {
    const asked = shop.browser()
    await asked.call('POST', `${SESSION}/link-email`, { email })
    await shop.work(undefined, passwordResetJobs)
    const { text } = await PostalMime.parse(shop.server.received.at(-1)?.raw ?? '')
    const token = /\?password#([\w-]{22})/.exec(text ?? '')?.[1]
    const browser = shop.browser()
    await browser.call('POST', `${SESSION}/link`, { token, ...body })
    return (await browser.call('GET', SITES)).body
  }
  expect(await redeem({})).toMatchObject({ isEmailConfirmed: false })
  expect(await redeem({ newPassword: WORDS })).toMatchObject({ isEmailConfirmed: true })
})

it('confirms no address that replaced the one that got the link', async () => {
  const shop = await testSite()
  const [own, victim] = [newEmail(), newEmail()]
  const { id, changeEmail } = await signIn(shop, own, false)
  await changeEmail(victim)
  const { db, site } = shop
  const link = await makePasswordResetLink({ db, siteId: site.id, id: `${id} ${own}` })
  const token = link?.split('#')[1]
  const other = shop.browser()
  const body = { token, newPassword: WORDS }
  expect((await other.call('POST', `${SESSION}/link`, body)).status).toBe(200)
  expect((await other.call('GET', SITES)).body).toMatchObject({ isEmailConfirmed: false })
})
