import type { RichInline, RichNode } from './schema.ts'

export function isInline(node: RichNode | RichInline): node is RichInline {
  return node.type === 'text' || node.type === 'hardBreak'
}

export function getChildren(node: RichNode): readonly RichNode[] {
  return (node.content ?? []).filter((child): child is RichNode => !isInline(child))
}

export function getInlines(node: RichNode): readonly RichInline[] {
  return (node.content ?? []).filter(isInline)
}

/** Returns inlines as plain text; a break is a new line. */
export function getInlineText(inlines: readonly RichInline[]): string {
  return inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
}
