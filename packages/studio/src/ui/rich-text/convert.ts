import type { RichInline, RichMark, RichNode, RichText } from '@vitrine/page'
import { Fragment, type Mark, type Node, type NodeType } from 'prosemirror-model'
import { textSchema } from './schema.ts'

type RichPart = RichNode | RichInline

/** Converts a stored text into a document of the editor. Nodes that need content get an empty paragraph. */
export function fromRich({ content }: RichText): Node {
  const doc = textSchema.topNodeType.createAndFill(null, toFragment(content))
  return doc ?? textSchema.topNodeType.create(null, textSchema.node('paragraph'))
}

function toFragment(parts: readonly RichPart[] = []): Fragment {
  return Fragment.from(parts.flatMap((part) => toNode(part) ?? []))
}

function toNode(part: RichPart): Node | undefined {
  if (part.type === 'text')
    return 'text' in part ? textSchema.text(part.text, toMarks(part.marks)) : undefined
  const type = getNodeType(part.type)
  if (!type) return undefined
  const node: RichNode = part
  const attrs = { ...node.attrs, id: node.id ?? null }
  return type.createAndFill(pickAttrs(type, attrs), toFragment(node.content)) ?? undefined
}

function getNodeType(name: string): NodeType | undefined {
  return Object.hasOwn(textSchema.nodes, name)
    ? Object.entries(textSchema.nodes).find(([each]) => each === name)?.[1]
    : undefined
}

function pickAttrs(type: NodeType, attrs: Readonly<Record<string, unknown>>) {
  const known = Object.keys(type.spec.attrs ?? {})
  return Object.fromEntries(
    Object.entries(attrs).filter(([name, value]) => known.includes(name) && value !== undefined),
  )
}

function toMarks(marks: readonly RichMark[] = []): readonly Mark[] {
  return marks.map((mark) => textSchema.mark(mark.type, 'attrs' in mark ? mark.attrs : undefined))
}

/** Converts a document of the editor into a text as it is stored. */
export function toRich(doc: Node): RichText {
  const content = toParts(doc)
  // The schema of the editor is that of texts, so that each node is one of theirs.
  return { type: 'doc', content: [...content] as RichText['content'] }
}

function toParts(node: Node): readonly RichPart[] {
  const parts: RichPart[] = []
  node.forEach((child) => {
    parts.push(toPart(child))
  })
  return parts
}

function toPart(node: Node): RichPart {
  if (node.isText) {
    const marks = node.marks.map(toRichMark)
    return { type: 'text', text: node.text ?? '', ...(marks.length > 0 && { marks }) }
  }
  if (node.type.name === 'hardBreak') return { type: 'hardBreak' }
  const attrs = toAttrs(node)
  const id: unknown = node.attrs['id']
  return {
    type: node.type.name,
    ...(typeof id === 'string' && { id }),
    ...(attrs && { attrs }),
    ...(hasContent(node) && { content: toParts(node) }),
  }
}

/** Returns whether the stored node has `content`: paragraphs without text have none, lists always do. */
function hasContent(node: Node): boolean {
  return node.childCount > 0 || (!node.isTextblock && !node.isLeaf)
}

function toAttrs({ type, attrs }: Node): Readonly<Record<string, unknown>> | undefined {
  const { align, level, start }: { align?: unknown; level?: unknown; start?: unknown } = attrs
  const own = {
    ...(type.name === 'heading' && { level }),
    ...(align !== null && align !== undefined && { align }),
    ...(start !== undefined && start !== 1 && { start }),
  }
  return Object.keys(own).length > 0 ? own : undefined
}

function toRichMark({ type, attrs }: Mark): RichMark {
  const { to, token }: { to?: unknown; token?: unknown } = attrs
  // The attributes of a mark come from a stored text, or from `parseLink`.
  if (type.name === 'link') return { type: 'link', attrs: { to } } as RichMark
  if (type.name === 'color') return { type: 'color', attrs: { token } } as RichMark
  return { type: type.name } as RichMark
}
