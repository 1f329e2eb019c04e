import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { THEMES } from '../platform/config/paths.ts'

/** The style sheets of every theme of the product, and the shared ones. */
const folders = readdirSync(fileURLToPath(THEMES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const themes = folders.filter((name) => name !== 'system')

/** Values of options are names of colours, so their sheet says which. */
const DEFINING = ['tokens.css', 'swatches.css']

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black)\b(?!-)/i
/** Nothing is no size, and queries cannot ask tokens. */
const SIZE = /\b(?!0px)[\d.]+(?:px|rem|pt|cm|mm|in)\b/

function listSheets(theme: string): readonly (readonly [string, string])[] {
  const folder = new URL(`${theme}/styles/`, THEMES)
  return readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
}

/** Without comments, texts and addresses, in which anything may stand; lines stay where they are. */
function bare(css: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')
  return css.replaceAll(/\/\*[^]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g, blank)
}

/** The declarations of a sheet, whatever block they stand in. */
function declarationsIn(
  css: string,
): readonly { readonly written: string; readonly line: number }[] {
  const plain = bare(css)
  return [...plain.matchAll(/(?<=[;{}\s])[\w-]+:\s+[^;{}]*(?=[;}])/g)].map(
    ({ 0: written, index }) => ({
      written,
      line: plain.slice(0, index).split('\n').length,
    }),
  )
}

function findLiterals(css: string): readonly string[] {
  return declarationsIn(css)
    .filter(({ written }) => COLOUR.test(written) || SIZE.test(written))
    .map(({ written, line }) => `${line}: ${written.replaceAll(/\s+/g, ' ')}`)
}

function literalsIn(theme: string): readonly string[] {
  return listSheets(theme)
    .filter(([name]) => !DEFINING.includes(name))
    .flatMap(([name, css]) => findLiterals(css).map((found) => `${theme}/styles/${name}:${found}`))
}

const findTokens = (theme: string) =>
  new Set(
    readFileSync(new URL(`${theme}/styles/tokens.css`, THEMES), 'utf8').match(/--[\w-]+(?=:)/g),
  )

it.each(folders)('has colors and sizes of %s only in its tokens', (theme) => {
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
    [...listSheets('system'), ...listSheets(theme)].flatMap(
      ([, css]) => css.match(/--[\w-]+(?=:)/g) ?? [],
    ),
  )
  const used = listSheets('system').flatMap(([, css]) => [...css.matchAll(/var\((--[\w-]+)\)/g)])
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
