import { describe, expect, it } from 'vitest'
import { MAX_PARTS, splitHtml } from './html-parts.ts'
import { markParagraphs } from './paragraphs.ts'

const split = (html: string) => splitHtml(html, { isWordPress: true })
const wordpress = (text: string) => split(markParagraphs(text))

describe('splitting HTML into the parts of blocks', () => {
  it('keeps text together, whatever its marks', () => {
    const html = '<h2>Kiln</h2><p>A <strong>hot</strong> day.</p><ul><li>one</li></ul>'
    expect(split(html)).toEqual([{ kind: 'text', html }])
  })

  it('takes images with their caption and their link', () => {
    const html =
      '<figure><a href="/shop"><img src="/a.jpg" alt="A &amp; B"></a><figcaption>The <em>jug</em></figcaption></figure>'
    expect(split(html)).toEqual([
      { kind: 'image', source: '/a.jpg', alt: 'A & B', caption: 'The <em>jug</em>', href: '/shop' },
    ])
  })

  it('goes on with the marks of a text after an image inside it', () => {
    const parts = split('<ul><li>one <b>two <img src="a.png"> three</b></li></ul>')
    expect(parts.map((part) => (part.kind === 'text' ? part.html : part.kind))).toEqual([
      '<ul><li>one <b>two ',
      'image',
      '<ul><li><b> three</b></li></ul>',
    ])
  })

  it('makes a video block of a player, and keeps what no block shows as code', () => {
    const parts = split(
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe><table><tr><td>1<table></table></td></tr></table>after',
    )
    expect(parts).toEqual([
      { kind: 'video', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
      {
        kind: 'foreign',
        label: 'table',
        code: '<table><tr><td>1<table></table></td></tr></table>',
        isShortcode: false,
      },
      { kind: 'text', html: 'after' },
    ])
  })

  it('keeps shortcodes and leaves words in brackets alone', () => {
    const parts = split('So [sic] it was [1]. [envira id="88"] [box]in[/box]')
    expect(parts.map((part) => (part.kind === 'foreign' ? part.code : part.kind))).toEqual([
      'text',
      '[envira id="88"]',
      '[box]in[/box]',
    ])
  })

  it('reads the captions and players of WordPress', () => {
    const caption = '[caption id="a" align="left"]<img src="a.jpg"> The jug[/caption]'
    expect(split(`${caption}[embed]https://youtu.be/dQw4w9WgXcQ[/embed]`)).toEqual([
      { kind: 'image', source: 'a.jpg', alt: '', caption: 'The jug', href: '' },
      { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
    ])
  })

  it('keeps blocks that only the old site could render', () => {
    expect(split('<!-- wp:latest-posts {"n":3} /--><!-- wp:paragraph --><p>a</p>')).toEqual([
      expect.objectContaining({ kind: 'foreign', label: 'wp:latest-posts' }),
      { kind: 'text', html: '<p>a</p>' },
    ])
  })

  it.each([
    '<table>'.repeat(20_000),
    '<!--'.repeat(20_000),
    '[a b="'.repeat(20_000),
    '<a b="'.repeat(20_000),
    '<figure>'.repeat(50_000) + '</figure>'.repeat(50_000),
    '<figure><table>'.repeat(20_000),
    '<b>'.repeat(50_000) + '</i>'.repeat(50_000),
  ])('ends with damaged HTML', (html) => {
    const start = performance.now()
    expect(split(html)).toBeDefined()
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  it('stops after the parts that a body may have', () => {
    const parts = split('<p>x<img src="a.png">'.repeat(20_000))
    expect(parts.length).toBeGreaterThan(MAX_PARTS)
    expect(parts.length).toBeLessThan(MAX_PARTS + 5)
  })

  it.each(['<b>'.repeat(100_000), `<b title="${'x'.repeat(1_000)}">`.repeat(100)])(
    'goes on after an image in few elements',
    (tags) => {
      const parts = split(`${tags}x${'<img src="a.png">y'.repeat(1_000)}`)
      expect(parts).toHaveLength(2_001)
      const lengths = parts.slice(1).map((part) => (part.kind === 'text' ? part.html.length : 0))
      expect(Math.max(...lengths)).toBeLessThan(5_000)
    },
  )

  it('takes the images of a figure with figures', () => {
    const image = '<figure><img src="a.png"><figcaption>A</figcaption></figure>'
    expect(split(`<figure>${image}${image}</figure>`)).toMatchObject([
      { kind: 'image', caption: 'A' },
      { kind: 'image', caption: 'A' },
    ])
  })
})

it('marks the paragraphs of old texts', () => {
  const text = 'One\ntwo\n\nThree\n<h2>Four</h2>\nfive\n\n<pre>a\n\nb</pre>'
  const [part] = wordpress(text)
  expect(part?.kind === 'text' ? part.html.replaceAll('\n', '|') : '').toBe(
    '<p>One<br>two|<p>Three|<h2>Four</h2>|five<pre>a||b</pre>',
  )
})

it('shows a video where a line is the URL of one', () => {
  expect(wordpress('Look:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nNice')).toMatchObject([
    { kind: 'text' },
    { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { kind: 'text' },
  ])
})
