import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { guardedFetch, type Wanted } from './guarded-fetch.ts'
import { publicRoute } from './route.ts'
import { standIn, testFetch, testRoute } from '../../test/fetch.ts'

const HOST = 'kiln.example'
const MB = 1_000_000
const wanted: Wanted = { types: ['text/plain', 'image/*'], mostBytes: MB, mostMs: 60_000 }
const text = { 'content-type': 'text/plain; charset=UTF-8' }

const code = (name: string) => expect.objectContaining({ code: `fetch.${name}`, status: 422 })

describe('what stands at an address', () => {
  it('is fetched, with where it stood and what it is', async () => {
    const there = await standIn(HOST, (request, reply) => {
      if (request.url === '/old') reply.writeHead(301, { location: '/new?a=b' }).end()
      else reply.writeHead(200, text).end(request.headers.host)
    })
    const fetched = await testFetch('http://kiln.example/old#top', wanted)
    expect(fetched).toMatchObject({ type: 'text/plain', charset: 'utf-8' })
    expect(fetched.url.href).toBe('http://kiln.example/new?a=b')
    expect(fetched.bytes.toString()).toBe('kiln.example')
    expect(there.asked).toEqual(['/old', '/new?a=b'])
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('is unpacked: %s', async (coding, pack) => {
    await standIn(HOST, (_, reply) =>
      reply.writeHead(200, { ...text, 'content-encoding': coding }).end(pack('mug')),
    )
    const { bytes } = await testFetch('http://kiln.example/', wanted)
    expect(bytes.toString()).toBe('mug')
  })

  it('is told nothing of who asks', async () => {
    await standIn(HOST, ({ headers }, reply) =>
      reply.writeHead(200, text).end(Object.keys(headers).toSorted().join()),
    )
    const { bytes } = await testFetch('http://kiln.example/', wanted)
    expect(bytes.toString()).toBe('accept,accept-encoding,connection,host,user-agent')
  })
})

describe('an address is refused before anybody is asked', () => {
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
  ])('that is none: %s', async (address) => {
    const there = await standIn(HOST, (_, reply) => reply.end())
    const asked = testFetch(address, wanted)
    await expect(asked).rejects.toEqual(code('notAnAddress'))
    expect(there.asked).toEqual([])
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
  ])('that is not of the public internet: %s', async (address) => {
    await expect(guardedFetch()(address, wanted)).rejects.toEqual(code('notPublic'))
  })

  it('whose name is of this machine, by the name servers of the real internet', async () => {
    await expect(guardedFetch()('http://localhost/', wanted)).rejects.toEqual(code('notPublic'))
  })

  it('whose name has one address inside among those outside', async () => {
    const route = publicRoute(async () => ['8.8.8.8', '127.0.0.1'])
    await expect(guardedFetch(route)('http://kiln.example/', wanted)).rejects.toEqual(
      code('notPublic'),
    )
  })
})

it('checks a name for each connection, and connects to what was checked', async () => {
  await standIn(HOST, (request, reply) => {
    if (request.url === '/') reply.writeHead(200, text).end('checked')
    else reply.writeHead(302, { location: '/' }).end()
  })
  const inside = publicRoute(async () => ['127.0.0.1'])
  let checks = 0
  const rebinding = () => {
    checks = 0
    return guardedFetch((host, port) => (++checks === 1 ? testRoute : inside)(host, port))
  }
  const { bytes } = await rebinding()('http://kiln.example/', wanted)
  expect({ bytes: bytes.toString(), checks }).toEqual({ bytes: 'checked', checks: 1 })
  await expect(rebinding()('http://kiln.example/again', wanted)).rejects.toEqual(code('notPublic'))
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
    const there = await standIn(HOST, (_, reply) => reply.writeHead(302, { location }).end())
    await expect(testFetch('http://kiln.example/', wanted)).rejects.toEqual(code(refusal))
    expect(there.asked).toHaveLength(1)
  })

  it('that leads round is given up after five', async () => {
    const there = await standIn(HOST, (_, reply) => reply.writeHead(307, { location: '/' }).end())
    const asked = testFetch('http://kiln.example/', wanted)
    await expect(asked).rejects.toEqual(code('tooManyRedirects'))
    expect(there.asked).toHaveLength(6)
  })
})

describe('an answer is given up', () => {
  const from = async (answer: RequestListener) => {
    await standIn(HOST, answer)
    return testFetch
  }

  it('that never comes', async () => {
    const slow = await from(() => undefined)
    const asked = slow('http://kiln.example/', { ...wanted, mostMs: 50 })
    await expect(asked).rejects.toEqual(code('tooSlow'))
  })

  it('that comes a byte at a time, or is looked for and never found', async () => {
    const drops = await from(async (_, reply) => {
      reply.writeHead(200, text)
      while (!reply.destroyed) {
        reply.write('x')
        await pause(5)
      }
    })
    const asked = drops('http://kiln.example/', { ...wanted, mostMs: 50 })
    await expect(asked).rejects.toEqual(code('tooSlow'))
    const nameless = guardedFetch(() => new Promise(() => undefined))
    await expect(nameless('http://kiln.example/', { ...wanted, mostMs: 50 })).rejects.toEqual(
      code('tooSlow'),
    )
  })

  it('that says it has 100 MB, or has them and does not say so', async () => {
    const said = await from((_, reply) =>
      reply.writeHead(200, { ...text, 'content-length': 100 * MB }).write('x'),
    )
    await expect(said('http://kiln.example/', wanted)).rejects.toEqual(code('tooLarge'))

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
    await expect(unsaid('http://kiln.example/', wanted)).rejects.toEqual(code('tooLarge'))
    expect(sent).toBeLessThan(50 * MB)
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(20 * MB))],
    ['br', brotliCompressSync(Buffer.alloc(20 * MB))],
  ])('that is small and unpacks to 20 MB: %s', async (coding, bomb) => {
    expect(bomb.byteLength).toBeLessThan(MB)
    const small = await from((_, reply) =>
      reply.writeHead(200, { ...text, 'content-encoding': coding }).end(bomb),
    )
    await expect(small('http://kiln.example/', wanted)).rejects.toEqual(code('tooLarge'))
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
    await expect(there('http://kiln.example/', wanted)).rejects.toEqual(code(refusal))
  })

  it('that breaks off, and one that is no answer', async () => {
    const cut = await from((_, reply) => {
      reply.writeHead(200, { ...text, 'content-length': 10 }).write('half', () => reply.destroy())
    })
    await expect(cut('http://kiln.example/', wanted)).rejects.toEqual(code('unreadable'))
    const noise = await from((request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'))
    await expect(noise('http://kiln.example/', wanted)).rejects.toEqual(code('unreadable'))
    const closed = await from((request) => void request.socket.destroy())
    await expect(closed('http://kiln.example/', wanted)).rejects.toEqual(code('unreachable'))
  })

  it('that wants to speak something else than HTTP', async () => {
    const other = await from(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    })
    await expect(other('http://kiln.example/', wanted)).rejects.toEqual(code('unreadable'))
  })

  it('that is not encrypted though the address says so', async () => {
    const plain = await from((_, reply) => reply.writeHead(200, text).end('mug'))
    await expect(plain('https://kiln.example/', wanted)).rejects.toEqual(code('unreachable'))
  })
})
