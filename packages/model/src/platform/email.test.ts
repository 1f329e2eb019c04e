import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it('accepts top-level domains of every length and script', () => {
  const addresses = [
    'a@b.co',
    'reader@studio.online',
    'reader@light.photography',
    'reader@xn--bcher-kva.xn--vermgensberatung-pwb',
    'leser@bücher.みんな',
  ]
  expect(addresses.filter((address) => !isEmail(address))).toEqual([])
})

it('rejects what is no address', () => {
  const texts = [
    '',
    'a@b',
    'a@b.c',
    'a b@c.de',
    'a@b@c.de',
    '@b.de',
    'a@b.d e',
    `${'a'.repeat(254)}@b.de`,
  ]
  expect(texts.filter(isEmail)).toEqual([])
})
