import { splitRuns, limitNodes } from './limits.ts'
import { getChildren, getInlines, getInlineText } from './nodes.ts'
import type { RichNode, RichText } from './schema.ts'

/** Returns the plain text of a rich text, one line for each block, for search, excerpts and descriptions. */
export function richToPlain(doc: RichText): string {
  return getLines(doc.content).join('\n')
}

/** Collects lines with an explicit stack, so that depth is not limited. */
function getLines(nodes: readonly RichNode[]): readonly string[] {
  const lines: string[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isTextBlock(node)) lines.push(getInlineText(getInlines(node)))
    else for (const child of getChildren(node).toReversed()) waiting.push(child)
  }
  return lines
}

function isTextBlock(node: RichNode): boolean {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock'
}

/** Returns a rich text with one paragraph for each line; `richToPlain` reverts it. */
export function plainToRich(text: string): RichText {
  if (text === '') return { type: 'doc', content: [] }
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return limitNodes(
    lines.map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: splitRuns(line) },
    ),
  )
}
