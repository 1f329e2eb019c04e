import { htmlToRich, plainToRich, type RichText } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { EmailLook } from './look.ts'
import { renderRichHtml, renderRichPlain, mapRichLinks } from './rich-content.ts'

const LOOK: EmailLook = {
  background: '#eeeeee',
  surface: '#ffffff',
  text: '#111111',
  border: '#cccccc',
  accent: '#a8481f',
  onAccent: '#ffffff',
  link: '#a8481e',
  logo: undefined,
}
const TEXT = htmlToRich(
  '<h2 class="text-align-center">Pots</h2>' +
    '<p>See <a href="/shop">the <strong>shop</strong></a>, <a href="https://a.example">https://a.example</a> or ' +
    '<a href="mailto:a@a.example">a@a.example</a>.<br>Soon</p>' +
    '<ol start="9"><li>Moon <em>vase</em><ul><li>ink</li><li>celadon</li></ul></li><li>Low vase</li></ol>' +
    '<blockquote><p>Fine</p><p>pots</p></blockquote><pre>a &lt; b\n  c</pre><hr>',
)

it('renders lists with their marks and links with their addresses as text', () => {
  expect(renderRichPlain(TEXT)).toBe(
    [
      'Pots',
      'See the shop (/shop), https://a.example or a@a.example.\nSoon',
      '9. Moon vase\n   - ink\n   - celadon\n10. Low vase',
      '> Fine\n> \n> pots',
      'a < b\n  c',
      '----------',
    ].join('\n\n'),
  )
})

it('renders HTML with styles in attributes alone, in both directions', () => {
  const html = renderRichHtml(TEXT, LOOK)
  expect(html).toMatch(/<h2 align="center" style="[^"]*text-align:center">Pots<\/h2>/)
  expect(html).toContain('<ol start="9" style="')
  expect(html).toContain('<strong>shop</strong></a>')
  expect(html).toContain('<em>vase</em>')
  expect(html).toContain('a &lt; b')
  expect(html).not.toMatch(
    /class=|margin-(?:left|right)|padding-(?:left|right)|border-(?:left|right)/,
  )
  // Every element that has a box has its own style: email programs have styles of their own.
  for (const [tag] of html.matchAll(/<(?:p|h\d|ul|ol|li|blockquote|pre|hr)\b[^>]*>/g))
    expect(tag).toContain('style="')
})

it('resolves the links of nested texts, and links to parts of the site are words', () => {
  const resolved = mapRichLinks(
    htmlToRich('<ul><li><p><a href="/shop">Shop</a></p></li></ul>'),
    (url) => `https://shop.example${url}`,
  )
  expect(renderRichHtml(resolved, LOOK)).toContain('<a href="https://shop.example/shop"')
  const link = { type: 'link', attrs: { to: { kind: 'document', id: 'abcdefghij' } } } as const
  const text: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'About', marks: [link] }] }],
  }
  expect(renderRichHtml(text, LOOK)).toBe('<p style="margin:0 0 16px">About</p>')
})

it('escapes words and addresses', () => {
  const bad = `"><img src=x onerror='alert(1)'>`
  const link = {
    type: 'link',
    attrs: { to: { kind: 'url', url: `https://a.example/${bad}` } },
  } as const
  const text: RichText = {
    type: 'doc',
    content: [
      ...plainToRich(bad).content,
      { type: 'heading', attrs: { level: 1, align: bad }, content: [{ type: 'text', text: bad }] },
      { type: 'codeBlock', content: [{ type: 'text', text: bad, marks: [link] }] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: bad, marks: [link, { type: 'code' }] }],
      },
    ],
  }
  expect(renderRichHtml(text, LOOK)).not.toContain('<img')
})
