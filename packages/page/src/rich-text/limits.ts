import { isInline } from './nodes.ts'
import type { RichInline, RichMark, RichNode, RichText } from './schema.ts'

const MAX_NODES = 5_000
const MAX_RUN_LENGTH = 100_000

/** Returns a text with the maximum number of nodes; further nodes become lines of the last one. */
export function limitNodes(nodes: readonly RichNode[]): RichText {
  if (nodes.length <= MAX_NODES) return { type: 'doc', content: [...nodes] }
  const rest = nodes.slice(MAX_NODES - 1).map(collectInlines)
  const content = rest.flatMap((line, index) => (index === 0 ? line : [HARD_BREAK, ...line]))
  return {
    type: 'doc',
    content: [...nodes.slice(0, MAX_NODES - 1), { type: 'paragraph', content }],
  }
}

const HARD_BREAK: RichInline = { type: 'hardBreak' }

function collectInlines(node: RichNode): readonly RichInline[] {
  return (node.content ?? []).flatMap((child) =>
    isInline(child) ? [child] : collectInlines(child),
  )
}

/** Splits a text into runs of the maximum length, between characters. */
export function splitRuns(text: string, marks: readonly RichMark[] = []): readonly RichInline[] {
  const runs: RichInline[] = []
  for (let at = 0; at < text.length;) {
    const end = at + MAX_RUN_LENGTH
    const splits = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
    const run = text.slice(at, splits ? end - 1 : end)
    runs.push({ type: 'text', text: run, ...(marks.length > 0 && { marks: [...marks] }) })
    at += run.length
  }
  return runs
}
