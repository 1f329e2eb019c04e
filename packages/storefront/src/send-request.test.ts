import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendRequest, NetworkError } from './send-request.ts'

/** A server that sends `answers` one after the other and records the requests. */
let server: Server
let origin: string
let answers: { status: number; body: string }[]
let asked: IncomingMessage[]

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  asked = []
  server = createServer((request, response) => {
    asked.push(request)
    const { status, body } = answers.shift() ?? { status: 500, body: '' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  // The server listens on TCP, so the address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

function add(crumb: string | undefined, cookieEnabled = true): Promise<unknown> {
  return sendRequest({ method: 'POST', path: `${origin}/entries`, body: {}, crumb, cookieEnabled })
}

const fail = (crumb: string) => ({
  status: 403,
  body: JSON.stringify({ message: 'no', crumbFail: true, crumb }),
})

it('sends the CSRF token in the header and returns the response', async () => {
  answers = [{ status: 200, body: '{"a":1}' }]
  expect(await add('c1')).toEqual({ a: 1 })
  expect(asked[0]?.headers['x-csrf-token']).toBe('c1')
})

it('repeats once with the CSRF token of the error response', async () => {
  answers = [fail('c2'), { status: 200, body: '{"a":1}' }]
  expect(await add(undefined)).toEqual({ a: 1 })
  expect(asked.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'c2'])
})

it('sends the idempotency key with every attempt', async () => {
  answers = [fail('c2'), { status: 200, body: '{}' }]
  const request = { method: 'POST', path: origin, body: {}, cookieEnabled: true } as const
  await sendRequest({ ...request, crumb: 'c1', key: 'k1' })
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1'])
})

it('reports an expired session if the fresh CSRF token fails too', async () => {
  answers = [fail('c2'), fail('c3')]
  await expect(add('c1')).rejects.toThrow(
    'Your session has expired. Please reload the page and try again.',
  )
  expect(asked).toHaveLength(2)
})

it('asks for cookies if the browser accepts none', async () => {
  answers = [fail('c2'), fail('c3')]
  await expect(add('c1', false)).rejects.toThrow(
    'Please enable cookies in your browser, reload the page, and try again.',
  )
})

it('has its own message for too many requests', async () => {
  answers = [{ status: 429, body: '{"message":"slow down"}' }]
  await expect(add('c1')).rejects.toThrow('Please try again in a few seconds.')
})

it('shows the message of any other error', async () => {
  answers = [{ status: 409, body: '{"message":"Sorry, sold."}' }]
  await expect(add('c1')).rejects.toThrow('Sorry, sold.')
})

it('has a message for an error without one', async () => {
  answers = [{ status: 502, body: '<html>' }]
  await expect(add('c1')).rejects.toThrow('Please try again.')
})

it('reports a connection error if the server does not respond', async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  const answer = add('c1')
  await expect(answer).rejects.toThrow('Please check your internet connection.')
  await expect(answer).rejects.toBeInstanceOf(NetworkError)
})

it('shows the message of an error in the language of the page, by its code', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } })
  vi.stubGlobal('Static', {
    SQUARESPACE_CONTEXT: {
      messages: {
        'cart.optionsMissing': 'Choisissez : {options}.',
        'forms.required': 'Obligatoire',
      },
    },
  })
  const problem = {
    code: 'cart.optionsMissing',
    message: 'Please select the Size option.',
    params: { options: 'Size' },
    errors: { name: 'Required', age: 'Enter a number.' },
    errorCodes: { name: 'forms.required', age: 'forms.number' },
  }
  answers = [{ status: 400, body: JSON.stringify(problem) }]
  await expect(add('crumb')).rejects.toMatchObject({
    message: 'Choisissez : Size.',
    errors: { name: 'Obligatoire', age: 'Enter a number.' },
  })
})
