import { type Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

/** Fetches a page like a browser. Throws if the status is not 200. */
export async function fetchPage(
  url: string,
  agent?: Agent,
  headers: OutgoingHttpHeaders = {},
): Promise<{ readonly reply: IncomingMessage; readonly text: string; readonly bytes: Buffer }> {
  return new Promise((done, failed) => {
    get(url, { headers, ...(agent && { agent }) }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (reply.statusCode === 200) done({ reply, text: bytes.toString(), bytes })
        else failed(new Error(`${url} answered ${reply.statusCode}`))
      })
    }).on('error', failed)
  })
}
