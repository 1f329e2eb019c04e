import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The built product, running as an operator runs it. */
export interface Shop {
  readonly url: string
  /** The link that signs the owner in once; undefined if an owner has signed in before. */
  readonly signInUrl: string | undefined
  readonly pid: number
  /** The milliseconds from the command to the first complete page. */
  readonly firstPageMs: number
  readonly stop: () => Promise<void>
}

/** Creates a folder that the account of the database can enter, with a function to remove it. */
export function createEmptyFolder(): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { path: join(folder, 'data'), remove }
}

/** Starts the product with its own database in `dataDir`. A new folder gets the demo shop. */
export async function startShop(
  dataDir: string,
  command: readonly string[] = ['packages/server/bin/vitrine.js', 'start'],
  cwd = ROOT,
): Promise<Shop> {
  const port = await findFreePort()
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
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const url = `http://localhost:${port}`
  while (!(await isPageServed(url))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`)
    await new Promise((resume) => setTimeout(resume, 5))
  }
  const firstPageMs = performance.now() - began
  while (!/(Sign in|Studio)\s+\S+\n/.test(output)) await once(child.stdout, 'data')
  return {
    url,
    signInUrl: /Sign in\s+(\S+)\n/.exec(output)?.[1],
    pid: child.pid ?? 0,
    firstPageMs,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Runs `work` with a shop on a new data folder. */
export async function withShop<T>(work: (shop: Shop, dataDir: string) => Promise<T>): Promise<T> {
  const folder = createEmptyFolder()
  const shop = await startShop(folder.path)
  try {
    return await work(shop, folder.path)
  } finally {
    await shop.stop()
    folder.remove()
  }
}

/** Fetches the paths of all products from the sitemap. */
export async function fetchProductPaths(shop: Shop): Promise<readonly string[]> {
  return fetchPaths(shop, /\/p\//)
}

/** Fetches the paths in the sitemap that match a pattern. */
export async function fetchPaths(shop: Shop, pattern: RegExp): Promise<readonly string[]> {
  const map = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  return paths.filter((path) => pattern.test(path))
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (address === null || typeof address === 'string') throw new Error('The port has no number')
  return address.port
}

async function isPageServed(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { agent: false }, (reply) => {
      reply.resume().on('end', () => done(reply.statusCode === 200))
    })
    request.on('error', () => done(false))
  })
}
