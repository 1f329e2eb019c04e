import { expect, it } from 'vitest'
import { parseHost } from './host.ts'

it.each([
  ['https://www.Example.com/a?b', 'example.com'],
  ['http://example.com:8080', 'example.com'],
  ['https://name:word@example.com/', 'example.com'],
  ['http://[2001:db8::1]:8080/a', '[2001:db8::1]'],
  ['/only/a/path', ''],
])('parses the host of %s', (url, host) => {
  expect(parseHost(url)).toBe(host)
})
