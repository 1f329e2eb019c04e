import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const byte = fc.integer({ min: 0, max: 255 })
const quad = (...first: readonly number[]) =>
  fc
    .tuple(...Array.from({ length: 4 - first.length }, () => byte))
    .map((rest) => [...first, ...rest].join('.'))

describe('an address is private', () => {
  it.each([
    ['of this machine', quad(127)],
    ['of no machine', quad(0)],
    ['of a home or an office', fc.oneof(quad(10), quad(192, 168), quad(172, 16), quad(172, 31))],
    ['between a provider and its customers', fc.oneof(quad(100, 64), quad(100, 127))],
    ['of a link, and of what a cloud tells a machine', quad(169, 254)],
    [
      'of many at once, and what is kept back',
      fc.integer({ min: 224, max: 255 }).chain((n) => quad(n)),
    ],
  ])('%s', (_, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => {
        const bytes = address.split('.').map(Number)
        const hex = bytes.map((one) => one.toString(16).padStart(2, '0')).join('')
        const [high, low] = [hex.slice(0, 4), hex.slice(4)]
        expect(isPublicAddress(address)).toBe(false)
        for (const written of [`::ffff:${address}`, `::ffff:${high}:${low}`, `::${address}`])
          expect(isPublicAddress(written), written).toBe(false)
        for (const tunnel of [`64:ff9b::${address}`, `2002:${high}:${low}::1`])
          expect(isPublicAddress(tunnel), tunnel).toBe(false)
      }),
    )
  })

  it.each([
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1'],
    ...['2001::1', '2001:db8::1', '3fff::1', '100::1', '64:ff9b:1::1', '5f00::1', '::ffff:8.8.8.8'],
    ...['168.63.129.16', '192.0.0.192', '198.18.0.1', '255.255.255.255', '192.0.2.1'],
    ...['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '1.2.3.4.5', '[::1]'],
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false))

  it('and public otherwise', () => {
    for (const address of [
      ...['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1'],
      ...['169.253.1.1', '192.167.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'],
    ])
      expect(isPublicAddress(address), address).toBe(true)
  })
})
