import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** The moment of a death: before the server has stored an email, or after that and before its answer. */
type Moment = 'before' | 'after'

/** Starts a mail server that dies on request: all its connections break. It accepts new ones at once. */
export async function startDyingSmtpServer() {
  /** How often each Message-ID came, by recipient. */
  const received = new Map<string, Map<string, number>>()
  const sockets = new Set<Socket>()
  let death: { left: number; readonly moment: Moment } | undefined
  const store = (recipient: string, messageId: string) => {
    const ids = received.get(recipient) ?? new Map<string, number>()
    received.set(recipient, ids.set(messageId, (ids.get(messageId) ?? 0) + 1))
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    onData: (stream, { envelope }, answer) => {
      let head = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        if (head.length < 10_000) head += chunk
      })
      stream.on('end', () => {
        const isLast = death !== undefined && (death.left -= 1) <= 0
        const moment = isLast ? death?.moment : undefined
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? ''
        if (moment !== 'before')
          for (const { address } of envelope.rcptTo) store(address, messageId)
        if (moment === undefined) return answer()
        death = undefined
        for (const socket of sockets) socket.destroy()
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a path
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Dies at one of the next emails. */
    dieAfter: (emails: number, moment: Moment) => {
      death = { left: emails, moment }
    },
    isDoomed: () => death !== undefined,
  }
}
