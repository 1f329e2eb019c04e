import type { Content, Json, RichInline, RichNode } from '@vitrine/page'
import type { ContentCheckPorts } from './check-accessibility.ts'
import type { PlacedIssue } from './content-issue.ts'
import { listInReadingOrder, listRichTexts, type PlacedText } from './visible-texts.ts'

/** Returns the texts whose headings skip a level, such as from 1 to 3, each with its levels corrected. */
export function checkHeadings(
  content: Content,
  ports: Pick<ContentCheckPorts, 'locale' | 'fallbackLocale'>,
): readonly PlacedIssue[] {
  // The theme or the first heading has the title of the page.
  let level = 1
  const texts = listInReadingOrder(content).flatMap((id) => {
    const block = content.blocks[id]
    return block ? listRichTexts(block, ports) : []
  })
  return texts.flatMap((text) => {
    const { nodes, after, isChanged } = closeGaps(text.text.content, level)
    level = after
    return isChanged ? [createIssue(text, nodes)] : []
  })
}

function createIssue(
  { blockId, field, locale }: PlacedText,
  content: readonly RichNode[],
): PlacedIssue {
  // Rich texts are JSON.
  const value = { type: 'doc', content } as unknown as Json
  return {
    blockId,
    field,
    code: 'heading-order',
    fix: {
      kind: 'lower-heading',
      command: 'block.setText',
      payload: { id: blockId, locale, field, value },
    },
  }
}

interface Closed {
  readonly nodes: readonly RichNode[]
  /** The level of the last heading. */
  readonly after: number
  readonly isChanged: boolean
}

/** Gives each heading that skips levels the level below the heading before it. */
function closeGaps(nodes: readonly RichNode[], before: number): Closed {
  let level = before
  let isChanged = false
  const closed = nodes.map((node): RichNode => {
    if (node.type === 'heading') {
      const own = Number(node.attrs?.['level'])
      const isGap = own > level + 1
      level = isGap ? level + 1 : own
      isChanged ||= isGap
      return isGap ? { ...node, attrs: { ...node.attrs, level } } : node
    }
    const inner = node.content?.filter(isNode) ?? []
    if (inner.length === 0) return node
    const result = closeGaps(inner, level)
    level = result.after
    isChanged ||= result.isChanged
    return result.isChanged ? { ...node, content: result.nodes } : node
  })
  return { nodes: closed, after: level, isChanged }
}

function isNode(node: RichNode | RichInline): node is RichNode {
  return !('text' in node) && node.type !== 'hardBreak'
}
