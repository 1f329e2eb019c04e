import type { Block, Content, Locale, RichNode, RichText } from '@vitrine/page'
import type { BlockIssue } from '../definition/accessibility-issue.ts'
import { migrateBlock } from '../definition/migrate-block.ts'
import { resolveText } from '../definition/resolved-text.ts'
import { getTextForm } from '../definition/text-form.ts'
import { blockRegistry } from '../registry.ts'

/** An accessibility issue of a block in a document. */
export interface ContentIssue extends BlockIssue {
  readonly blockId: string
}

/** The language that content is checked in. */
export interface ContentCheckPorts {
  readonly locale: Locale
  /** The site's first language. */
  readonly fallbackLocale: Locale
  /** Returns the alternative text of the file itself. */
  readonly getAlt: (assetId: string) => string | undefined
}

/**
 * Returns the accessibility issues of a document in one language: images without alternative text, links
 * without a name. They do not prevent publishing. Blocks of an unknown type or with invalid data are
 * skipped.
 */
export function checkAccessibility(
  { blocks }: Pick<Content, 'blocks'>,
  ports: ContentCheckPorts,
): readonly ContentIssue[] {
  return Object.values(blocks).flatMap((block) =>
    checkBlockAccessibility(block, ports).map((issue) => ({ blockId: block.id, ...issue })),
  )
}

function checkBlockAccessibility(block: Block, ports: ContentCheckPorts): readonly BlockIssue[] {
  const kind = blockRegistry.get(block.type)
  const current = kind && migrateBlock(kind, block)
  if (!kind || !current) return []
  const resolve = () => undefined
  const text = (field: string) => {
    const form = getTextForm(kind, field)
    return form && resolveText(current, { field, form }, { ...ports, resolve })
  }
  const own = kind.checkAccessibility(current.data, { block: current, text, getAlt: ports.getAlt })
  const { [ports.locale]: translated = {}, [ports.fallbackLocale]: first = {} } = current.text ?? {}
  const headings = Object.entries({ ...first, ...translated }).flatMap(([field, value]) =>
    typeof value !== 'string' && hasEmptyHeading(value)
      ? [{ code: 'empty-heading', field } as const]
      : [],
  )
  return [...own, ...headings]
}

function hasEmptyHeading({ content }: RichText): boolean {
  const isEmpty = ({ type, content: children = [] }: RichNode): boolean =>
    type === 'heading'
      ? !children.some((node) => 'text' in node && node.text.trim() !== '')
      : children.some((node) => 'content' in node && isEmpty(node))
  return content.some(isEmpty)
}
