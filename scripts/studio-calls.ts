import { writeFileSync } from 'node:fs'
import { operations } from '../packages/contract/src/index.ts'

const FILE = new URL('../packages/studio/src/api/calls.ts', import.meta.url)

/** Matches the paths of calls that only visitors make, if anyone may make them. */
const VISITOR_PATH = /^\/api\/(?!studio\/|multilingual\/)/

/** Writes the calls that the studio may make, so that it needs no schemas in the browser. */
export function writeStudioCalls(): void {
  const rows = operations
    .filter(
      ({ route: { access, path } }) =>
        access !== 'site-user' && !(access === 'anyone' && VISITOR_PATH.test(path)),
    )
    .map(({ name, route: { method, path, encoding } }) => {
      const call = [method, path, ...(encoding === undefined ? [] : [encoding])]
      return `  ${name}: [${call.map((part) => `'${part}'`).join(', ')}],`
    })
  writeFileSync(
    FILE,
    `// Written by \`npm run docs\` from the contract.

/** The calls of the studio by name: method, path and, unless it is JSON, the encoding of the body. */
export const calls = {
${rows.join('\n')}
} as const
`,
  )
}
