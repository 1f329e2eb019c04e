import { partA } from './part-a.ts'
import { partB } from './part-b.ts'
import type { Criterion, Proof } from './proofs.ts'

/** Returns the success criteria of ATAG 2.0, level A and AA. */
export function listCriteria(): readonly Criterion[] {
  return [...partA, ...partB]
}

/** Renders docs/reference/atag.md. */
export function atagText(): string {
  return `# Accessibility of the studio (ATAG 2.0)

The [Authoring Tool Accessibility Guidelines 2.0](https://www.w3.org/TR/ATAG20/) say what a tool for websites must do. This
page lists every success criterion of the levels A and AA with its state and the tests that prove it. Criteria that refer
to WCAG are met at the level AA of WCAG 2.2. Written by \`npm run docs\`; a test fails if a named test does not exist.
[The guide](../guide/accessibility.md) describes how to use the features.

${formatPart('Part A: an accessible studio', partA)}
${formatPart('Part B: support for accessible sites', partB)}`
}

function formatPart(title: string, criteria: readonly Criterion[]): string {
  const rows = criteria.map(
    ({ id, level, name, state, how, tests }) =>
      `| ${id} | ${level} | ${name} | ${state} | ${how} | ${tests.map(formatProof).join(', ')} |`,
  )
  return `## ${title}

| criterion | level | name | state | how | tests |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

function formatProof({ file, title }: Proof): string {
  return `\`${file}\` "${title}"`
}
