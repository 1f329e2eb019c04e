import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { THEMES } from '../../platform/config/paths.ts'
import { createThemeFolder } from '../../test/themes.ts'
import { layReset } from './fallback-styles.ts'
import { mergeWithPlatform, readPlatformFiles, readThemeFiles } from './theme-files.ts'
import { buildTheme } from './theme.ts'

function loadTheme(folder: string) {
  return buildTheme('mine', mergeWithPlatform(readThemeFiles(folder), readPlatformFiles()))
}

it.each(['kiln', 'signal', 'folio', 'galley', 'foyer', 'lintel'])(
  'adds nothing to %s, which styles everything itself',
  (name) => {
    const { stylesheet, unstyledTemplates } = loadTheme(fileURLToPath(new URL(name, THEMES)))
    expect([stylesheet.fallback, unstyledTemplates.size]).toEqual(['', 0])
  },
)

it('styles what the theme lacks, in one layer', () => {
  const { stylesheet, collections, system, unstyledTemplates } = loadTheme(
    createThemeFolder({ 'collections/blog.list': 'own', 'system/cart.page': 'own' }),
  )
  // A brace outside of the layer would end it, and make the rest stronger than the theme.
  let depth = 0
  const rest = stylesheet.fallback
    .trim()
    .split('')
    .filter((character) => {
      if (character === '{') depth++
      if (character === '}') depth--
      return depth === 0
    })
  expect([depth, rest.join('')]).toEqual([0, '@layer platform }'])
  const isUnstyled = (template: unknown) => [...unstyledTemplates].some((each) => each === template)
  expect(isUnstyled(collections.get('events')?.list)).toBe(true)
  expect(isUnstyled(system.get('checkout'))).toBe(true)
  expect(isUnstyled(collections.get('blog')?.list)).toBe(false)
  expect(isUnstyled(system.get('cart'))).toBe(false)
})

it('styles only names of the platform outside its own pages', () => {
  const read = (name: string) =>
    readFileSync(new URL(`system/fallback/${name}.css`, THEMES), 'utf8').replaceAll(
      /\/\*[^]*?\*\//g,
      '',
    )
  expect(read('pages').trim()).toMatch(/^\.system-content \{[^]*\}$/)
  expect(read('lists').trim()).toMatch(/^\.system-content \{[^]*\}$/)
  const classes = [...read('controls').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
  expect(classes.filter((name) => !PLATFORM_CLASS.test(name))).toEqual([])
})

/** Matches classes that the platform's formatters and scripts print. */
const PLATFORM_CLASS =
  /^(?:sqs-|product-|variant-|original-price$|quantity-label$|summary-thumbnail-|field-element$|cart-adding$|visually-hidden$|v6-visually-hidden$)/

it('puts a reset of elements below the platform’s layer, and nothing else', () => {
  const reset = '/* Reset. */ ul, li { margin: 0; padding: 0 }\n*, q:before { content: "" }'
  expect(layReset(reset)).toBe(`@layer reset {${reset}\n}`)
  for (const css of ['.a { b: c }', 'ul { margin: 0 !important }', '@media print { a { b: c } }'])
    expect(layReset(css)).toBe(css)
})
