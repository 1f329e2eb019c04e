import type { Challenge } from '@vitrine/contract'
import { SITE_USER_XSRF_HEADER } from '@vitrine/model'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const HERE = '198.51.100.9'

/** A site with an account, on a server with the limits of production. */
async function guardedSite() {
  const shop = await testVisitors()
  await shop.signedUp()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: true, logLevel: 'silent' }
  const app = await buildApp(ports)
  onTestFinished(() => app.close())
  const { host } = shop
  const signIn = async (
    remoteAddress: string,
    password: string,
    proof?: string,
    email = READER,
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url: `${ACCOUNT}/session`,
      headers: { host },
      remoteAddress,
      payload: { email, password, proof },
    })
    return { status: reply.statusCode, body: reply.json<{ readonly challenge: Challenge }>() }
  }
  const guess = async (times: number, address: (n: number) => string, email = READER) => {
    const statuses = []
    for (let n = 0; n < times; n += 1)
      statuses.push((await signIn(address(n), `guess ${n}`, undefined, email)).status)
    return statuses
  }
  /** Submits the form of the page, as a browser does. */
  const submit = async (password: string, proof = '') => {
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: '/account/login',
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      remoteAddress: HERE,
      payload: new URLSearchParams({ email: READER, password, proof }).toString(),
    })
    const text = /data-challenge="([^"]+)"/.exec(payload)?.[1]?.replaceAll('&quot;', '"')
    return { status: statusCode, payload, challenge: text && (JSON.parse(text) as Challenge) }
  }
  /** Signs in here, and guesses the password with that session. */
  const guessWithin = async (times: number) => {
    const { cookies, xsrfToken } = await startSession()
    const statuses = []
    for (let n = 0; n < times; n += 1) {
      const { statusCode } = await app.inject({
        method: 'PUT',
        url: `${ACCOUNT}/password`,
        headers: { host, cookie: cookies, [SITE_USER_XSRF_HEADER]: xsrfToken },
        remoteAddress: HERE,
        payload: { currentPassword: `guess ${n}`, newPassword: 'other four plain words' },
      })
      statuses.push(statusCode)
    }
    return statuses
  }
  const startSession = async () => {
    const reply = await app.inject({
      method: 'POST',
      url: `${ACCOUNT}/session`,
      headers: { host },
      remoteAddress: HERE,
      payload: { email: READER, password: PASSWORD },
    })
    const cookies = reply.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    return { cookies, xsrfToken: reply.json<{ xsrfToken: string }>().xsrfToken }
  }
  return { signIn, guess, submit, guessWithin }
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

it('locks no visitor out whose account a stranger guesses at, from one network or many', async () => {
  const { signIn, guess } = await guardedSite()
  const asked = [401, 401, 401, 401, 401, 403]
  expect(await guess(6, (n) => `2001:db8:6:6::${n + 1}`)).toEqual(asked)
  expect(await guess(6, () => '198.51.100.7', 'unknown@example.com')).toEqual(asked)
  expect((await signIn('198.51.100.1', PASSWORD)).status).toBe(200)
  await guess(45, (n) => `203.0.113.${n}`)
  const visitor = await signIn('198.51.100.2', PASSWORD)
  expect(visitor).toMatchObject({ status: 403, body: { code: 'site-users.proofRequired' } })
  const proof = await solve(visitor.body.challenge)
  expect((await signIn('198.51.100.2', PASSWORD, proof)).status).toBe(200)
})

it('asks visitors for work after five failed sign-ins, once for each further one, and then locks', async () => {
  const { signIn, guess } = await guardedSite()
  await guess(5, () => HERE)
  const proof = await solve((await signIn(HERE, 'guess')).body.challenge)
  expect((await signIn(HERE, 'guess', proof)).status).toBe(401)
  expect((await signIn(HERE, PASSWORD, proof)).status).toBe(403)
  expect((await guess(10, () => HERE)).at(-1)).toBe(429)
})

it('brings the challenge along in the form, and says without scripts what to do', async () => {
  const { submit } = await guardedSite()
  for (let n = 0; n < 5; n += 1) expect((await submit('guess')).status).toBe(401)
  const asked = await submit(PASSWORD)
  expect(asked.status).toBe(403)
  expect(asked.payload).toContain('Several sign-ins failed.')
  expect(asked.payload).toContain('wait 15 minutes')
  expect(asked.payload).not.toContain(PASSWORD)
  if (!asked.challenge) throw new Error('The form has a challenge')
  expect((await submit(PASSWORD, await solve(asked.challenge))).status).toBe(303)
})

it('stops a stolen session that guesses the password, apart from the sign-ins of others', async () => {
  const { signIn, guess, guessWithin } = await guardedSite()
  await guess(3, () => HERE)
  expect(await guessWithin(6)).toEqual([400, 400, 400, 400, 400, 429])
  expect((await signIn(HERE, PASSWORD)).status).toBe(200)
})
