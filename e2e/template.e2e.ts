import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** A module for browsers, as a data URL; building fails on anything that only Node has. */
async function moduleOf(file: string): Promise<string> {
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

test('the template engine in a browser, with the texts of a language lent to it', async ({
  page,
}) => {
  const pack = createRequire(import.meta.url).resolve('@phensley/cldr/packs/de.json')
  const given = {
    source: '{visitor}: {price|money} {at|datetime} {.eval 2 * n} {@|apply card}{x|htlm}',
    partial: '[{n|decimal}]',
    data: { price: { value: '1234.5', currency: 'EUR' }, at: Date.UTC(2026, 2, 1, 12), n: 2500 },
    visitor: '<b>',
    language: 'de',
    pack: readFileSync(pack, 'utf8'),
  }
  const code = await moduleOf('template-page.ts')
  const drawn = await page.evaluate(
    async ({ url, values }) => {
      const { renderHere }: typeof import('./template-page.ts') = await import(url)
      return renderHere(values)
    },
    { url: code, values: given },
  )
  expect(drawn.output).toBe('&lt;b&gt;: 1.234,50\u00A0€ 1. März 2026 5000 [2.500]{x|htlm}')
  expect(drawn.pieces).toBe(drawn.output)
  expect(drawn.errors).toMatchObject([{ file: 'page', line: 1, suggestion: 'html' }])
})
