import { runsOf, withinLimits } from './limits.ts'
import { childrenOf, inlinesOf, inlineText } from './nodes.ts'
import type { RichNode, RichText } from './schema.ts'

/** The words of a text, a line for each block: for search, excerpts and descriptions. */
export function richTextPlain(doc: RichText): string {
  return linesOf(doc.content).join('\n')
}

/** With a stack of its own, so that no text is too deep. */
function linesOf(nodes: readonly RichNode[]): readonly string[] {
  const lines: string[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isTextual(node)) lines.push(inlineText(inlinesOf(node)))
    else for (const child of childrenOf(node).toReversed()) waiting.push(child)
  }
  return lines
}

function isTextual(node: RichNode): boolean {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock'
}

/** A paragraph for each line; `richTextPlain` gives the same text back. */
export function plainToRich(text: string): RichText {
  if (text === '') return { type: 'doc', content: [] }
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return withinLimits(
    lines.map((line) =>
      line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: runsOf(line) },
    ),
  )
}
