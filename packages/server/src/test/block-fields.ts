import { blockRegistry, type BlockKind, type InspectorField } from '@vitrine/blocks'
import { accessibilityTexts } from '@vitrine/model'
import { z } from 'zod'

/** The file with the studio's texts of blocks: data without imports of code, which the server's modules never load. */
const CATALOG = new URL('../../../studio/src/ui/texts/blocks/block-texts.ts', import.meta.url)
const { blockTexts } = z
  .object({ blockTexts: z.record(z.string(), z.string()) })
  .parse(await import(CATALOG.href))

/** Renders the page of docs/reference about the settings of each block. */
export function renderBlockFields(): string {
  const kinds = [...blockRegistry.values()].toSorted((a, b) => a.type - b.type)
  const issues = Object.entries(accessibilityTexts)
  return `# Blocks and their settings

The settings of each block in the order of the editor. \`text\` is a text that each language has, by its name. The
others are members of the data. \`npm run docs\` writes this page from the \`inspector.ts\` of each block. Their labels
are those of \`packages/studio/src/ui/texts/blocks\`.

${kinds.map(renderKind).join('\n')}
## Accessibility issues

\`POST /api/studio/publications/proposal\` reports them before publishing. They do not prevent it.

| code | message |
| --- | --- |
${issues.map(([code, message]) => `| \`${code}\` | ${message} |\n`).join('')}`
}

function renderKind(kind: BlockKind): string {
  const { type, slug, fields } = kind
  const findText = createTextFinder(kind)
  const rows = fields.flatMap((field) => renderRows(field, findText))
  const table = `| label | member | control |\n| --- | --- | --- |\n${rows.join('')}`
  const name = blockTexts[`block.${slug}`] ?? slug
  return `## ${name}\n\nType ${type}, \`${slug}\`.\n\n${fields.length === 0 ? 'This block has no settings.\n' : table}`
}

/** Returns a text of the studio's catalog by the path of a field: that of the type, or of its family. */
type FindText = (path: string) => string | undefined

function createTextFinder({ slug, family = slug }: BlockKind): FindText {
  return (path) => blockTexts[`block.${slug}.${path}`] ?? blockTexts[`block.${family}.${path}`]
}

/** Renders the row of a field, followed by those of its entries. */
function renderRows(
  field: InspectorField,
  findText: FindText,
  within: readonly string[] = [],
): readonly string[] {
  const keys = [...within, field.key]
  const path = keys.join('[].')
  const member = field.target === 'text' ? `text \`${path}\`` : `\`${path}\``
  const label = findText(keys.join('.')) ?? field.key
  const unit = findText(`${keys.join('.')}.unit`)
  const control = describeControl(field, unit === undefined ? '' : ` ${unit}`)
  const own = `| ${within.length === 0 ? label : `– ${label}`} | ${member} | ${control} |\n`
  const things = field.ui === 'list' ? field.fields : []
  return [own, ...things.flatMap((each) => renderRows(each, findText, keys))]
}

function describeControl(field: InspectorField, unit: string): string {
  const { ui, isOptional, target, initial } = field
  const facts: string[] = [ui]
  if (ui === 'number') facts.push(`${field.min} to ${field.max}${unit}`)
  if (ui === 'money') facts.push(`${field.min} to ${field.max} minor units`)
  if (ui === 'list') facts.push(`at most ${field.max}`)
  if ('options' in field) facts.push(field.options.map(({ value }) => `\`${value}\``).join(', '))
  if (ui === 'select' && field.variants)
    facts.push(
      ...Object.entries(field.variants).map(([code, name]) => `variant ${code} is \`${name}\``),
    )
  if ('accept' in field) facts.push(field.accept)
  if (initial !== undefined && initial !== '') facts.push(`default \`${initial}\``)
  if (isOptional && target === 'data') facts.push('optional')
  return facts.join('; ')
}
