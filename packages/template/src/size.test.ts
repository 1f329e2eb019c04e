import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const MAX_BYTES = 45_000

/** The entry of the package, bundled with all its exports. */
const entry = fileURLToPath(new URL('index.ts', import.meta.url))

it('has at most 45 KB, minified and gzipped', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const codes = outputs.map((output) => (output.type === 'chunk' ? output.code : ''))
  const bytes = gzipSync(codes.join('')).length
  console.info(`@vitrine/template: ${bytes} bytes gzipped`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
})
