import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Link } from '../document/common.ts'
import { renderRichText } from './render-rich-text.ts'
import { plainToRich, richToPlain } from './plain-text.ts'
import { htmlToRich } from './html-to-rich.ts'
import { type RichInline, type RichNode, type RichText, richTextSchema } from './schema.ts'

const resolve = (link: Link) =>
  link.kind === 'url' ? { href: link.url, newWindow: link.newWindow } : undefined
const html = (doc: RichText) => renderRichText(doc, { resolve })
const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content })
const paragraph = (...content: RichInline[]): RichNode => ({ type: 'paragraph', content })
const text = (words: string, ...marks: (RichInline & { type: 'text' })['marks'] & {}) =>
  ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) }) as const

const bold = { type: 'bold' } as const
const italic = { type: 'italic' } as const
const linkTo = (url: string, newWindow?: boolean) =>
  ({ type: 'link', attrs: { to: { kind: 'url', url, ...(newWindow && { newWindow }) } } }) as const

describe('a text as HTML', () => {
  it('has its headings, lists, quotes, code and rules', () => {
    const given = doc(
      { type: 'heading', attrs: { level: 2, align: 'center' }, content: [text('Clay & fire')] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('wedge'))] }],
      },
      { type: 'blockquote', content: [paragraph(text('slow'))] },
      { type: 'codeBlock', content: [text('<b>\n'), { type: 'hardBreak' }, text('x')] },
      { type: 'horizontalRule' },
      { type: 'paragraph' },
    )
    expect(html(given)).toBe(
      '<h2 class="text-align-center">Clay &amp; fire</h2>' +
        '<ol start="3"><li><p>wedge</p></li></ol>' +
        '<blockquote><p>slow</p></blockquote>' +
        '<pre><code>&lt;b&gt;\n\nx</code></pre>' +
        '<hr><p data-rte-preserve-empty="true"></p>',
    )
  })

  it('is the same for any division of its runs and any order of their marks', () => {
    const whole = doc(paragraph(text('ab', bold), text('c', italic, bold), text('d')))
    const cut = doc(
      paragraph(text('a', bold), text('b', bold, bold), text('c', bold, italic), text('d')),
    )
    expect(html(whole)).toBe('<p><strong>ab<em>c</em></strong>d</p>')
    expect(html(cut)).toBe(html(whole))
  })

  it('resolves links, and renders only their text if they lead nowhere', () => {
    const nowhere = {
      type: 'link',
      attrs: { to: { kind: 'document', id: 'gone-gone-gone' } },
    } as const
    const given = paragraph(
      text('a', linkTo('/shop?a=1&b="2"', true)),
      text('b', nowhere),
      text('c', linkTo('/about')),
    )
    expect(html(doc(given))).toBe(
      '<p><a href="/shop?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">a</a>b<a href="/about">c</a></p>',
    )
  })

  it('never links to code', () => {
    const given = doc(paragraph(text('a', linkTo('/x'))))
    const hostile = renderRichText(given, { resolve: () => ({ href: 'javascript:alert(1)' }) })
    expect(hostile).toBe('<p>a</p>')
  })

  it('names colors of the palette by class', () => {
    const color = { type: 'color', attrs: { token: 'accent' } } as const
    expect(html(doc(paragraph(text('a', bold, color))))).toBe(
      '<p><span class="sqsrte-text-color--accent"><strong>a</strong></span></p>',
    )
  })

  it('shows the line after a line break at the end of a paragraph or of code', () => {
    const broken = paragraph(text('a', bold), { type: 'hardBreak' })
    const code: RichNode = { type: 'codeBlock', content: [text('b\n')] }
    const given = doc(broken, paragraph({ type: 'hardBreak' }), code)
    expect(html(given)).toBe(
      '<p><strong>a<br></strong><br></p><p><br><br></p><pre><code>b\n\n</code></pre>',
    )
    expect(htmlToRich(html(given))).toEqual(given)
  })

  it('skips unknown nodes and nodes that are nested too deep', () => {
    let deep: RichNode = paragraph(text('lost'))
    for (let depth = 0; depth < 100_000; depth++) deep = { type: 'blockquote', content: [deep] }
    expect(html(doc({ type: 'marquee', content: [text('x')] }, deep))).not.toContain('lost')
    expect(richToPlain(doc(deep))).toBe('lost')
  })
})

