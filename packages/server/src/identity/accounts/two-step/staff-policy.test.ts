import {
  beginTwoStep,
  changeStaffPolicy,
  listStaffMembers,
  readSession,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { showCode } from '../test/authenticator-app.ts'

async function testPolicy() {
  const shop = await testSite()
  const turnOn = async ({ call }: Awaited<ReturnType<typeof testOwner>>) => {
    const begun = await call('POST', beginTwoStep.path, {})
    expect(begun.status).toBe(200)
    const { rows } = await shop.pool.query<{ key: Buffer }>(
      'select new_totp_secret as key from member where site_id = $1 and new_totp_secret is not null',
      [shop.site.id],
    )
    const code = showCode(rows[0]?.key ?? Buffer.alloc(20))
    const { status, body } = await call('PUT', turnOnTwoStep.path, { code })
    expect(status).toBe(200)
    return turnOnTwoStep.replies[200].parse(body).recoveryCodes
  }
  return { shop, turnOn }
}

it('leads staff without two-step verification to it after their next sign-in', async () => {
  const { shop, turnOn } = await testPolicy()
  const owner = await testOwner(shop, 'admin')
  const editor = await testOwner(shop, 'website-manager')
  const change = (body: object) => owner.call('PUT', changeStaffPolicy.path, body)
  const requiresTwoStep = true
  const without = await change({ requiresTwoStep })
  expect(without).toMatchObject({ status: 409, body: { code: 'accounts.twoStepYourself' } })
  const [first, second, third] = await turnOn(owner)
  const session = await change({ requiresTwoStep })
  expect(session).toMatchObject({ status: 400, body: { code: 'accounts.codeWrong' } })
  expect((await change({ requiresTwoStep, code: first })).status).toBe(200)
  expect(await owner.call('POST', turnOffTwoStep.path, { code: second })).toMatchObject({
    status: 409,
    body: { code: 'accounts.twoStepRequired' },
  })
  // A session that has begun before goes on.
  expect((await editor.call('GET', listStaffMembers.path)).status).toBe(200)

  const newcomer = await testOwner(shop, 'website-manager')
  const { body: newSession } = await newcomer.call('GET', readSession.path)
  expect(newSession).toMatchObject({ member: { mustSetUpTwoStep: true } })
  const denied = await newcomer.call('GET', listStaffMembers.path)
  expect(denied).toMatchObject({ status: 403, body: { code: 'http.setUpTwoStep' } })
  await turnOn(newcomer)
  const { body } = await newcomer.call('GET', listStaffMembers.path)
  const listed = listStaffMembers.replies[200].parse(body)
  expect(listed.requiresTwoStep).toBe(true)
  expect(listed.staff.map(({ hasTwoStep }) => hasTwoStep)).toEqual([true, false, true])
  expect((await change({ requiresTwoStep: false })).status).toBe(400)
  expect((await change({ requiresTwoStep: false, code: third })).status).toBe(200)
})

it('is for owners to decide', async () => {
  const { shop } = await testPolicy()
  const manager = await testOwner(shop, 'website-manager')
  const policy = { requiresTwoStep: false }
  expect((await manager.call('PUT', changeStaffPolicy.path, policy)).status).toBe(403)
})
