import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../test/mail/smtp-server.ts'
import { testWebhooks, WEBHOOKS } from '../../test/webhooks/webhooks.ts'
import { allowWebhookHosts } from './address.ts'
import { signDelivery } from './secret.ts'

const GUIDE = new URL('../../../../../docs/guide/webhooks.md', import.meta.url)

/** Runs the receiver of the guide. Returns how it answers a delivery, and what it printed. */
async function startReceiver(port: number, secret: string) {
  const [, code = ''] = /```js\n([^]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-receiver-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, code)
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  while (!output.includes('listening')) await once(child.stdout, 'data')
  const post = async (body: string, signature: string) => {
    const headers = { 'vitrine-signature': signature }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })).status
  }
  return { post, print: () => output }
}

it('is accepted by the receiver of the guide, and nothing else is', async () => {
  const { call, detail } = await testWebhooks()
  const port = await findFreePort()
  allowWebhookHosts([`127.0.0.1:${port}`])
  onTestFinished(() => allowWebhookHosts([]))
  const address = `http://127.0.0.1:${port}/`
  const made = await call('POST', WEBHOOKS, { address, events: ['order.created'] })
  const { webhook, secret } = made.body as { webhook: { id: string }; secret: string }
  const { post, print } = await startReceiver(port, secret)
  const sent = await detail(`${WEBHOOKS}/${webhook.id}/test`)
  expect(sent).toMatchObject({ state: 'delivered', status: 204 })
  expect(print()).toContain('webhook.test {"message":"A test from the studio."}')

  const body = sent.payload
  const now = Math.floor(Date.now() / 1_000)
  const other = 'whsec_other'
  expect(await post(body, signDelivery([secret], body, now))).toBe(204)
  expect(await post(body, signDelivery([other, secret], body, now))).toBe(204)
  expect(await post(body, signDelivery([other], body, now))).toBe(400)
  expect(await post(`${body} `, signDelivery([secret], body, now))).toBe(400)
  expect(await post(body, signDelivery([secret], body, now - 600))).toBe(400)
  expect(await post(body, signDelivery([secret], body, now + 600))).toBe(400)
  expect(await post(body, '')).toBe(400)
  expect(print().match(/webhook\.test/g)).toHaveLength(1)
})
