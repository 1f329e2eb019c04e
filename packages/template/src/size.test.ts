import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const most = 45_000

/** A module that lends on what a host needs, all of it: nothing is left out of the bundle. */
const entry = fileURLToPath(new URL('index.ts', import.meta.url))

it('weighs no more than 45 KB, minified and gzipped', async () => {
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
  expect(bytes).toBeLessThanOrEqual(most)
})
