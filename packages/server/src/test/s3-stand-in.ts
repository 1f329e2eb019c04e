import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { S3Settings } from '../platform/files/s3-bucket.ts'

/** The objects of a page of a list; the service has up to a thousand. */
const PAGE_SIZE = 2

/** The parts of a request that are signed. */
export interface SignedRequest {
  readonly method: string
  /** The URL as it arrived: path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly payloadDigest: string
}

/**
 * Computes the signature of a request, by the documentation of the service alone.
 *
 * @see AWS "Signature Version 4", "Create a signed request"
 */
export function computeSignature(
  { method, url, headers, payloadDigest }: SignedRequest,
  { secretAccessKey }: Pick<S3Settings, 'secretAccessKey'>,
): string {
  const { scope, signedHeaders } = parseAuthorization(headers)
  const [path = '', query = ''] = url.split('?')
  const pairs = query === '' ? [] : query.split('&')
  const canonical = [
    method,
    path,
    pairs
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...signedHeaders.map(
      (name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders.join(';'),
    payloadDigest,
  ].join('\n')
  const date = String(headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).toString('hex')
}

function parseAuthorization(headers: SignedRequest['headers']) {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    )
  const [, accessKeyId = '', scope = '', names = '', signature = ''] = found ?? []
  return { accessKeyId, scope, signedHeaders: names.split(';'), signature }
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Starts a bucket on this machine that speaks S3 and rejects wrong signatures. */
export async function startBucket(): Promise<{
  readonly settings: S3Settings
  readonly names: () => readonly string[]
  readonly stop: () => Promise<void>
}> {
  const objects = new Map<string, Buffer>()
  const keys = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a secret of this test',
    bucket: 'shop',
  }
  const server = createServer((request, response) => {
    void readBody(request).then(
      (body) => {
        const error = getErrorCode(request, body, keys)
        if (error) return sendError(response, 403, error)
        return respond({ request, response, body, objects, bucket: keys.bucket })
      },
      // The client has gone.
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'eu-north-1', ...keys },
    names: () => [...objects.keys()],
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function getErrorCode(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: Pick<S3Settings, 'accessKeyId' | 'secretAccessKey'>,
): string | undefined {
  const { accessKeyId, signature, signedHeaders } = parseAuthorization(headers)
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!mustBeSigned.every((name) => signedHeaders.includes(name))) return 'AccessDenied'
  const payloadDigest = String(headers['x-amz-content-sha256'])
  const isOfBody = payloadDigest === sha256(body)
  // A request without a body may leave it unsigned; stored bytes may not.
  if (!isOfBody && (body.byteLength > 0 || payloadDigest !== 'UNSIGNED-PAYLOAD'))
    return 'XAmzContentSHA256Mismatch'
  const expected = computeSignature({ method, url, headers, payloadDigest }, keys)
  const isRight =
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

function respond(given: {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
  readonly objects: Map<string, Buffer>
  readonly bucket: string
}): void {
  const { request, response, body, objects, bucket } = given
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const [, inBucket, ...rest] = pathname.split('/')
  const name = rest.join('/')
  if (inBucket !== bucket) return sendError(response, 404, 'NoSuchBucket')
  if (request.method === 'GET' && searchParams.get('list-type') === '2') {
    const prefix = searchParams.get('prefix') ?? ''
    const after = searchParams.get('continuation-token') ?? ''
    const found = [...objects.keys()]
      .filter((each) => each.startsWith(prefix) && each > after)
      .toSorted()
    const page = found.slice(0, PAGE_SIZE)
    const keys = page.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('')
    const next =
      found.length > PAGE_SIZE
        ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : ''
    const listed = keys + next
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<ListBucketResult><Name>${bucket}</Name>${listed}</ListBucketResult>`)
    return
  }
  const uploadId = searchParams.get('uploadId')
  if (searchParams.has('uploads') || uploadId !== null)
    return respondToParts({ request, response, body, objects, name, uploadId })
  if (request.method === 'PUT') objects.set(name, body)
  if (request.method === 'DELETE') objects.delete(name)
  if (request.method === 'PUT' || request.method === 'DELETE') {
    response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    return
  }
  const found = objects.get(name)
  if (!found) return sendError(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': found.byteLength, etag: `"${sha256(found)}"` })
  response.end(request.method === 'HEAD' ? undefined : found)
}

/**
 * Responds to the calls of an upload in parts, whose bytes are stored as objects until it completes.
 *
 * @see Amazon S3 API Reference, CreateMultipartUpload, UploadPart, CompleteMultipartUpload, AbortMultipartUpload
 */
function respondToParts(given: {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
  readonly objects: Map<string, Buffer>
  readonly name: string
  readonly uploadId: string | null
}): void {
  const { request, response, body, objects, name, uploadId } = given
  const { searchParams } = new URL(request.url ?? '', 'http://bucket')
  const part = (number: string) => `.parts/${uploadId}/${number}`
  if (request.method === 'PUT') {
    objects.set(part(searchParams.get('partNumber') ?? ''), body)
    response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
    return
  }
  response.writeHead(request.method === 'DELETE' ? 204 : 200)
  if (uploadId === null) {
    const xml = `<InitiateMultipartUploadResult><UploadId>${sha256(name)}</UploadId></InitiateMultipartUploadResult>`
    response.end(xml)
    return
  }
  const parts = [
    ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g),
  ].map(([, number = '', etag = '']) => ({ bytes: objects.get(part(number)), etag }))
  for (const path of objects.keys()) if (path.startsWith(part(''))) objects.delete(path)
  if (request.method === 'DELETE') {
    response.end()
    return
  }
  if (parts.some(({ bytes, etag }) => !bytes || sha256(bytes) !== etag)) {
    response.end('<Error><Code>InvalidPart</Code></Error>')
    return
  }
  objects.set(name, Buffer.concat(parts.flatMap(({ bytes }) => bytes ?? [])))
  response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}