describe('HTML as a text', () => {
  const read = (source: string) => html(htmlToRich(source))

  it('keeps the text of unknown elements', () => {
    expect(read('<div><custom-x onclick=1>One <b>two</b></custom-x></div><table><td>3<td>4')).toBe(
      '<p>One <strong>two</strong></p><p>3</p><p>4</p>',
    )
  })

  it('skips scripts, styles and comments', () => {
    expect(
      read('<style>p{}</style>a<script>if (1 </b) x()</script><!-- > b -->c<!doctype x>'),
    ).toBe('<p>ac</p>')
    expect(read('a<script>never ends')).toBe('<p>a</p>')
  })

  it('reads marks, links and references', () => {
    expect(
      read(
        '<P>Tea&nbsp;&amp; <I>ca<B>ke</I>s</B> <a href="/shop" target=_blank>shop</a> <a href="javascript:x">no</a>&#128512;&bogus;',
      ),
    ).toBe(
      '<p>Tea\u00a0&amp; <em>ca</em><strong><em>ke</em>s</strong> <a href="/shop" target="_blank" rel="noopener">shop</a> no😀&amp;bogus;</p>',
    )
  })

  it('moves loose items and texts into lists and paragraphs', () => {
    expect(read('<li>a<li>b<ul>c<li>d</ul>e')).toBe(
      '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li><li><p>d</p></li></ul><p>e</p></li></ul>',
    )
    expect(read('<blockquote>a<p>b</blockquote>c')).toBe(
      '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>',
    )
    expect(read('a<br>b<hr>c<h6>d</h6><ul></ul><p></p><p> </p>')).toBe(
      '<p>a<br>b</p><hr><p>c</p><h4>d</h4>',
    )
  })

  it('skips line breaks that browsers do not show', () => {
    expect(
      read('<p>a<br></p><p><b>b<br> </b></p><ul><li>c<br></ul><h2>d<br></h2><h2><br></h2>'),
    ).toBe('<p>a</p><p><strong>b</strong></p><ul><li><p>c</p></li></ul><h2>d</h2>')
    expect(read('<p>a</p><p><br></p><pre>b\n</pre>')).toBe(
      '<p>a</p><p data-rte-preserve-empty="true"></p><pre><code>b</code></pre>',
    )
  })

  it('preserves white space in code only', () => {
    expect(read('<pre>\n  a\n\n b</pre>  c \n\t d ')).toBe(
      '<pre><code>  a\n\n b</code></pre><p>c d</p>',
    )
  })

  it('treats an unclosed tag as text', () => {
    expect(read('a <b and c < d')).toBe('<p>a &lt;b and c &lt; d</p>')
  })

  it.each([
    ['open tags', '<b>'.repeat(200_000)],
    ['open lists', '<ul><li>'.repeat(100_000) + 'x'],
    ['tags that do not end', '<a '.repeat(200_000)],
    ['quotes that do not end', '<a x="'.repeat(200_000)],
    ['quotes of both kinds', `<a x="'>`.repeat(100_000)],
    ['comments that do not end', '<!--'.repeat(200_000)],
    ['scripts that do not end', '<script>'.repeat(100_000)],
    ['spaces', `<p x${' '.repeat(300_000)}y`],
    ['words with marks', '<i>a</i> <b>b</b> '.repeat(50_000)],
    ['references', '&#'.repeat(300_000)],
    ['paragraphs', '<p>a'.repeat(100_000)],
    ['spaces of a style', `<p style="${';  '.repeat(100_000)}">a`],
  ])('reads %s quickly, into a text within the limits', (_, hostile) => {
    const read = htmlToRich(hostile)
    expect(richTextSchema.safeParse(read).success).toBe(true)
  })
})

describe('plain text', () => {
  it('has a line for each block', () => {
    const list = {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(text('a'), text('b', bold))] },
        { type: 'listItem', content: [paragraph(text('c'))] },
      ],
    }
    const heading = { type: 'heading', attrs: { level: 1 }, content: [text('T')] }
    expect(richToPlain(doc(heading, list, { type: 'horizontalRule' }))).toBe('T\nab\nc')
  })

  it('is unchanged after a round trip', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme' })).map((all) => all.join('\n'))
    fc.assert(
      fc.property(lines, (plain) => {
        const rich = plainToRich(plain)
        expect(richTextSchema.safeParse(rich).success).toBe(true)
        expect(richToPlain(rich)).toBe(plain.replaceAll('\r\n', '\n'))
      }),
    )
  })

  it('with many or long lines stays within the limits of a text', () => {
    for (const plain of ['x\n'.repeat(20_000), '😀'.repeat(150_001), 'a' + '😀'.repeat(150_001)]) {
      const rich = plainToRich(plain)
      expect(richTextSchema.safeParse(rich).success).toBe(true)
      expect(richToPlain(rich)).toBe(plain)
    }
  })
})

