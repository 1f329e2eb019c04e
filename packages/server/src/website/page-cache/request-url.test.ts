import { describe, expect, it } from 'vitest'
import { parseRequestUrl } from './request-url.ts'

describe('a requested URL', () => {
  it.each([
    ['/journal?tag=a', '/journal', '?tag=a'],
    ['//evil.example/a', '/evil.example/a', ''],
    ['//evil.example/%2e%2e', '/', ''],
    ['//', '/', ''],
    ['/\\evil.example', '/evil.example', ''],
    ['//host:99999999/?q=1', '/host:99999999/', '?q=1'],
    ['http://evil.example:99999999/', '/http://evil.example:99999999/', ''],
  ])('is a path of this site: %s', (url, pathname, search) => {
    const found = parseRequestUrl(url)
    expect(found.origin).toBe('http://localhost')
    expect(found.pathname).toBe(pathname)
    expect(found.search).toBe(search)
  })
})
