import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { operations } from '../packages/contract/src/index.ts'

const STUDIO = fileURLToPath(new URL('../packages/studio/src/', import.meta.url))
const FILE = `${STUDIO}api/calls.ts`

/** Writes the calls that the studio names, so that it needs no schemas in the browser, and no call that it never makes. */
export function writeStudioCalls(): void {
  const named = listNames()
  const rows = operations
    .filter(({ name }) => named.has(name))
    .map(({ name, route: { method, path, encoding } }) => {
      const call = [method, path, ...(encoding === undefined ? [] : [encoding])]
      return `  ${name}: [${call.map((part) => `'${part}'`).join(', ')}],`
    })
  writeFileSync(
    FILE,
    `// Written by \`npm run docs\` from the contract.

/** The calls that the studio names, by name: method, path and, unless it is JSON, the encoding of the body. */
export const calls = {
${rows.join('\n')}
} as const
`,
  )
}

/** Returns the words in quotes in the sources of the studio, and the members of `calls`. */
function listNames(): ReadonlySet<string> {
  const paths = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
  const sources = paths.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && path !== 'api/calls.ts')
  const texts = sources.map((path) => readFileSync(`${STUDIO}${path}`, 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      Array.from(text.matchAll(/(?:'|calls\.)(\w+)\b/g), ([, name = '']) => name),
    ),
  )
}