describe('any text', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((words) => !/[\s\p{Cc}]/u.test(words))
  const url = fc.constantFrom(
    '/shop',
    'https://example.com/?a=1&b=2',
    '#top',
    'mailto:a@example.com',
  )
  const mark = fc.oneof(
    fc
      .constantFrom<'bold' | 'italic' | 'underline' | 'strike' | 'code'>(
        'bold',
        'italic',
        'underline',
        'strike',
        'code',
      )
      .map((type) => ({ type })),
    fc.record({
      type: fc.constant('color' as const),
      attrs: fc.record({ token: fc.constantFrom('accent', 'dark-1') }),
    }),
    fc.tuple(url, fc.boolean()).map(([to, isNew]) => linkTo(to, isNew)),
  )
  const run: fc.Arbitrary<RichInline> = fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(word, fc.array(mark, { maxLength: 4 }))
        .map(([words, marks]) => text(words, ...marks)),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
  )
  const runs = fc.array(run, { minLength: 1, maxLength: 6 })
  const align = fc.constantFrom('left', 'center', 'right', 'justify')
  const node = fc.letrec<{ block: RichNode; list: RichNode[] }>((tie) => ({
    list: fc.array(
      fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content) => ({ type: 'listItem', content })),
      { minLength: 1, maxLength: 3 },
    ),
    block: fc.oneof(
      { maxDepth: 3 },
      fc.record(
        { type: fc.constant('paragraph'), content: runs, attrs: fc.record({ align }) },
        { requiredKeys: ['type'] },
      ),
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.integer({ min: 1, max: 4 }) }),
        content: runs,
      }),
      fc.record({
        type: fc.constant('codeBlock'),
        content: fc.array(
          fc.oneof(word, fc.constant('\n')).map((words) => text(words)),
          { minLength: 1 },
        ),
      }),
      fc.constant({ type: 'horizontalRule' }),
      fc.record({ type: fc.constant('bulletList'), content: tie('list') }),
      fc.record({ type: fc.constant('orderedList'), content: tie('list') }),
      fc.record({
        type: fc.constant('blockquote'),
        content: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).block
  const anyText = fc.array(node, { maxLength: 5 }).map((content) => doc(...content))

  it('is unchanged after a conversion to HTML and back', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const read = htmlToRich(html(given))
        expect(richTextSchema.safeParse(read).success).toBe(true)
        expect(html(read)).toBe(html(given))
        expect(richToPlain(read)).toBe(richToPlain(given))
      }),
      { numRuns: 500 },
    )
  })

  const tag =
    /<\/?(?:p|h[1-4]|ul|ol|li|blockquote|pre|code|hr|br|strong|em|u|s|a|span)(?: (?:class|href|target|rel|start|data-rte-preserve-empty)="[^"<>]*")*>/g

  it('escapes all text', () => {
    const hostile = fc.array(fc.constantFrom('<', '>', '"', "'", '&', 'script', '\0', '--', '='), {
      minLength: 1,
    })
    fc.assert(
      fc.property(fc.array(hostile), fc.array(mark), (lines, marks) => {
        const given = doc(...lines.map((line) => paragraph(text(line.join(''), ...marks))))
        const words = html(given).replace(tag, '')
        expect(words).not.toMatch(/[<>"'\0]/)
        expect(words).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
      }),
    )
  })

  it('is read from any string, into a text within the limits', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<ol start=9>',
      '<pre>',
      '</pre>',
      '<b>',
      '</b>',
      'a b',
      ' ',
      '\n',
      '<blockquote>',
      '</li>',
      '<br>',
      '<hr>',
      '<a href="/x">',
      '</a>',
      '<',
      '>',
      '"',
      '&lt;',
      '<!--',
      '-->',
      '<h3 ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = htmlToRich(pieces.join(''))
        expect(richTextSchema.safeParse(read).success).toBe(true)
        expect(html(htmlToRich(html(read)))).toBe(html(read))
      }),
      { numRuns: 500 },
    )
  })
})
