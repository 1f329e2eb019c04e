import { expect, it } from 'vitest'
import { hashScript } from '../http/security-headers.ts'
import { cleanPageCode } from './page-code.ts'

const clean = (code: string, part: 'head' | 'foot' = 'head', runsScripts = true) =>
  cleanPageCode(code, { part, runsScripts })

it('keeps metadata, links that load nothing, styles and JSON-LD, even without scripts', () => {
  const code = [
    '<meta name="google-site-verification" content="a&quot;b">',
    '<link rel="me" href="https://social.example/@shop">',
    '<style>h1 > em { color: red }</style>',
    '<script type="application/ld+json">{"a":"<b>"}</script>',
  ]
  const { html, removed, hashes } = clean(code.join('\n'), 'head', false)
  expect(html).toBe(
    code.join('\n').replace('a&quot;b">', 'a&quot;b" />').replace('@shop">', '@shop" />'),
  )
  expect({ removed, hashes }).toEqual({ removed: [], hashes: [] })
})

it('keeps scripts only where they may run, with their hashes and origins', () => {
  const inline = 'if (1 < 2 && "a") window.test = "</p>"'
  const code = `<script>${inline}</script>\r\n<script async src="https://stats.example/a/b.js?c=1&amp;d" data-site="x"></script>`
  expect(clean(code)).toEqual({
    html: `<script>${inline}</script>\n<script async src="https://stats.example/a/b.js?c=1&amp;d" data-site="x"></script>`,
    hashes: [hashScript(inline)],
    scriptOrigins: ['https://stats.example'],
    imageOrigins: [],
    removed: [],
  })
  expect(clean(code, 'head', false)).toEqual({
    html: '',
    hashes: [],
    scriptOrigins: [],
    imageOrigins: [],
    removed: ['script'],
  })
})

it('hashes what the browser hashes: line breaks are unified', () => {
  expect(clean('<script>a()\r\nb()\rc()</script>').hashes).toEqual([hashScript('a()\nb()\nc()')])
})

it.each([
  ['a handler', 'foot', '<p onclick="a()" class="b">c</p>', '<p class="b">c</p>', []],
  ['a script URL', 'foot', '<a href="java&#10;script:a()">b</a>', '<a>b</a>', []],
  ['a frame', 'foot', '<iframe srcdoc="<p>a</p>"></iframe>b', 'b', ['iframe']],
  ['a form', 'foot', '<form action="https://a.example"><p>b</p></form>', '<p>b</p>', ['form']],
  ['a base', 'head', '<base href="https://a.example">', '', ['base']],
  ['a refresh', 'head', '<meta http-equiv="refresh" content="0;url=https://a">', null, []],
  ['a style sheet', 'head', '<link rel="stylesheet" href="https://a.example/a.css">', '', ['link']],
  ['an unknown script', 'head', '<script type="importmap">{}</script>', '', ['script']],
  ['a script that swallows the page', 'head', '<script><!--<script></script>', '', ['script']],
  [
    'text in the head',
    'head',
    'words<meta name="a" content="b">',
    '<meta name="a" content="b" />',
    [],
  ],
  ['an unclosed comment', 'foot', '<p>a</p><!-- b', '<p>a</p>', []],
  ['an unclosed element', 'foot', '<div><p>a', '<div><p>a</p></div>', []],
  ['the end of the body', 'foot', '</div></body></html><p>a</p>', '<p>a</p>', []],
  ['a closed style', 'foot', '<style>a{}</style><script>b', '<style>a{}</style>', ['script']],
] as const)('removes %s', (_, part, code, html, removed) => {
  const found = clean(code, part, part === 'head')
  if (html === null) expect(found.html).not.toContain('refresh')
  else expect(found.html).toBe(html)
  expect(found.removed).toEqual(removed)
})

it('allows no origin that would change the policy', () => {
  const { scriptOrigins } = clean(`<script src="https://a;script-src *.example/b.js"></script>
<script src="https://a;b.example/c.js"></script><script src="/own.js"></script>`)
  expect(scriptOrigins).toEqual([])
})
