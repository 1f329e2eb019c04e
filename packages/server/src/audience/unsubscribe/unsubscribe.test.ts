import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { testSite } from '../../test/site.ts'
import { isUnsubscribed, createUnsubscribeToken } from './index.ts'

const AT = '/newsletter/unsubscribe'
const EMAIL = 'Reader@Example.com'

async function newsletter() {
  const shop = await testSite()
  const request = { hostname: shop.host, host: shop.host, protocol: 'http' as const }
  const site = await shop.http.findSite(request)
  if (!site) throw new Error('A test site is there')
  const wants = async (email = EMAIL) => !(await isUnsubscribed(shop.db, site.id, email))
  return { ...shop, site, wants, token: createUnsubscribeToken(site, EMAIL) }
}

it('asks for confirmation, and unsubscribes with a form', async () => {
  const { browser, token, wants } = await newsletter()
  const visitor = browser()
  const { status, text } = await visitor.visit(`${AT}?token=${token}`)
  expect(status).toBe(200)
  expect(text).toContain(`name="token" value="${token}"`)
  expect(text).toContain('"pageType":300')
  expect(await wants()).toBe(true)
  const done = await visitor.submit(AT, { token })
  expect(done).toMatchObject({ status: 303, headers: { location: `${AT}?done=1` } })
  expect(await wants()).toBe(false)
  expect(await wants('reader@example.com ')).toBe(false)
  expect(await wants('another@example.com')).toBe(true)
  expect((await visitor.submit(AT, { token })).status).toBe(303)
})

it('is in the language of its URL', async () => {
  const { db, site, browser, token, wants } = await newsletter()
  const other = { isCustomCode: false, enabled: true }
  await updateLanguages(db, site.id, [
    { tag: 'en-US', ...other },
    { tag: 'fr', prefix: 'fr', ...other },
  ])
  const visitor = browser()
  const { text } = await visitor.visit(`/fr${AT}?token=${token}`)
  expect(text).toContain('<html lang="fr"')
  expect(text).toContain(`action="/fr${AT}"`)
  const done = await visitor.submit(`/fr${AT}`, { token })
  expect(done).toMatchObject({ status: 303, headers: { location: `/fr${AT}?done=1` } })
  expect(await wants()).toBe(false)
})

it('responds alike to any token, and accepts only its own', async () => {
  const [one, other] = [await newsletter(), await newsletter()]
  const visitor = one.browser()
  const [address = '', proof = ''] = one.token.split('.')
  const tokens = ['', 'x', '.', `${address}.`, `${address}.${proof}x`, other.token, 'ÿ'.repeat(900)]
  for (const token of tokens) {
    const shown = await visitor.visit(`${AT}?token=${encodeURIComponent(token)}`)
    expect(shown.status).toBe(200)
    expect(await visitor.submit(AT, { token })).toMatchObject({
      status: 303,
      headers: { location: `${AT}?done=1` },
    })
  }
  expect(await one.wants()).toBe(true)
})

it('shows no token as markup', async () => {
  const { browser } = await newsletter()
  const { text } = await browser().visit(
    `${AT}?token=${encodeURIComponent('"><script>alert(1)</script>')}`,
  )
  expect(text).not.toContain('<script>alert')
})
