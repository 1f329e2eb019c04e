import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './platform/config/config.ts'

const DEFAULT_PORT = 3000
const MAX_PORTS_TRIED = 20

/** Returns the port of the configuration, or else the first free one from 3000 on. */
export async function choosePort(
  { port, host }: Pick<Config, 'port' | 'host'>,
  print: (line: string) => void,
): Promise<number> {
  if (port !== undefined) return port
  const free = await findFreePort(host)
  if (free !== DEFAULT_PORT) print(`  Port ${DEFAULT_PORT} is in use. Using port ${free}.`)
  return free
}

/** Listens, and explains the errors that an operator can resolve. */
export async function listen(
  app: FastifyInstance,
  address: { readonly port: number; readonly host: string },
): Promise<void> {
  try {
    await app.listen(address)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${address.port} is in use. Set PORT to a different port.`, { cause })
    if (code === 'EACCES')
      throw new Error(
        `This account may not use port ${address.port}. Set PORT to a number above 1023.`,
        { cause },
      )
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new Error(
        `This machine has no address ${address.host}. Set HOST to one of its addresses, such as 127.0.0.1.`,
        { cause },
      )
    throw cause
  }
}

/** Formats the URL of a server for a browser on this machine. */
export function formatUrl(
  host: string,
  address: ReturnType<ReturnType<typeof createServer>['address']>,
): string {
  const port = typeof address === 'object' && address !== null ? address.port : ''
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  return `http://${name}:${port}`
}

async function findFreePort(host: string): Promise<number> {
  const last = DEFAULT_PORT + MAX_PORTS_TRIED - 1
  for (let port = DEFAULT_PORT; port <= last; port += 1) if (await isFree(port, host)) return port
  throw new Error(`Ports ${DEFAULT_PORT} to ${last} are in use. Set PORT to a free port.`)
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
