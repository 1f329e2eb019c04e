import { createSocket } from 'node:dgram'
import { checkSiteHost, type HostDns } from '@vitrine/contract'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { configureDns } from './check-dns.ts'

afterEach(() => configureDns({ servers: [], addresses: [] }))

const TYPES = { A: 1, CNAME: 5, AAAA: 28 } as const

type Zone = Readonly<Record<string, Partial<Record<keyof typeof TYPES, string>>>>

/** Starts a DNS server that knows a zone. Returns its address. */
async function startDns(zone: Zone): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    socket.send(answerQuery(query, zone), port, address)
  })
  await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening))
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

/** Answers a query of one question (RFC 1035). */
function answerQuery(query: Buffer, zone: Zone): Buffer {
  const end = query.indexOf(0, 12) + 5
  const labels: string[] = []
  for (let at = 12; query[at] !== 0; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)))
  const records = zone[labels.join('.').toLowerCase()]
  const type = query.readUInt16BE(end - 4)
  const name = (['A', 'AAAA', 'CNAME'] as const).find((each) => TYPES[each] === type)
  const value = name && records?.[name]
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(records ? 0x81_80 : 0x81_83, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(value === undefined ? 0 : 1, 6)
  const question = query.subarray(12, end)
  if (value === undefined) return Buffer.concat([header, question])
  const data = encodeValue(value, type)
  const answer = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([header, question, answer, data])
}

function encodeValue(value: string, type: number): Buffer {
  if (type === TYPES.A) return Buffer.from(value.split('.').map(Number))
  if (type === TYPES.AAAA) {
    const [before = '', after = ''] = value.split('::')
    const parts = [before, after].map((side) => side.split(':').filter((part) => part !== ''))
    const [first = [], last = []] = parts
    const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
    const hex = [...first, ...zeros, ...last].map((part) => part.padStart(4, '0')).join('')
    return Buffer.from(hex, 'hex')
  }
  const labels = value.split('.').map((label) => `${String.fromCharCode(label.length)}${label}`)
  return Buffer.from(`${labels.join('')}\0`, 'latin1')
}

async function shopWithHosts(hosts: readonly string[]) {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  for (const host of hosts) await owner.call('POST', '/api/studio/hosts', { host })
  const check = async (host: string): Promise<HostDns> =>
    checkSiteHost.replies[200].parse(
      (await owner.call('GET', `/api/studio/hosts/${host}/dns`)).body,
    )
  return { shop, call: owner.call, check }
}

it('compares the addresses of a host with those of the server', async () => {
  const zone = {
    'right-dns.example': { A: '198.51.100.7', AAAA: '2001:db8::7' },
    'old-dns.example': { A: '203.0.113.9' },
    'www.right-dns.example': { CNAME: 'right-dns.example', A: '198.51.100.7' },
  }
  configureDns({
    servers: [await startDns(zone)],
    addresses: ['198.51.100.7', '2001:db8::7'],
  })
  const { check } = await shopWithHosts([...Object.keys(zone), 'none-dns.example'])
  const name = 'right-dns.example'
  expect(await check(name)).toMatchObject({
    state: 'working',
    addresses: ['198.51.100.7', '2001:db8::7'],
    records: [
      { type: 'A', name, value: '198.51.100.7', state: 'found' },
      { type: 'AAAA', name, value: '2001:db8::7', state: 'found' },
    ],
  })
  expect(await check('old-dns.example')).toMatchObject({
    state: 'elsewhere',
    addresses: ['203.0.113.9'],
    records: [{ state: 'different' }, { state: 'missing' }],
  })
  expect(await check(`www.${name}`)).toMatchObject({
    state: 'working',
    records: [{ type: 'CNAME', name: `www.${name}`, value: name, state: 'found' }],
  })
  expect(await check('none-dns.example')).toMatchObject({ state: 'missing', addresses: [] })
})

it('expects the addresses of the host of the request, which has led here', async () => {
  const { shop, check } = await shopWithHosts(['second-dns.example'])
  const zone = {
    [shop.host]: { A: '198.51.100.8' },
    'second-dns.example': { A: '198.51.100.8' },
  }
  configureDns({ servers: [await startDns(zone)], addresses: [] })
  expect(await check('second-dns.example')).toMatchObject({
    state: 'working',
    records: [{ type: 'A', value: '198.51.100.8', state: 'found' }],
  })
})

it('looks up hosts of this site alone, and only for its owners', async () => {
  const { shop, call, check } = await shopWithHosts(['shop-dns.localhost'])
  expect(await check('shop-dns.localhost')).toMatchObject({ state: 'local', records: [] })
  const other = await testSite()
  const path = `/api/studio/hosts/${other.host}/dns`
  expect(await call('GET', path)).toMatchObject({
    status: 404,
    body: { code: 'sites.hostUnknown' },
  })
  const editor = await testOwner(shop, 'editor')
  const own = `/api/studio/hosts/${shop.host}/dns`
  expect(await editor.call('GET', own)).toMatchObject({ status: 403 })
})

it('says that the DNS servers did not answer', async () => {
  // Nothing listens on port 1.
  configureDns({ servers: ['127.0.0.1:1'], addresses: ['198.51.100.7'] })
  const { check } = await shopWithHosts(['silent-dns.example'])
  expect(await check('silent-dns.example')).toMatchObject({ state: 'failed', addresses: [] })
})
