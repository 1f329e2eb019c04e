import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createGuardedFetch, type FetchOptions } from './guarded-fetch.ts'
import { createPublicResolver } from './resolve-host.ts'
import { startStandIn, testFetch, testResolver } from '../../test/fetch.ts'

const HOST = 'kiln.example'
const MB = 1_000_000
const options: FetchOptions = { types: ['text/plain', 'image/*'], maxBytes: MB, timeoutMs: 60_000 }
const text = { 'content-type': 'text/plain; charset=UTF-8' }

const code = (name: string) => expect.objectContaining({ code: `fetch.${name}`, status: 422 })

describe('a URL', () => {
  it('is fetched, with its final URL and type', async () => {
    const there = await startStandIn(HOST, (request, reply) => {
      if (request.url === '/old') reply.writeHead(301, { location: '/new?a=b' }).end()
      else reply.writeHead(200, text).end(request.headers.host)
    })
    const fetched = await testFetch('http://kiln.example/old#top', options)
    expect(fetched).toMatchObject({ type: 'text/plain', charset: 'utf-8' })
    expect(fetched.url.href).toBe('http://kiln.example/new?a=b')
    expect(fetched.bytes.toString()).toBe('kiln.example')
    expect(there.requests).toEqual(['/old', '/new?a=b'])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('is decoded: %s', async (coding, pack) => {
    await startStandIn(HOST, (_, reply) =>
      reply.writeHead(200, { ...text, 'content-encoding': coding }).end(pack('mug')),
    )
    const { bytes } = await testFetch('http://kiln.example/', options)
    expect(bytes.toString()).toBe('mug')
  })

  it('is sent nothing about the visitor', async () => {
    await startStandIn(HOST, ({ headers }, reply) =>
      reply.writeHead(200, text).end(Object.keys(headers).toSorted().join()),
    )
    const { bytes } = await testFetch('http://kiln.example/', options)
    expect(bytes.toString()).toBe('accept,accept-encoding,connection,host,user-agent')
  })
})

describe('a URL is rejected before any request', () => {
  it.each([
    ...[
      '',
      'kiln',
      'ftp://kiln.example/',
      'file:///etc/passwd',
      'data:text/plain,x',
      '//kiln.example',
    ],
    ...[
      'http://owner@kiln.example/',
      'http://:secret@kiln.example/',
      `http://kiln.example/${'x'.repeat(4_000)}`,
    ],
  ])('if it is invalid: %s', async (address) => {
    const there = await startStandIn(HOST, (_, reply) => reply.end())
    const asked = testFetch(address, options)
    await expect(asked).rejects.toEqual(code('notAnAddress'))
    expect(there.requests).toEqual([])
  })

  it.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.0.0.1/'],
    ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://10.0.0.1/', 'http://100.64.0.1/'],
    ...[
      'http://224.0.0.1/',
      'http://0.0.0.0/',
      'http://[fd00:ec2::254]/',
      'http://[64:ff9b::7f00:1]/',
    ],
    ...['https://8.8.8.8:8443/', 'http://8.8.8.8:22/', 'http://8.8.8.8:5432/'],
  ])('if it is not public: %s', async (address) => {
    await expect(createGuardedFetch()(address, options)).rejects.toEqual(code('notPublic'))
  })

  it('if its name resolves to this machine', async () => {
    await expect(createGuardedFetch()('http://localhost/', options)).rejects.toEqual(
      code('notPublic'),
    )
  })

  it('if one of its addresses is private', async () => {
    const route = createPublicResolver(async () => ['8.8.8.8', '127.0.0.1'])
    await expect(createGuardedFetch(route)('http://kiln.example/', options)).rejects.toEqual(
      code('notPublic'),
    )
  })
})

it('resolves a name for each connection, and connects to the checked address', async () => {
  await startStandIn(HOST, (request, reply) => {
    if (request.url === '/') reply.writeHead(200, text).end('checked')
    else reply.writeHead(302, { location: '/' }).end()
  })
  const inside = createPublicResolver(async () => ['127.0.0.1'])
  let checks = 0
  const rebinding = () => {
    checks = 0
    return createGuardedFetch((host, port) => (++checks === 1 ? testResolver : inside)(host, port))
  }
  const { bytes } = await rebinding()('http://kiln.example/', options)
  expect({ bytes: bytes.toString(), checks }).toEqual({ bytes: 'checked', checks: 1 })
  await expect(rebinding()('http://kiln.example/again', options)).rejects.toEqual(code('notPublic'))
})

