import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** An email as the server received it. */
export interface ReceivedEmail {
  readonly sender: string
  readonly recipients: readonly string[]
  /** The message with its headers, with CRLF. */
  readonly raw: string
}

/** The answers of the server. An error with a code refuses the command. */
export interface SmtpAnswers {
  sender?: Error | undefined
  recipient?: Error | undefined
  message?: Error | undefined
}

/** Creates the error that the server answers a command with. */
export function rejection(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Starts a mail server on this machine for the duration of the test. `answers` may change at any time. */
export async function startSmtpServer({
  port = 0,
  login,
}: {
  readonly port?: number
  readonly login?: { readonly user: string; readonly pass: string }
} = {}) {
  const received: ReceivedEmail[] = []
  const answers: SmtpAnswers = {}
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (_session, answer) => {
      connections += 1
      answer()
    },
    onAuth: ({ username, password }, _session, answer) => {
      const isRight = username === login?.user && password === login?.pass
      answer(isRight ? null : rejection(535, '5.7.8 Wrong password'), { user: username })
    },
    onMailFrom: (_address, _session, answer) => answer(answers.sender ?? null),
    onRcptTo: (_address, _session, answer) => answer(answers.recipient ?? null),
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (!answers.message)
          received.push({
            sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            recipients: envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
          })
        answer(answers.message ?? null)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const at = server.server.address() as AddressInfo // it listens on a port, not on a path
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    port: at.port,
    received,
    answers,
    stop,
    countConnections: () => connections,
  }
}

/** Returns a port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a path
  server.close()
  await once(server, 'close')
  return port
}
