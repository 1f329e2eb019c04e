import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** A proxy to a database that a test can close, like a broken network or a stopped server. */
export interface Gate {
  readonly url: string
  /** Closes every connection, and accepts none. */
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
}

export async function createGate(databaseUrl: string): Promise<Gate> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const behind = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const through = connect(behind)
    for (const end of [socket, through]) {
      sockets.add(end)
      end.on('close', () => sockets.delete(end))
      end.on('error', () => undefined)
    }
    socket.pipe(through).pipe(socket)
    socket.on('close', () => through.destroy())
    through.on('close', () => socket.destroy())
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const at = await listen(0)
  const url = new URL(`postgresql://127.0.0.1:${at}/${database}`)
  url.username = user ?? ''
  url.password = typeof password === 'string' ? password : ''
  return {
    url: url.href,
    shut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: async () => {
      await listen(at)
    },
  }
}
