import { blockRegistry, type BlockKind, faultMessages, type InspectorField } from '@vitrine/blocks'

/** The page of docs/reference on what owners set of each block. */
export function blockFieldsText(): string {
  const kinds = [...blockRegistry.values()].toSorted((a, b) => a.type - b.type)
  const faults = Object.entries(faultMessages)
  return `# Blocks and their fields

What owners set of each block, in the order they are asked. \`text\` stands for a text that every language has of its
own, by its name; the others are members of the data. Written by \`npm run docs\` from the \`inspector.ts\` of each block.

${kinds.map(kindText).join('\n')}
## What keeps visitors from a block

Told before publishing, by \`POST /api/studio/publications/proposal\`; it may be published all the same.

| code | message |
| --- | --- |
${faults.map(([code, message]) => `| \`${code}\` | ${message} |\n`).join('')}`
}

function kindText({ type, name, slug, fields }: BlockKind): string {
  const table = `| label | sets | how |\n| --- | --- | --- |\n${fields.flatMap((field) => rowsOf(field)).join('')}`
  return `## ${name}\n\nType ${type}, \`${slug}\`.\n\n${fields.length === 0 ? 'There is nothing to set.\n' : table}`
}

/** A list's own fields come after it. */
function rowsOf(field: InspectorField, within = ''): readonly string[] {
  const path = within === '' ? field.key : `${within}[].${field.key}`
  const sets = field.of === 'text' ? `text \`${path}\`` : `\`${path}\``
  const label = within === '' ? field.label : `– ${field.label}`
  const own = `| ${label} | ${sets} | ${howOf(field)} |\n`
  const things = field.ui === 'list' ? field.fields : []
  return [own, ...things.flatMap((each) => rowsOf(each, path))]
}

function howOf(field: InspectorField): string {
  const { ui, isOptional, of, initial } = field
  const facts: string[] = [ui]
  if (ui === 'number')
    facts.push(`${field.min} to ${field.max}${field.unit === undefined ? '' : ` ${field.unit}`}`)
  if (ui === 'list') facts.push(`at most ${field.most}`)
  if ('options' in field) facts.push(field.options.map(({ value }) => `\`${value}\``).join(', '))
  if ('accept' in field) facts.push(field.accept)
  if (initial !== undefined && initial !== '') facts.push(`first \`${initial}\``)
  if (isOptional && of === 'data') facts.push('may be left out')
  return facts.join('; ')
}
