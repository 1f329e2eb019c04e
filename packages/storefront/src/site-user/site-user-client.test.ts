import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSiteUserId } from './read-site-user.ts'
import { SiteUserClient } from './site-user-client.ts'

interface Asked {
  readonly call: string
  readonly token: IncomingMessage['headers'][string]
  readonly body: unknown
}

let server: Server
let answers: { readonly status: number; readonly body: object }[]
let asked: Asked[]
let client: SiteUserClient

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request))
    const call = `${request.method} ${request.url}`
    asked.push({ call, token: request.headers['x-siteuser-xsrf-token'], body })
    const answer = answers.shift() ?? { status: 500, body: {} }
    const headers = { 'content-type': 'application/json' }
    response.writeHead(answer.status, headers).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  // The server listens on TCP, so the address is an object.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: 'siteUserCrumb=cookie' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init))
  client = new SiteUserClient()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const LOCALE = '/api/site-users/account/locale'
const french = { tag: 'fr', isCustomCode: false }
const ok = (body: object = {}) => ({ status: 200, body })
const crumbFail = (crumb: string) => ({
  status: 403,
  body: { message: 'It has expired', crumbFail: true, crumb },
})

it('saves the language with the token of the cookie', async () => {
  answers = [ok()]
  await client.setLocale(french)
  expect(asked).toEqual([{ call: `POST ${LOCALE}`, token: 'cookie', body: { language: 'fr' } }])
})

it('repeats a call once with the token of the error response, and keeps it', async () => {
  answers = [crumbFail('fresh'), ok()]
  await client.setLocale(french)
  expect(asked.map(({ token }) => token)).toEqual(['cookie', 'fresh'])
  answers = [crumbFail('second'), crumbFail('third')]
  await expect(client.setLocale(french)).rejects.toThrow('expired')
  answers = [ok()]
  await client.setLocale(french)
  expect(asked.at(-1)?.token).toBe('third')
})

it('saves no language with a code of the owner', async () => {
  answers = []
  await client.setLocale({ tag: 'x-pirate', isCustomCode: true })
  expect(asked).toEqual([])
})

it.each([
  ['SiteUserInfo=%7B%22authenticated%22%3Atrue%2C%22siteUserId%22%3A%22u1%22%7D', 'u1', 0],
  ['SiteUserInfo=%7B%22authenticated%22%3Afalse%7D', undefined, 0],
  ['a=b', undefined, 0],
  ['SiteUserInfo=%7Bbroken', undefined, 1],
  ['SiteUserInfo=%', undefined, 1],
])('reads who is signed in from %s', (cookies, id, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(readSiteUserId(cookies)).toBe(id)
  expect(log).toHaveBeenCalledTimes(logged)
  log.mockRestore()
})
