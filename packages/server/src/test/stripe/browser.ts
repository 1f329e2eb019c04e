import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FakeAccount } from './account.ts'
import { ApiError } from './api-error.ts'
import { getText, parseStripeForm } from './form.ts'
import { toIntentJson } from './intents.ts'

/** The publishable key that the stand-in accepts. */
export const STRIPE_PUBLIC_KEY = 'pk_test_standinstandin1234'

const TEXT = 'content-type'
const CALLS = /^\/v1\/payment_intents\/(\w+)(\/confirm|\/answer)?$/

interface BrowserCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly pathname: string
  readonly body: string
}

/**
 * Serves what a buyer's browser asks of Stripe: the script, the frames of the form and of the bank, and the calls with the
 * publishable key. Returns false for anything else.
 */
export function serveBrowser(account: FakeAccount, call: BrowserCall): boolean {
  const { request, response, pathname } = call
  if (pathname.endsWith('/stripe.js')) return send(response, 'text/javascript', SCRIPT)
  if (pathname === '/elements') return send(response, 'text/html; charset=utf-8', FORM_FRAME)
  if (pathname === '/bank') return send(response, 'text/html; charset=utf-8', BANK_FRAME)
  const [, id = '', action] = CALLS.exec(pathname) ?? []
  const isFromBrowser = request.headers.origin !== undefined
  if (id === '' || !isFromBrowser) return false
  response.setHeader('access-control-allow-origin', '*')
  try {
    return send(response, 'application/json', JSON.stringify(answer(account, call, { id, action })))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    response.statusCode = error.status
    const { message, type, code } = error
    return send(response, 'application/json', JSON.stringify({ error: { message, type, code } }))
  }
}

function answer(
  { intents }: FakeAccount,
  { body, request }: BrowserCall,
  { id, action }: { readonly id: string; readonly action: string | undefined },
): object {
  const search = new URL(request.url ?? '/', 'http://stripe').search
  const form = parseStripeForm(request.method === 'GET' ? search.slice(1) : body)
  const intent = intents.find(id)
  if (getText(form, 'key') !== STRIPE_PUBLIC_KEY)
    throw new ApiError('Invalid API Key provided', { status: 401 })
  if (getText(form, 'client_secret') !== intent.secret)
    throw new ApiError('The client_secret provided does not match this PaymentIntent.')
  if (action === '/confirm') return toIntentJson(intents.confirm(id, getText(form, 'number') ?? ''))
  if (action === '/answer')
    return toIntentJson(intents.answerBank(id, getText(form, 'answer') === 'complete'))
  return toIntentJson(intent)
}

function send(response: ServerResponse, type: string, body: string): true {
  response.setHeader(TEXT, type)
  response.end(body)
  return true
}

/** Does what Stripe's script does for a form: fields in a frame of its own, and calls with the publishable key. */
const SCRIPT = `
const origin = new URL(document.currentScript.src).origin
const call = async (path, method, form) => {
  const text = new URLSearchParams(form)
  const url = origin + '/v1/payment_intents/' + path
  const response = await fetch(method === 'GET' ? url + '?' + text : url, method === 'GET' ? {} : { method, body: text })
  return response.json()
}
const openFrame = (path, title, target) => {
  const frame = document.createElement('iframe')
  frame.src = origin + path
  frame.title = title
  frame.style.cssText = 'display:block;width:100%;height:120px;border:0'
  target.append(frame)
  return frame
}
const hear = (frame) => new Promise((resolve) => {
  const listen = ({ source, data }) => {
    if (source !== frame.contentWindow) return
    removeEventListener('message', listen)
    resolve(data)
  }
  addEventListener('message', listen)
})
window.Stripe = (key) => ({
  elements: ({ clientSecret }) => {
    const id = clientSecret.split('_secret_')[0]
    const form = { key, client_secret: clientSecret }
    const listeners = {}
    const elements = {
      id, form, frame: undefined,
      create: () => ({
        on: (name, listener) => { listeners[name] = listener },
        mount: async (target) => {
          const known = await call(id, 'GET', form)
          if (known.error) return listeners.loaderror?.()
          elements.frame = openFrame('/elements', 'Secure payment input frame', target)
          elements.frame.addEventListener('load', () => listeners.ready?.())
        },
      }),
    }
    return elements
  },
  confirmPayment: async ({ elements: { id, form, frame } }) => {
    const typed = hear(frame)
    frame.contentWindow.postMessage('read', origin)
    const number = await typed
    if (number === '')
      return { error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } }
    try {
      const confirmed = await call(id + '/confirm', 'POST', { ...form, number })
      if (confirmed.error || confirmed.status !== 'requires_action') return confirmed
      const bank = openFrame('/bank', 'Bank', document.body)
      bank.style.cssText += ';position:fixed;inset:0;height:100%;background:white'
      const choice = await hear(bank)
      bank.remove()
      const settled = await call(id + '/answer', 'POST', { ...form, answer: choice })
      if (settled.status === 'succeeded') return settled
      return { error: { type: 'invalid_request_error', ...settled.last_payment_error } }
    } catch {
      return { error: { type: 'api_connection_error' } }
    }
  },
})
`

const FORM_FRAME = `<!doctype html><html lang="en"><title>Card</title><style>body{font:16px sans-serif;margin:0}
input{display:block;box-sizing:border-box;width:100%;padding:12px;font:inherit}</style>
<div><label>Card number <input inputmode="numeric" autocomplete="cc-number"></label></div><script>
addEventListener('message', ({ source, origin }) =>
  source.postMessage(document.querySelector('input').value.replaceAll(' ', ''), origin))
</script></html>`

const BANK_FRAME = `<!doctype html><html lang="en"><title>Bank</title><main><h1>Confirm the payment</h1>
<button value="complete">Complete</button> <button value="fail">Fail</button></main><script>
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => parent.postMessage(button.value, '*'))
</script></html>`
