import { blockRegistry } from '@vitrine/blocks'
import { fontUsages } from '@vitrine/model'
import { expect, it } from 'vitest'
import { listDeclarations, readSheets, themeFolders } from './theme-sheets.ts'

/** The sheets that define tokens and fonts, where values belong. */
const DEFINING = ['tokens.css', 'fonts.css', 'inter.css']

const USAGE = new RegExp(`var\\(--font-(?:${fontUsages.join('|')})\\b`)
/** The value of a font that another rule decides. */
const INHERITED = /^font(?:-family)?: inherit *$/
const FIXED_WEIGHT = /^font(?:-weight)?: (?:italic )?[1-9]\d\d\b/
const RADIUS = /^border(?:-\w+)*-radius:/
const RADIUS_TOKEN = /^[\w-]+: var\(--(?:button-)?radius\b[^;]*$/

/** Returns the declarations that would ignore what the owner chose: the use of a font, its weight, or corners. */
function findFixed(css: string): readonly string[] {
  return listDeclarations(css)
    .filter(({ written }) => isFixedFont(written) || isFixedRadius(written))
    .map(({ written, line }) => `${line}: ${written}`)
}

function isFixedFont(written: string): boolean {
  if (!/^font(?:-family|-weight)?:/.test(written) || INHERITED.test(written)) return false
  if (FIXED_WEIGHT.test(written)) return true
  return !written.startsWith('font-weight:') && !USAGE.test(written)
}

function isFixedRadius(written: string): boolean {
  return RADIUS.test(written) && !RADIUS_TOKEN.test(written)
}

it.each(themeFolders)('leaves fonts and corners of %s to the settings of the owner', (theme) => {
  const found = readSheets(theme)
    .filter(([name]) => !DEFINING.includes(name))
    .flatMap(([name, css]) => findFixed(css).map((each) => `${theme}/styles/${name}:${each}`))
  expect(found).toEqual([])
})

it('finds fonts, weights and corners that ignore the settings', () => {
  const css = `.title {
  font: var(--weight-display) var(--step-2) / 1 var(--font-display);
}
.mark { font-family: var(--font-labels, var(--font-text)); font: 420 var(--step-1) / 1 var(--font-labels) }
.plain { font-family: Georgia, serif; border-radius: 0; border-start-start-radius: 50% }
.good { font: inherit; font-weight: var(--weight-strong); border-radius: var(--button-radius, var(--radius)) }`
  expect(findFixed(css)).toEqual([
    '2: font: var(--weight-display) var(--step-2) / 1 var(--font-display)',
    '4: font: 420 var(--step-1) / 1 var(--font-labels) ',
    '5: font-family: Georgia, serif',
    '5: border-radius: 0',
    '5: border-start-start-radius: 50% ',
  ])
})

const FONT_OF_THEME =
  /(?<!var\(--font-(?:headings|body|navigation|buttons|quotes|labels),)var\(--font-(?:display|text)\b/
/** A rule for buttons by class or by place, which is stronger than the one for the use of a font. */
const BUTTON_RULE = /[^{}]*[.\s](?:[\w-]*button[\w-]*)\{[^}]*\bfont:inherit[^}]*\}/g

/** Returns the rules of a block that would ignore the uses of fonts. */
function findFixedFonts(css: string): readonly string[] {
  const ofTheme = FONT_OF_THEME.exec(css)
  return [
    ...(ofTheme ? [ofTheme[0]] : []),
    ...[...css.matchAll(BUTTON_RULE)]
      .map(([rule]) => rule.trim())
      .filter((rule) => !rule.startsWith(':where') && !rule.includes('var(--font-buttons')),
  ]
}

it('leaves the fonts of blocks to their use', () => {
  const found = [...blockRegistry.values()].flatMap(({ slug, css }) =>
    findFixedFonts(css).map((each) => `${slug}: ${each}`),
  )
  expect(found).toEqual([])
  expect(findFixedFonts('.a{font-family:var(--font-text,serif)}')).toEqual(['var(--font-text'])
  expect(findFixedFonts('.b .send-button{border:0;font:inherit}\n')).toHaveLength(1)
  expect(findFixedFonts('.send{font-family:var(--font-labels,var(--font-text))}')).toEqual([])
})
