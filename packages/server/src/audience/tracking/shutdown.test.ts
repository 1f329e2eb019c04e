import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startProgram } from '../../test/cli/program.ts'
import { newDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { emptyFolder } from '../../test/folder.ts'
import { query } from '../../test/test-server.ts'
import { TEST_AGENT } from '../../test/tracking/tracking.ts'

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the program on a database, as often as it was ended, and sends it page views. */
async function testServer() {
  const folder = emptyFolder()
  onTestFinished(folder.remove)
  const url = await newDatabase({ empty: true })
  const start = async () => {
    const port = await findFreePort()
    const env = { PORT: String(port), RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' }
    const target = { url, dataDir: folder.path, env }
    const { child, ended } = startProgram(['start', '--empty'], target)
    onTestFinished(() => void child.kill('SIGKILL'))
    const origin = `http://127.0.0.1:${port}`
    await eventually(async () => expect((await fetch(origin)).status).toBe(200))
    const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      await ended
    }
    const [site] = await query<{ id: string }>(url, 'select id from site')
    const view = { url: '/', websiteId: site?.id, viewportInnerWidth: 1_280, screenWidth: 1_280 }
    return { view: (count: number) => sendViews(origin, view, count), stop }
  }
  const countHits = async () => (await query(url, 'select from hit')).length
  return { start, countHits }
}

async function sendViews(origin: string, view: object, count: number): Promise<void> {
  const send = async () => {
    const data = JSON.stringify({ ...view, clientDate: Date.now() })
    const response = await fetch(`${origin}/api/census/RecordHit`, {
      method: 'POST',
      headers: { origin, 'user-agent': TEST_AGENT, 'accept-language': 'en' },
      body: new URLSearchParams({ event: '1', data }),
    })
    expect(response.status, await response.text()).toBe(200)
  }
  await Promise.all(Array.from({ length: count }, send))
}

it('loses no event when it is stopped, and only those of the last moments when it is killed', async () => {
  const { start, countHits } = await testServer()
  const first = await start()
  await first.view(200)
  await first.stop('SIGTERM')
  expect(await countHits()).toBe(200)

  const second = await start()
  await second.view(50)
  // It stores them by itself, each second.
  await eventually(async () => expect(await countHits()).toBe(250))
  await second.view(50)
  await second.stop('SIGKILL')
  expect(await countHits()).toBeGreaterThanOrEqual(250)
})
