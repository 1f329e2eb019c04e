import { blockTypeCodes } from '@vitrine/model'
import type { RichText } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { expect, it } from 'vitest'
import { createBlock } from '../fixture/fixture.ts'
import { fixturePorts } from '../fixtures.ts'
import { blockRegistry, createBlockContext, renderUnknownBlock } from '../index.ts'
import type { BlockPorts } from '../ports/block-ports.ts'

const MARK = '\u200b'

/** Ports with texts of the site that are no words, and messages that are marked. */
const ports: BlockPorts = {
  ...fixturePorts,
  locale: 'en',
  edit: true,
  site: { title: '1', tagLine: '2', href: '/' },
  translate: () => MARK,
  getItems: undefined,
  getMonth: undefined,
  structure: undefined,
  renderComments: undefined,
  socialAccounts: [],
}

/** Returns the words of HTML that neither the catalog of the studio nor that of visitors has. */
function listOtherWords(html: string): readonly string[] {
  const labels = [...html.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)]
  const texts = html
    .replaceAll(/<(\w+)[^>]* data-text="[^"]*">[^<]*<\/\1>/g, '')
    .replaceAll(/&\w+;/g, '')
    .split(/<[^>]*>/)
  return [...labels.map(([, label = '']) => label), ...texts].filter((text) =>
    /\p{L}{2}/u.test(text),
  )
}

it.each(['paragraph', 'heading'] as const)(
  'shows a text that was emptied as an empty block: %s',
  (type) => {
    const attrs = type === 'heading' ? { attrs: { level: 2 } } : {}
    const body: RichText = { type: 'doc', content: [{ type, ...attrs }] }
    const block = createBlock(blockTypeCodes.html, { text: { en: { body } } })
    const render = (edit: boolean) => {
      const context = createBlockContext(block, { ...ports, edit })
      const template = blockRegistry.get(blockTypeCodes.html)?.template ?? ''
      return compile(template, { name: 'html' }).render(context ?? {}).output
    }
    expect(render(true)).toContain('data-text="placeholder.text"')
    expect(render(false)).toContain('sqs-html-content')
  },
)

it('shows an empty block with texts of the catalogs alone', () => {
  const words = [...blockRegistry.values()].flatMap((kind) =>
    [undefined, true as const].flatMap((placeholder) => {
      const texts = Object.keys(kind.defaults.text ?? {}).map((field) => [field, '3'])
      const block = createBlock(kind.type, {
        data: kind.defaults.data ?? {},
        text: { en: Object.fromEntries(texts) },
        ...(placeholder && { placeholder }),
      })
      const context = createBlockContext(block, ports)
      const html = compile(kind.template, { name: kind.slug }).render(context ?? {}).output
      return listOtherWords(html).map((text) => `${kind.slug}: ${text}`)
    }),
  )
  expect(words).toEqual([])
  expect(listOtherWords(renderUnknownBlock(createBlock(99_999)))).toEqual([])
})

it('finds words in texts and in labels', () => {
  expect(listOtherWords('<p title="One">Two</p><p data-text="a">Three</p>')).toEqual(['One', 'Two'])
})
