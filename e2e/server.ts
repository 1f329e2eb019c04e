import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SERVER = 'packages/server/bin/vitrine.js'

/** A server of its own, on a data folder of its own. */
export interface Shop {
  readonly url: string
  readonly signInUrl: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the demo shop for all the flows. Tells them where it is (SHOP_URL), how the owner gets in
 * (SIGN_IN_URL) and where the flow that used that link keeps the session for the others (OWNER_STATE).
 */
export default async function startShop(): Promise<() => Promise<void>> {
  const { url, signInUrl, dataDir, stop } = await startServer()
  process.env['SHOP_URL'] = url
  process.env['SIGN_IN_URL'] = signInUrl
  process.env['OWNER_STATE'] = join(dataDir, 'owner.json')
  return stop
}

/** Starts the built product as an operator would, on a fresh data folder. */
export async function startServer(...options: readonly string[]): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  // As root, the database runs under another account, which must be able to enter.
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, [SERVER, 'start', ...options], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: join(dataDir, 'data'),
      PORT: String(await freePort()),
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it was ready.\n${said}`)
  })
  while (!/Sign in\s+\S+\n/.test(said)) await Promise.race([once(child.stdout, 'data'), ended])
  // From here on, that it ends is no fault.
  ended.catch(() => undefined)
  return {
    url: urlAfter('Shop', said),
    signInUrl: urlAfter('Sign in', said),
    dataDir,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function urlAfter(label: string, said: string): string {
  const found = new RegExp(`${label}\\s+(\\S+)`).exec(said)?.[1]
  if (!found) throw new Error(`The server did not say "${label}":\n${said}`)
  return found
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('A port has a number')
  return address.port
}
