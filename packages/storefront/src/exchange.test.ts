import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchange, Unanswered } from './exchange.ts'

/** A server that answers with `answers`, one after the other, and keeps what it was asked. */
let server: Server
let origin: string
let answers: { status: number; body: string }[]
let asked: IncomingMessage[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request)
    const { status, body } = answers.shift() ?? { status: 500, body: '' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  // Listening on TCP, so the address is no path.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

function add(crumb: string | undefined, cookieEnabled = true): Promise<unknown> {
  return exchange({ method: 'POST', path: `${origin}/entries`, body: {}, crumb, cookieEnabled })
}

const fail = (crumb: string) => ({
  status: 403,
  body: JSON.stringify({ message: 'no', crumbFail: true, crumb }),
})

it('sends the crumb in the header and returns the answer', async () => {
  answers = [{ status: 200, body: '{"a":1}' }]
  expect(await add('c1')).toEqual({ a: 1 })
  expect(asked[0]?.headers['x-csrf-token']).toBe('c1')
})

it('repeats once with the crumb that a refusal brings', async () => {
  answers = [fail('c2'), { status: 200, body: '{"a":1}' }]
  expect(await add(undefined)).toEqual({ a: 1 })
  expect(asked.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'c2'])
})

it('sends the key of an intention with every attempt at it', async () => {
  answers = [fail('c2'), { status: 200, body: '{}' }]
  const request = { method: 'POST', path: origin, body: {}, cookieEnabled: true } as const
  await exchange({ ...request, crumb: 'c1', key: 'k1' })
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1'])
})

it('says that the session has expired when the fresh crumb does not do either', async () => {
  answers = [fail('c2'), fail('c3')]
  await expect(add('c1')).rejects.toThrow(
    'Your session has expired. Please reload the page and try again.',
  )
  expect(asked).toHaveLength(2)
})

it('asks for cookies when the browser keeps none', async () => {
  answers = [fail('c2'), fail('c3')]
  await expect(add('c1', false)).rejects.toThrow(
    'Please enable cookies in your browser, reload the page, and try again.',
  )
})

it('asks for patience after too many requests, whatever the answer says', async () => {
  answers = [{ status: 429, body: '{"message":"slow down"}' }]
  await expect(add('c1')).rejects.toThrow('Please try again in a few seconds.')
})

it('shows the sentence of any other refusal', async () => {
  answers = [{ status: 409, body: '{"message":"Sorry, sold."}' }]
  await expect(add('c1')).rejects.toThrow('Sorry, sold.')
})

it('has a sentence for a refusal that says nothing', async () => {
  answers = [{ status: 502, body: '<html>' }]
  await expect(add('c1')).rejects.toThrow('Please try again.')
})

it('names the connection when nothing answers', async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  const answer = add('c1')
  await expect(answer).rejects.toThrow('Please check your internet connection.')
  await expect(answer).rejects.toBeInstanceOf(Unanswered)
})
