import { isInline } from './nodes.ts'
import type { RichInline, RichMark, RichNode, RichText } from './schema.ts'

const MOST_NODES = 5_000
const LONGEST_RUN = 100_000

/** A text of as many nodes as one may have: what is too much goes on in the last, line after line. */
export function withinLimits(nodes: readonly RichNode[]): RichText {
  if (nodes.length <= MOST_NODES) return { type: 'doc', content: [...nodes] }
  const rest = nodes.slice(MOST_NODES - 1).map(inlinesBelow)
  const content = rest.flatMap((line, index) => (index === 0 ? line : [hardBreak, ...line]))
  return {
    type: 'doc',
    content: [...nodes.slice(0, MOST_NODES - 1), { type: 'paragraph', content }],
  }
}

const hardBreak: RichInline = { type: 'hardBreak' }

function inlinesBelow(node: RichNode): readonly RichInline[] {
  return (node.content ?? []).flatMap((child) => (isInline(child) ? [child] : inlinesBelow(child)))
}

/** One text as runs of the length that a run may have, cut between characters. */
export function runsOf(text: string, marks: readonly RichMark[] = []): readonly RichInline[] {
  const runs: RichInline[] = []
  for (let at = 0; at < text.length;) {
    const end = at + LONGEST_RUN
    const splits = end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))
    const run = text.slice(at, splits ? end - 1 : end)
    runs.push({ type: 'text', text: run, ...(marks.length > 0 && { marks: [...marks] }) })
    at += run.length
  }
  return runs
}
