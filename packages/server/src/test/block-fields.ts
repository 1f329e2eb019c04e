import { blockRegistry, type BlockKind, issueMessages, type InspectorField } from '@vitrine/blocks'

/** Renders the page of docs/reference about the settings of each block. */
export function renderBlockFields(): string {
  const kinds = [...blockRegistry.values()].toSorted((a, b) => a.type - b.type)
  const issues = Object.entries(issueMessages)
  return `# Blocks and their settings

The settings of each block in the order of the editor. \`text\` is a text that each language has, by its name. The
others are members of the data. \`npm run docs\` writes this page from the \`inspector.ts\` of each block. Their labels
are in \`packages/studio/src/ui/texts/blocks\`.

${kinds.map(renderKind).join('\n')}
## Accessibility issues

\`POST /api/studio/publications/proposal\` reports them before publishing. They do not prevent it.

| code | message |
| --- | --- |
${issues.map(([code, message]) => `| \`${code}\` | ${message} |\n`).join('')}`
}

function renderKind({ type, slug, fields }: BlockKind): string {
  const table = `| member | control |\n| --- | --- |\n${fields.flatMap((field) => renderRows(field)).join('')}`
  return `## ${slug}\n\nType ${type}.\n\n${fields.length === 0 ? 'This block has no settings.\n' : table}`
}

/** Renders the row of a field, followed by those of its entries. */
function renderRows(field: InspectorField, within = ''): readonly string[] {
  const path = within === '' ? field.key : `${within}[].${field.key}`
  const member = field.target === 'text' ? `text \`${path}\`` : `\`${path}\``
  const own = `| ${member} | ${describeControl(field)} |\n`
  const things = field.ui === 'list' ? field.fields : []
  return [own, ...things.flatMap((each) => renderRows(each, path))]
}

function describeControl(field: InspectorField): string {
  const { ui, isOptional, target, initial } = field
  const facts: string[] = [ui]
  if (ui === 'number') facts.push(`${field.min} to ${field.max}`)
  if (ui === 'list') facts.push(`at most ${field.max}`)
  if ('options' in field) facts.push(field.options.map(({ value }) => `\`${value}\``).join(', '))
  if ('accept' in field) facts.push(field.accept)
  if (initial !== undefined && initial !== '') facts.push(`default \`${initial}\``)
  if (isOptional && target === 'data') facts.push('optional')
  return facts.join('; ')
}
