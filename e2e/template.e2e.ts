import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** Bundles a module for browsers as a data URL. The build fails if it needs Node. */
async function bundleModule(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const [code = '', ...more] = outputs.map((each) => (each.type === 'chunk' ? each.code : ''))
  expect(more).toEqual([])
  expect(code).not.toContain('__vite-browser-external')
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}

test('the template engine runs in a browser with the locale data of a language', async ({
  page,
}) => {
  const pack = createRequire(import.meta.url).resolve('@phensley/cldr/packs/de.json')
  const input = {
    source: '{visitor}: {price|money} {at|datetime} {.eval 2 * n} {@|apply card}{x|htlm}',
    partial: '[{n|decimal}]',
    data: { price: { value: '1234.5', currency: 'EUR' }, at: Date.UTC(2026, 2, 1, 12), n: 2500 },
    visitor: '<b>',
    language: 'de',
    pack: readFileSync(pack, 'utf8'),
  }
  const code = await bundleModule('template-page.ts')
  const result = await page.evaluate(
    async ({ url, values }) => {
      const { renderInBrowser }: typeof import('./template-page.ts') = await import(url)
      return renderInBrowser(values)
    },
    { url: code, values: input },
  )
  expect(result.output).toBe('&lt;b&gt;: 1.234,50\u00A0€ 1. März 2026 5000 [2.500]{x|htlm}')
  expect(result.pieces).toBe(result.output)
  expect(result.errors).toMatchObject([{ file: 'page', line: 1, suggestion: 'html' }])
})