describe('a redirect', () => {
  it.each([
    ['http://127.0.0.1/', 'notPublic'],
    ['http://169.254.169.254/', 'notPublic'],
    ['http://[::ffff:10.0.0.1]/', 'notPublic'],
    ['//192.168.0.1/', 'notPublic'],
    ['http://kiln.example:6379/', 'notPublic'],
    ['file:///etc/passwd', 'notAnAddress'],
    ['http://owner:secret@kiln.example/', 'notAnAddress'],
  ])('to %s is not followed', async (location, refusal) => {
    const there = await startStandIn(HOST, (_, reply) => reply.writeHead(302, { location }).end())
    await expect(testFetch('http://kiln.example/', options)).rejects.toEqual(code(refusal))
    expect(there.requests).toHaveLength(1)
  })

  it('in a circle ends after five', async () => {
    const there = await startStandIn(HOST, (_, reply) =>
      reply.writeHead(307, { location: '/' }).end(),
    )
    const asked = testFetch('http://kiln.example/', options)
    await expect(asked).rejects.toEqual(code('tooManyRedirects'))
    expect(there.requests).toHaveLength(6)
  })
})

describe('a response is aborted', () => {
  const from = async (answer: RequestListener) => {
    await startStandIn(HOST, answer)
    return testFetch
  }

  it('if it never arrives', async () => {
    const slow = await from(() => undefined)
    const asked = slow('http://kiln.example/', { ...options, timeoutMs: 50 })
    await expect(asked).rejects.toEqual(code('tooSlow'))
  })

  it('if it arrives byte by byte, or its name is never resolved', async () => {
    const drops = await from(async (_, reply) => {
      reply.writeHead(200, text)
      while (!reply.destroyed) {
        reply.write('x')
        await pause(5)
      }
    })
    const asked = drops('http://kiln.example/', { ...options, timeoutMs: 50 })
    await expect(asked).rejects.toEqual(code('tooSlow'))
    const nameless = createGuardedFetch(() => new Promise(() => undefined))
    await expect(nameless('http://kiln.example/', { ...options, timeoutMs: 50 })).rejects.toEqual(
      code('tooSlow'),
    )
  })

  it('if it has 100 MB, declared or not', async () => {
    const declared = await from((_, reply) =>
      reply.writeHead(200, { ...text, 'content-length': 100 * MB }).write('x'),
    )
    await expect(declared('http://kiln.example/', options)).rejects.toEqual(code('tooLarge'))

    let sent = 0
    const unsaid = await from((_, reply) => {
      reply.writeHead(200, text)
      const more = () => {
        while (sent < 100 * MB && !reply.destroyed) {
          sent += 65_536
          if (!reply.write(Buffer.alloc(65_536))) return void reply.once('drain', more)
        }
      }
      more()
    })
    await expect(unsaid('http://kiln.example/', options)).rejects.toEqual(code('tooLarge'))
    expect(sent).toBeLessThan(50 * MB)
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(20 * MB))],
    ['br', brotliCompressSync(Buffer.alloc(20 * MB))],
  ])('if it expands to 20 MB: %s', async (coding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(MB)
    const small = await from((_, reply) =>
      reply.writeHead(200, { ...text, 'content-encoding': coding }).end(bomb),
    )
    await expect(small('http://kiln.example/', options)).rejects.toEqual(code('tooLarge'))
  })

  it.each([
    ['of another type', 200, { 'content-type': 'text/html' }, 'wrongType'],
    ['of no type', 200, {}, 'wrongType'],
    ['of a type that only begins alike', 200, { 'content-type': 'text/plainer' }, 'wrongType'],
    ['that is none', 404, text, 'refused'],
    ['that asks who it is', 401, text, 'refused'],
    ['that stays behind', 500, text, 'refused'],
    ['that leads nowhere', 302, {}, 'unreadable'],
    ['packed as nobody packs', 200, { ...text, 'content-encoding': 'zip' }, 'unreadable'],
    ['that is not packed as it says', 200, { ...text, 'content-encoding': 'gzip' }, 'unreadable'],
    ['with headers without an end', 200, { ...text, 'x-long': 'x'.repeat(20_000) }, 'unreadable'],
  ])('%s', async (_, status, headers, refusal) => {
    const there = await from((__, reply) => reply.writeHead(status, headers).end('mug'))
    await expect(there('http://kiln.example/', options)).rejects.toEqual(code(refusal))
  })

  it('if it is truncated or malformed', async () => {
    const cut = await from((_, reply) => {
      reply.writeHead(200, { ...text, 'content-length': 10 }).write('half', () => reply.destroy())
    })
    await expect(cut('http://kiln.example/', options)).rejects.toEqual(code('unreadable'))
    const noise = await from((request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'))
    await expect(noise('http://kiln.example/', options)).rejects.toEqual(code('unreadable'))
    const closed = await from((request) => void request.socket.destroy())
    await expect(closed('http://kiln.example/', options)).rejects.toEqual(code('unreachable'))
  })

  it('if it switches the protocol', async () => {
    const other = await from(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    })
    await expect(other('http://kiln.example/', options)).rejects.toEqual(code('unreadable'))
  })

  it('if it is not encrypted despite https', async () => {
    const plain = await from((_, reply) => reply.writeHead(200, text).end('mug'))
    await expect(plain('https://kiln.example/', options)).rejects.toEqual(code('unreachable'))
  })
})
