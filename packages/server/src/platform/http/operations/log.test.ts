import pg from 'pg'
import { expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testDatabase } from '../../../test/database.ts'
import { testSite } from '../../../test/site.ts'
import { toLoggable } from './log.ts'

interface Line {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

/** An app that records its log, with one route that fails on request. */
async function loggingApp(fail: () => Error = () => new Error('failed')) {
  const { db, pool, changes } = await testDatabase()
  const { files, host } = await testSite()
  const lines: string[] = []
  const logTarget = { write: (line: string) => lines.push(line) }
  const app = await buildApp({
    db,
    pool,
    changes,
    files,
    production: true,
    logLevel: 'trace',
    logTarget,
  })
  app.get('/api/fails', { config: { access: 'anyone' } }, async () => {
    throw fail()
  })
  const logged = () => lines.map((line) => JSON.parse(line) as Line)
  return { app, host, logged, text: () => lines.join('\n') }
}

it('writes one line per request: method, route, status and time', async () => {
  const { app, host, logged } = await loggingApp()
  await app.inject({ url: '/api/commerce/shopping-cart', headers: { host } })
  expect(logged()).toHaveLength(1)
  expect(logged()[0]).toMatchObject({
    level: 30,
    msg: 'request',
    reqId: expect.any(String),
    method: 'GET',
    route: '/api/commerce/shopping-cart',
    status: 200,
    ms: expect.any(Number),
  })
})

const canaries = {
  email: 'canary.person@example.com',
  token: 'canaryTOKEN_0123456789',
  cookie: 'canaryCookie0123456789',
  query: 'canary-query',
  address: '203.0.113.77',
}

it('logs no person, token, cookie, query or address', async () => {
  const { app, host, text } = await loggingApp()
  const headers = {
    host,
    cookie: `CART=${canaries.cookie}; vitrine=${canaries.token}`,
    'x-forwarded-for': canaries.address,
    'user-agent': canaries.token,
    'x-csrf-token': canaries.token,
  }
  const { email, token, query, address } = canaries
  const requests = [
    { method: 'GET', url: `/api/commerce/shopping-cart?crumb=${token}&q=${query}` },
    { method: 'GET', url: `/nowhere/${email}?email=${email}` },
    { method: 'POST', url: '/api/studio/session', payload: { email, password: token } },
    { method: 'POST', url: '/api/studio/session/link', payload: { token } },
    { method: 'POST', url: '/api/studio/session', payload: `{"email":"${email}",` },
    { method: 'GET', url: `/api/fails?email=${email}` },
  ] as const
  for (const request of requests) await app.inject({ ...request, headers, remoteAddress: address })
  expect(text().split('\n').length).toBeGreaterThan(requests.length)
  for (const canary of Object.values(canaries)) expect(text()).not.toContain(canary)
})

it('logs an error with its code and stack, and sends none of it', async () => {
  const { app, host, logged } = await loggingApp(() => new Error('the reason'))
  const reply = await app.inject({ url: '/api/fails', headers: { host } })
  expect(reply.json()).toEqual({
    type: 'urn:vitrine:error:http.internal',
    title: 'Internal error',
    status: 500,
    detail: 'An internal error occurred. Try again later.',
    code: 'http.internal',
    message: 'An internal error occurred. Try again later.',
  })
  expect(logged()[0]).toMatchObject({
    level: 50,
    code: 'http.internal',
    error: { message: 'the reason', stack: expect.stringContaining('log.test.ts') },
  })
})

it('logs a failed query without its parameters', async () => {
  const { pool } = await testDatabase()
  const failed = await pool
    .query('select $1::uuid', [canaries.email])
    .then(() => undefined)
    .catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(pg.DatabaseError)
  expect(JSON.stringify(toLoggable(failed))).toContain('22P02')
  expect(JSON.stringify(toLoggable(failed))).not.toContain('canary')

  const wrapped = new Error(`Failed query: select $1\nparams: ${canaries.email},x`, {
    cause: failed,
  })
  expect(JSON.stringify(toLoggable(wrapped))).toContain('Failed query: select $1')
  expect(JSON.stringify(toLoggable(wrapped))).not.toContain('canary')
})
