import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { operations } from '../packages/contract/src/index.ts'

const STUDIO = fileURLToPath(new URL('../packages/studio/src/', import.meta.url))
const FILE = `${STUDIO}api/calls.ts`

/** Writes the calls that the studio names, so that it needs no schemas in the browser, and no call that it never makes. */
export function writeStudioCalls(): void {
  const named = listNames()
  const found = operations.filter(({ name }) => named.has(name))
  const methods = [...new Set(found.map(({ route }) => route.method))].toSorted()
  const groups = methods.map((method) => {
    const rows = found
      .filter(({ route }) => route.method === method)
      .map(({ name, route: { path } }) => `    ${name}: '${path}',`)
    return `  ${method}: {\n${rows.join('\n')}\n  },`
  })
  writeFileSync(
    FILE,
    `// Written by \`npm run docs\` from the contract.

/** The paths of the calls that the studio names, by method and name. */
export const calls = {
${groups.join('\n')}
} as const
`,
  )
}

/** Returns the words in quotes in the sources of the studio. */
function listNames(): ReadonlySet<string> {
  const paths = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
  const sources = paths.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && path !== 'api/calls.ts')
  const texts = sources.map((path) => readFileSync(`${STUDIO}${path}`, 'utf8'))
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/'(\w+)\b/g), ([, name = '']) => name)),
  )
}
