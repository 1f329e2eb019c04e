import { type Block, type DocumentIssue, formatIssue, type Path } from '@vitrine/page'
import type { BlockKind } from '../definition/define-block.ts'
import { migrateBlock } from '../definition/migrate-block.ts'
import { getTextForm, type TextForm } from '../definition/text-form.ts'
import { blockRegistry } from '../registry.ts'

/**
 * Returns a block in the current version of its type, or its issues. A block of an unknown type or
 * version is returned unchanged: another program may know it.
 */
export function checkBlock(
  block: Block,
): { readonly block: Block } | { readonly issues: readonly DocumentIssue[] } {
  const kind = blockRegistry.get(block.type)
  const current = kind && migrateBlock(kind, block)
  if (!kind || !current) return { block }
  const path = ['blocks', block.id]
  const issues = [
    ...kind.checkData(current.data, [...path, 'data']),
    ...checkVariant(kind, current, path),
    ...checkTexts(kind, current, path),
  ]
  return issues.length > 0 ? { issues } : { block: current }
}

function checkVariant(
  { slug, variants = [] }: BlockKind,
  { variant }: Block,
  path: Path,
): readonly DocumentIssue[] {
  if (variant === undefined || variants.includes(variant)) return []
  return [createIssue([...path, 'variant'], `is not a variant of ${slug}: ${variant}`)]
}

function checkTexts(kind: BlockKind, { text = {} }: Block, path: Path): readonly DocumentIssue[] {
  return Object.entries(text).flatMap(([locale, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const form = getTextForm(kind, field)
      const message = form === undefined ? 'is not a text of this block' : checkText(form, value)
      return message === undefined ? [] : [createIssue([...path, 'text', locale, field], message)]
    }),
  )
}

function checkText(form: TextForm, value: unknown): string | undefined {
  if (form === 'rich') return undefined
  if (typeof value !== 'string') return 'must be plain text without headings, lists or formatting'
  return form === 'line' && value.includes('\n') ? 'must be a single line' : undefined
}

function createIssue(path: Path, message: string): DocumentIssue {
  return { path, message: formatIssue(path, message) }
}
