import { describe, expect, it } from 'vitest'
import { htmlToRich } from './html-to-rich.ts'
import { renderRichText } from './render-rich-text.ts'
import { richTextSchema } from './schema.ts'
import { joinWordLists } from './word-lists.ts'

const read = (source: string) =>
  renderRichText(htmlToRich(source), {
    resolve: (link) => (link.kind === 'url' ? { href: link.url } : undefined),
  })

describe('HTML of Google Docs', () => {
  const wrap = (html: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1c2d">${html}</b>`
  const span = (text: string, style = '') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}white-space:pre-wrap;">${text}</span>`
  const plain = 'font-weight:400;font-style:normal;text-decoration:none;'

  it('is bold where its spans are, not because of the element around it', () => {
    expect(
      read(
        wrap(
          `<p dir="ltr" style="line-height:1.38;">${span('Plain, ', plain)}${span('bold', 'font-weight:700;font-style:normal;text-decoration:none;')}</p>`,
        ),
      ),
    ).toBe('<p>Plain, <strong>bold</strong></p>')
  })

  it('keeps italic, underlined and struck words', () => {
    expect(
      read(
        wrap(
          `<p>${span('a', 'font-weight:400;font-style:italic;')}${span('b', 'text-decoration:underline;')}${span('c', 'text-decoration:line-through;')}${span('d', plain)}</p>`,
        ),
      ),
    ).toBe('<p><em>a</em><u>b</u><s>c</s>d</p>')
  })

  it('has headings of the same level', () => {
    const heading = (level: number, text: string) =>
      `<h${level} dir="ltr" style="line-height:1.38;margin-top:20pt;">${span(text, plain)}</h${level}>`
    expect(
      read(wrap(heading(1, 'Glazes') + heading(2, 'Ash') + `<p>${span('Oak', plain)}</p>`)),
    ).toBe('<h1>Glazes</h1><h2>Ash</h2><p>Oak</p>')
  })

  it('has links that are underlined only where their words are', () => {
    const link = (content: string) =>
      `<a href="https://example.com/kiln" style="text-decoration:none;">${content}</a>`
    const underlined = 'text-decoration:underline;text-decoration-skip-ink:none;'
    expect(
      read(
        wrap(
          `<p>${link(span('Our kiln', underlined))}${span(' is ', plain)}${span('hot', underlined)}</p>`,
        ),
      ),
    ).toBe('<p><a href="https://example.com/kiln">Our kiln</a> is <u>hot</u></p>')
    expect(read(wrap(link(`<u>${span('Our kiln', underlined)}</u>`)))).toBe(
      '<p><a href="https://example.com/kiln"><u>Our kiln</u></a></p>',
    )
    expect(read(link(span('Sold', 'text-decoration:underline line-through;')))).toBe(
      '<p><a href="https://example.com/kiln"><s>Sold</s></a></p>',
    )
  })

  it('has lists in the items of others', () => {
    const item = (level: number, text: string) =>
      `<li dir="ltr" aria-level="${level}" style="list-style-type:disc;${plain}"><p role="presentation">${span(text, plain)}</p></li>`
    expect(
      read(
        wrap(
          `<ul>${item(1, 'Tea')}<ul>${item(2, 'Green')}${item(2, 'Black')}</ul>${item(1, 'Cake')}</ul>`,
        ),
      ),
    ).toBe(
      '<ul><li><p>Tea</p><ul><li><p>Green</p></li><li><p>Black</p></li></ul></li><li><p>Cake</p></li></ul>',
    )
  })
})

describe('HTML of Word', () => {
  const item = (level: number, bullet: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
    `<![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
    `<span lang=EN-US>${text}<o:p></o:p></span></p>\n`

  it('has lists, also in items of others', () => {
    expect(
      read(
        `<html><body><!--StartFragment--><p class=MsoNormal>Drinks<o:p></o:p></p>\n${item(1, '·', 'Tea')}${item(2, 'o', 'Green')}${item(1, '·', 'Coffee')}<p class=MsoNormal><b>End</b></p><!--EndFragment--></body></html>`,
      ),
    ).toBe(
      '<p>Drinks</p><ul><li><p>Tea</p><ul><li><p>Green</p></li></ul></li><li><p>Coffee</p></li></ul><p><strong>End</strong></p>',
    )
  })

  it('has numbered lists, from their first number', () => {
    expect(read(item(1, '3.', 'Three') + item(2, 'a)', 'First') + item(1, '4.', 'Four'))).toBe(
      '<ol start="3"><li><p>Three</p><ol><li><p>First</p></li></ol></li><li><p>Four</p></li></ol>',
    )
    expect(read(item(1, '1.', 'One') + item(1, '·', 'Dot'))).toBe(
      '<ol><li><p>One</p></li></ol><ul><li><p>Dot</p></li></ul>',
    )
  })

  it('has the same lists as HTML, without empty paragraphs, for clients that parse it themselves', () => {
    const plain = (level: number, bullet: string, text: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}</span>${text}</p>`
    expect(
      joinWordLists(
        `<p>A &lt; b</p>${plain(1, '·', 'Tea<br>')}${plain(2, '2.', 'Green')}<p title='"'>End</p>`,
      ),
    ).toBe(
      '<p>A &lt; b</p><ul><li>Tea<br><ol start="2"><li>Green</ol></ul><p title="&quot;">End</p>',
    )
  })
})

it.each([
  ['list paragraphs that do not end', "<p style='mso-list:l0 level2 lfo1'>a".repeat(50_000)],
  [
    'bullets that do not end',
    "<p style='mso-list:l0 level1'><span style='mso-list:Ignore'>a".repeat(50_000),
  ],
  ['lists beside items', `<ul><li>a</li>${'<ul><li>b</li></ul>'.repeat(50_000)}`],
  ['long styles', `<span style="${'font-weight:700;'.repeat(50_000)}">a`],
])('reads %s quickly, into a text within the limits', (_, hostile) => {
  expect(richTextSchema.safeParse(htmlToRich(hostile)).success).toBe(true)
})
