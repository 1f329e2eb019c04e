import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The built product, as an operator runs it. */
export interface Shop {
  readonly url: string
  /** Signs the owner in, once; undefined when somebody has signed in before. */
  readonly signInUrl: string | undefined
  readonly pid: number
  /** From the command to the first whole page. */
  readonly firstPageMs: number
  readonly stop: () => Promise<void>
}

/** A new folder that the database's account can enter too, and how to remove it. */
export function emptyFolder(): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { path: join(folder, 'data'), remove }
}

/** Starts the product with its own database in `dataDir`; a new folder gets the demo shop. */
export async function startShop(
  dataDir: string,
  command: readonly string[] = ['packages/server/bin/vitrine.js', 'start'],
  cwd = ROOT,
): Promise<Shop> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const url = `http://localhost:${port}`
  while (!(await isPageAt(url))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${said}`)
    await new Promise((resume) => setTimeout(resume, 5))
  }
  const firstPageMs = performance.now() - began
  while (!/(Sign in|Studio)\s+\S+\n/.test(said)) await once(child.stdout, 'data')
  return {
    url,
    signInUrl: /Sign in\s+(\S+)\n/.exec(said)?.[1],
    pid: child.pid ?? 0,
    firstPageMs,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** A shop of its own on a fresh data folder, for the time of `work`. */
export async function withShop<T>(work: (shop: Shop, dataDir: string) => Promise<T>): Promise<T> {
  const folder = emptyFolder()
  const shop = await startShop(folder.path)
  try {
    return await work(shop, folder.path)
  } finally {
    await shop.stop()
    folder.remove()
  }
}

/** The addresses of all products, as search engines are told. */
export async function productPaths(shop: Shop): Promise<readonly string[]> {
  return pathsIn(shop, /\/p\//)
}

/** Addresses that search engines are told. */
export async function pathsIn(shop: Shop, wanted: RegExp): Promise<readonly string[]> {
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  return paths.filter((path) => wanted.test(path))
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('A port has a number')
  return address.port
}

async function isPageAt(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { agent: false }, (reply) => {
      reply.resume().on('end', () => done(reply.statusCode === 200))
    })
    request.on('error', () => done(false))
  })
}
