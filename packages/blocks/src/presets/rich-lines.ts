import type { RichInline, RichNode, RichText } from '@vitrine/page'

type Align = 'left' | 'center' | 'right'

/**
 * Returns a rich text: a line with `#` is a heading of that level, one with `-` belongs to a list. A line break stays in
 * its paragraph.
 */
export function richLines(lines: readonly string[], align?: Align): RichText {
  const content: RichNode[] = []
  let items: RichNode[] | undefined
  for (const line of lines) {
    if (line.startsWith('- ')) {
      const item = { type: 'listItem', content: [createParagraph(line.slice(2), undefined)] }
      if (items) items.push(item)
      else content.push({ type: 'bulletList', content: (items = [item]) })
      continue
    }
    items = undefined
    content.push(createLine(line, align))
  }
  return { type: 'doc', content }
}

function createLine(line: string, align: Align | undefined): RichNode {
  const [, marks = '', words = line] = /^(#+) (.*)$/.exec(line) ?? []
  if (marks === '') return createParagraph(line, align)
  const attrs = { level: marks.length, ...(align && { align }) }
  return { type: 'heading', attrs, content: [{ type: 'text', text: words }] }
}

function createParagraph(text: string, align: Align | undefined): RichNode {
  const content = text
    .split('\n')
    .flatMap((line, index): RichInline[] => [
      ...(index === 0 ? [] : [{ type: 'hardBreak' } as const]),
      { type: 'text', text: line },
    ])
  return { type: 'paragraph', ...(align && { attrs: { align } }), content }
}
