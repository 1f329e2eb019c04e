import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPayPal } from '../packages/server/src/test/paypal/stand-in.ts'
import { startStripe } from '../packages/server/src/test/stripe/stand-in.ts'

const SERVER = 'packages/server/bin/vitrine.js'

/** The longest start of a server: a slow machine must not fail a test; what never starts still does. */
export const START_MS = 600_000
/** The longest end of a server. */
const STOP_MS = 120_000

/** A running server with its own data folder. */
export interface Shop {
  readonly url: string
  readonly signInUrl: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the demo shop, with stand-ins for Stripe and PayPal. Sets its URL (SHOP_URL), the owner's one-time link (SIGN_IN_URL), the
 * file in which the first test stores the session for the others (OWNER_STATE), and the one address on this machine that webhooks may
 * be sent to (WEBHOOK_URL).
 */
export async function startShop(): Promise<() => Promise<void>> {
  const stripe = await startStripe()
  process.env['STRIPE_API_URL'] = stripe.url
  const paypal = await startPayPal()
  process.env['PAYPAL_API_URL'] = paypal.url
  const hookPort = await findFreePort()
  process.env['WEBHOOK_HOSTS'] = `127.0.0.1:${hookPort}`
  process.env['WEBHOOK_URL'] = `http://127.0.0.1:${hookPort}/in`
  const { url, signInUrl, dataDir, stop } = await startServer()
  process.env['SHOP_URL'] = url
  process.env['SIGN_IN_URL'] = signInUrl
  process.env['OWNER_STATE'] = join(dataDir, 'owner.json')
  return async () => {
    await stop()
    await stripe.stop()
    await paypal.stop()
  }
}

/** Starts the built product as an operator would, on a fresh data folder. */
export async function startServer(...options: readonly string[]): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
  // As root, the database runs under another account, which needs access.
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, [SERVER, 'start', ...options], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      SMTP_URL: process.env['TEST_SMTP_URL'] ?? '',
      DATA_DIR: join(dataDir, 'data'),
      PORT: String(await findFreePort()),
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended before it was ready.\n${output}`)
  })
  while (!/Sign in\s+\S+\n/.test(output)) await Promise.race([once(child.stdout, 'data'), ended])
  // From here on, the process may end.
  ended.catch(() => undefined)
  return {
    url: parseUrlAfter('Shop', output),
    signInUrl: parseUrlAfter('Sign in', output),
    dataDir,
    stop: async () => {
      await endServer(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Asks a server to end. Throws if it does not, after it has killed it: an operator would wait for ever. */
async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const [, signal] = await gone
  clearTimeout(killing)
  if (signal === 'SIGKILL') throw new Error(`The server did not end within ${STOP_MS} ms.`)
}

function parseUrlAfter(label: string, output: string): string {
  const found = new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1]
  if (!found) throw new Error(`The server did not say "${label}":\n${output}`)
  return found
}

/** Returns a port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('A port has a number')
  return address.port
}
