// For its tables of errors: every slice that serves anything is reached from there.
import '../app.ts'
import type { ErrorLine } from '@vitrine/contract'
import { errorLines } from '../platform/http/app-error.ts'
import { openApiText } from '../platform/http/openapi.ts'
import { templatePages } from '../tools/template-cli/index.ts'
import { blockFieldsText } from './block-fields.ts'
import { enumerationsText } from './enumerations.ts'

/** The generated pages of docs/reference, by file name. */
export function reference(): Readonly<Record<string, string>> {
  return {
    'openapi.json': openApiText(),
    'errors.md': errorsText(errorLines()),
    'enumerations.md': enumerationsText(),
    'blocks.md': blockFieldsText(),
    ...templatePages(),
  }
}

function errorsText(lines: readonly ErrorLine[]): string {
  const slices = new Map<string, ErrorLine[]>()
  for (const line of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const [slice = ''] = line.code.split('.')
    slices.set(slice, [...(slices.get(slice) ?? []), line])
  }
  const sections = [...slices].map(
    ([slice, of]) =>
      `## ${slice}\n\n| code | status | message |\n| --- | --- | --- |\n${of.map(rowOf).join('\n')}\n`,
  )
  return `# Errors

Every refusal is \`application/problem+json\` (RFC 9457) with \`code\`, \`status\` and \`message\`. A code
never changes its meaning; the message is what a visitor reads. Written by \`npm run docs\` from the
slices' error tables.

${sections.join('\n')}`
}

function rowOf({ code, status, message }: ErrorLine): string {
  return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} |`
}
