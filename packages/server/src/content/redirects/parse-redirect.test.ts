import { expect, it } from 'vitest'
import { appendQuery } from './path.ts'
import { parseRedirect } from './parse-redirect.ts'

const HOSTS = ['shop.example', 'www.shop.example']

function read(from: string, to = '/new') {
  return parseRedirect({ from, to, status: 301 }, HOSTS)
}

it.each([
  ['/old', '/new', '/old', '/old', '/new'],
  ['/Old/', '/New/', '/Old', '/old', '/New'],
  ['https://WWW.shop.example/old', 'http://shop.example/new?x=1', '/old', '/old', '/new?x=1'],
  ['/%C3%9Cber uns', '/%c3%bcber', '/Über uns', '/über uns', '/%C3%BCber'],
  ['/blog/[name]', '/journal/[name]', '/blog/[name]', '/blog/', '/journal/[name]'],
  ['/[slug]', 'https://other.example', '/[slug]', '/', 'https://other.example/'],
  ['/a', '/', '/a', '/a', '/'],
  ['/a', '/b/../c#part', '/a', '/a', '/c#part'],
  ['/a', 'https://other.example/x/?y=[1]', '/a', '/a', 'https://other.example/x/?y=[1]'],
])('parses %s to %s', (from, to, fromPath, matchKey, target) => {
  expect(read(from, to)).toEqual({ fromPath, matchKey, target, status: 301 })
})

it.each([
  '',
  'old',
  '/',
  '//evil.example',
  'https://other.example/old',
  'https://shop.example',
  '/old?x=1',
  '/old#part',
  '/a//b',
  '/a/../b',
  '/a\\b',
  '/a%5Cb',
  '/a\0',
  '/a%00',
  '/a%0d%0ab',
  '/%ff',
  '/cart',
  '/API/x',
  '/checkout/pay',
  `/${'a'.repeat(500)}`,
  '/[a]/b',
  '/a[b]',
  '/a/[b]c',
  '/a/[]',
  '/a/[1]',
  '/a/[b',
])('rejects the path %j', (from) => {
  expect(read(from)).toMatchObject({ kind: 'malformed', field: 'from' })
})

it.each([
  'x'.repeat(500),
  'x'.repeat(3_000),
  // Its comparable form has three characters for each.
  '\uFB2C'.repeat(400),
  encodeURIComponent('字'.repeat(2_300)),
])('names the limit of a path that is too long', (path) => {
  expect(read(`/${path}`)).toMatchObject({
    field: 'from',
    message: 'The old address has more than 500 characters. Shorten it.',
  })
})

it('accepts the longest path in any script', () => {
  const path = `/${'字'.repeat(499)}`
  expect(read(encodeURI(path))).toMatchObject({ fromPath: path, matchKey: path })
})

it.each([
  '',
  'new',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/%0d%0aset-cookie:x',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://other.example',
  'https:other.example',
  'https:///x',
  'https://',
  'https://user:password@other.example/',
  'https://other.example\\@evil.example',
  '/%ff',
  '/new/[slug]',
  '/[a]/b',
  '/new?to=[slug]',
  `/${'a'.repeat(2_000)}`,
])('rejects the target %j', (to) => {
  expect(read('/old', to)).toMatchObject({ kind: 'malformed', field: 'to' })
})

it('allows only the wildcard of the path in the target', () => {
  expect(read('/old/[a]', '/new')).toMatchObject({ target: '/new' })
  for (const to of ['/new/[b]', '/[a]/new', 'https://other.example/[a]/x', '/new?x=[a]'])
    expect(read('/old/[a]', to), to).toMatchObject({ field: 'to' })
})

it.each([
  ['/new', '', '/new'],
  ['/new', '?a=1', '/new?a=1'],
  ['/new?b=2#c', '?a=1', '/new?b=2&a=1#c'],
  ['https://other.example/', '?a=1', 'https://other.example/?a=1'],
])('appends the query: %s with %s', (target, search, expected) => {
  expect(appendQuery(target, search)).toBe(expected)
})
