import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { THEMES } from '../platform/config/paths.ts'
import { listDeclarations, readSheets, themeFolders } from './theme-sheets.ts'

const themes = themeFolders.filter((name) => name !== 'system')

/** Values of options are names of colours, so their sheet says which. */
const DEFINING = ['scale.css', 'tokens.css', 'swatches.css']

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black)\b(?!-)/i
/** Nothing is no size, and queries cannot ask tokens. */
const SIZE = /\b(?!0px)[\d.]+(?:px|rem|pt|cm|mm|in)\b/

function findLiterals(css: string): readonly string[] {
  return listDeclarations(css)
    .filter(({ written }) => COLOUR.test(written) || SIZE.test(written))
    .map(({ written, line }) => `${line}: ${written}`)
}

function literalsIn(theme: string): readonly string[] {
  return readSheets(theme)
    .filter(([name]) => !DEFINING.includes(name))
    .flatMap(([name, css]) => findLiterals(css).map((found) => `${theme}/styles/${name}:${found}`))
}

const readStyles = (path: string) => readFileSync(new URL(path, THEMES), 'utf8')

/** Returns the tokens that a theme defines, and those that it shares with all themes. */
const findTokens = (theme: string) =>
  new Set(
    [readStyles('system/styles/scale.css'), readStyles(`${theme}/styles/tokens.css`)].flatMap(
      (css) => css.match(/--[\w-]+(?=:)/g) ?? [],
    ),
  )

it.each(themeFolders)('has colors and sizes of %s only in its tokens', (theme) => {
  expect(literalsIn(theme)).toEqual([])
})

it('finds a literal at any position', () => {
  const css = `.a:hover {
  color: #fff;
  box-shadow:
    inset 0 0 0 3px var(--ink);
}
@media (min-width: 48rem) {
  .white { background: var(--ground); --pad: 0px; inset: 0 1em; outline: 1px solid white }
}`
  expect(findLiterals(css)).toEqual([
    '2: color: #fff',
    '3: box-shadow: inset 0 0 0 3px var(--ink)',
    '7: outline: 1px solid white ',
  ])
})

it.each(themes)('has every token in theme %s that the shared stylesheets use', (theme) => {
  const own = new Set(
    [...readSheets('system'), ...readSheets(theme)].flatMap(
      ([, css]) => css.match(/--[\w-]+(?=:)/g) ?? [],
    ),
  )
  const used = readSheets('system').flatMap(([, css]) => [...css.matchAll(/var\((--[\w-]+)\)/g)])
  const missing = used.map(([, name = '']) => name).filter((name) => !own.has(name))
  expect(missing.filter((name) => !FROM_BLOCKS.includes(name))).toEqual([])
})

/** Told by the blocks themselves. */
const FROM_BLOCKS = ['--gx']

it('has the same token names in all themes, so that settings apply to another theme', () => {
  const first = findTokens('kiln')
  for (const theme of themes)
    expect([...first].filter((name) => !findTokens(theme).has(name))).toEqual([])
})
