// For its tables of errors: every slice that serves anything is reached from there.
import '../app.ts'
import type { ErrorDefinition } from '@vitrine/contract'
import { getErrorDefinitions } from '../platform/http/app-error.ts'
import { formatCommerceApi, formatOpenApi } from '../platform/http/openapi.ts'
import { renderReferencePages } from '../tools/template-cli/index.ts'
import { atagText } from './atag/index.ts'
import { renderBlockFields } from './block-fields.ts'
import { enumerationsText } from './enumerations.ts'

/** Returns the generated pages of docs/reference by file name. */
export function reference(): Readonly<Record<string, string>> {
  return {
    'openapi.json': formatOpenApi(),
    'commerce-api.json': formatCommerceApi(),
    'errors.md': errorsText(getErrorDefinitions()),
    'atag.md': atagText(),
    'enumerations.md': enumerationsText(),
    'blocks.md': renderBlockFields(),
    ...renderReferencePages(),
  }
}

function errorsText(lines: readonly ErrorDefinition[]): string {
  const slices = new Map<string, ErrorDefinition[]>()
  for (const line of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const [slice = ''] = line.code.split('.')
    slices.set(slice, [...(slices.get(slice) ?? []), line])
  }
  const sections = [...slices].map(
    ([slice, of]) =>
      `## ${slice}\n\n| code | status | message |\n| --- | --- | --- |\n${of.map(formatRow).join('\n')}\n`,
  )
  return `# Errors

Every error is \`application/problem+json\` (RFC 9457) with \`title\`, \`status\`, \`detail\`, \`code\` and
\`message\`. A code never changes its meaning. \`message\` and \`detail\` are the same English sentence; \`params\`
and \`errorCodes\` have what a program needs to translate it. Written by \`npm run docs\` from the error tables.

${sections.join('\n')}`
}

function formatRow({ code, status, message }: ErrorDefinition): string {
  return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} |`
}
