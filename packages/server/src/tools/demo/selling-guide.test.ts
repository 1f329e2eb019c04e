import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../main.ts'
import { readConfig } from '../../platform/config/config.ts'
import { newDatabase } from '../../test/database.ts'
import { findFreePort, startSmtpServer } from '../../test/mail/smtp-server.ts'
import { PROGRAM } from '../../test/cli/program.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const GUIDE = join(ROOT, 'docs/guide/selling.md')

/** A visitor without scripts, who reaches a running server over HTTP. */
class FormClient {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  /** Loads a page. */
  async visit(path: string) {
    return this.#send(path, {})
  }

  /** Submits a form, without following a redirect. */
  async submit(path: string, fields: Readonly<Record<string, string>>) {
    return this.#send(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async #send(path: string, init: RequestInit) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: this.#url, accept: 'text/html' }
    const url = new URL(path, this.#url)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const location = response.headers.get('location') ?? ''
    return { status: response.status, location, text: await response.text() }
  }
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Starts Vitrine as `--empty` does, with a mail server. */
async function startEmpty() {
  const smtp = await startSmtpServer()
  const env = {
    DATABASE_URL: await newDatabase({ empty: true }),
    DATA_DIR: await createFolder(),
    PORT: String(await findFreePort()),
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'silent',
  }
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const { stop, url } = await startServer(readConfig(env), { empty: true, print })
  onTestFinished(stop)
  const [, token = ''] = /sign-in#(\S+)/.exec(lines.join('\n')) ?? []
  return { env, smtp, url, token }
}

/** Returns a function that runs sections of the guide in one shell, and resolves to their output. */
async function createShell({ env: server, url, token }: Awaited<ReturnType<typeof startEmpty>>) {
  const cwd = await createFolder()
  // The program of this checkout, whether it is installed or built, or not.
  const node = PROGRAM.map((argument) => `'${argument}'`).join(' ')
  const program = `#!/bin/sh\nshift\ncd '${ROOT}'\nexec node ${node} "$@"\n`
  await writeFile(join(cwd, 'npx'), program, { mode: 0o755 })
  const PATH = `${cwd}:${process.env['PATH']}`
  const env = { ...process.env, ...server, PATH, SHOP: url, TOKEN: token }
  const sections = (await readFile(GUIDE, 'utf8')).split(/^## /m)
  const find = (title: string) => {
    const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? ''
    return [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, script = '']) => script).join('\n')
  }
  return async (...titles: readonly string[]) => {
    const before = '[ ! -f state ] || source state'
    const after = '{ declare -f call field; declare -p CRUMB; } > state'
    const script = ['set -euo pipefail', before, ...titles.map(find), after].join('\n')
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd, env })
    return stdout
  }
}

/** Buys the product of the guide without scripts, and returns the page of the order. */
async function buy(browser: FormClient): Promise<string> {
  const { text: product } = await browser.visit('/shop/p/morning-mug')
  const [, itemId = ''] = /name="itemId" value="([^"]+)"/.exec(product) ?? []
  await browser.submit('/cart/entries', { itemId, sku: 'MUG-OAT', quantity: '1' })
  const checkout = await browser.visit('/checkout')
  // The delivery to the address changes the total, so the page asks to check it.
  const asked = await pay(browser, checkout.text)
  const paid = await pay(browser, asked.text)
  expect(paid.status, paid.text).toBe(303)
  return (await browser.visit(paid.location)).text
}

/** Fills in the form of the checkout's page and submits it. */
async function pay(browser: FormClient, page: string) {
  const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return browser.submit('/checkout', {
    ...Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    email: 'reader@studio.photography',
    country: 'DE',
    firstName: 'First',
    lastName: 'Last',
    address1: 'Hafen 14',
    city: 'Bonn',
    postalCode: '53111',
    intent: 'pay',
  })
}

it('leads from an empty site to a named shop that sells, its emails and a second site', async () => {
  const vitrine = await startEmpty()
  const run = await createShell(vitrine)
  const setUp = ['Deliver', 'Tax', 'Get paid', 'Add a product', 'Change a product']
  await run('Sign in', 'Name the shop', 'Add a page', ...setUp)
  const browser = new FormClient(vitrine.url)
  expect((await browser.visit('/shop')).text).toContain('Saltby Pottery')

  const order = await buy(browser)
  // 26.00 for the mug and 4.50 for the post, of which 19 % are tax.
  for (const text of ['€30.50', '€4.87', 'Bank transfer', 'IBAN DE00 1234 5678', 'Post'])
    expect(order).toContain(text)
  const { received } = vitrine.smtp
  await expect
    .poll(() =>
      received.filter(({ recipients }) => recipients.includes('reader@studio.photography')),
    )
    .toMatchObject([
      {
        sender: 'shop@saltby.example',
        raw: expect.stringMatching(/^Subject: Saltby Pottery: Your order 1\r$/m),
      },
    ])
  expect((await run('Record a payment')).trim()).toBe('paid')

  const [page, title] = (await run('Add a second site')).trim().split('\n').slice(-2)
  expect(page).toBe('We throw every mug by hand.')
  expect(title).toMatch(/^<title>.*Marlpit/)
})
