import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeContrast } from './colour.ts'
import {
  colourRoles,
  contrastPairs,
  type CustomColours,
  customColourRoles,
  type Palette,
  type SectionTheme,
  sectionThemeIds,
  createSectionThemes,
} from './section-theme.ts'

const kiln: Palette = {
  lightest: '#faf7f2',
  light: '#f1eae0',
  accent: '#a8481f',
  dark: '#3a312b',
  darkest: '#1c1917',
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((code) => `#${code.toString(16).padStart(6, '0')}`)
const palette = fc.record({
  lightest: colour,
  light: colour,
  accent: colour,
  dark: colour,
  darkest: colour,
})
const own = fc.dictionary(
  fc.constantFrom(...customColourRoles),
  fc.record({ color: colour }),
) satisfies fc.Arbitrary<CustomColours>

/** Returns a line for each pair with too little contrast. */
function findUnreadable({ id, colours }: SectionTheme): readonly string[] {
  return contrastPairs.flatMap(({ role, on, minimum }) =>
    on.flatMap((ground) => {
      const ratio = computeContrast(colours[role], colours[ground])
      return ratio >= minimum
        ? []
        : [`${id}: ${role} ${colours[role]} on ${ground} ${colours[ground]} has ${ratio}`]
    }),
  )
}

it('is readable in every theme, whatever the palette and the owner’s colors', () => {
  fc.assert(
    fc.property(palette, own, (colours, custom) => {
      const all = Object.fromEntries(sectionThemeIds.map((id) => [id, custom]))
      expect(createSectionThemes(colours).flatMap(findUnreadable)).toEqual([])
      expect(createSectionThemes(colours, all).flatMap(findUnreadable)).toEqual([])
    }),
    { numRuns: 100 },
  )
})

it.each([
  ['greys around the middle', ['#777777', '#767676', '#757575', '#747474', '#787878']],
  ['one colour five times', ['#7f7f00', '#7f7f00', '#7f7f00', '#7f7f00', '#7f7f00']],
  ['light and dark the other way round', ['#000000', '#222222', '#ffff00', '#eeeeee', '#ffffff']],
  ['the loudest colours there are', ['#00ffff', '#ff00ff', '#ffff00', '#0000ff', '#ff0000']],
])(
  'is readable with %s',
  (_, [lightest = '', light = '', accent = '', dark = '', darkest = '']) => {
    const themes = createSectionThemes({ lightest, light, accent, dark, darkest })
    expect(themes.flatMap(findUnreadable)).toEqual([])
  },
)

it('has every role in a pair except decorative lines', () => {
  const named = new Set(contrastPairs.flatMap(({ role, on }) => [role, ...on]))
  expect(colourRoles.filter((role) => !named.has(role))).toEqual(['line', 'lineStrong'])
})

it('creates ten different themes from the palette', () => {
  const themes = createSectionThemes(kiln)
  expect(themes.map(({ id }) => id)).toEqual(sectionThemeIds)
  expect(new Set(themes.map(({ colours }) => JSON.stringify(colours))).size).toBe(10)
  const grounds = themes.map(({ colours }) => colours.ground)
  expect(grounds.slice(0, 5)).toEqual(['#faf7f2', '#faf7f2', '#f1eae0', '#f1eae0', '#a8481f'])
  expect(grounds.slice(6)).toEqual(['#3a312b', '#3a312b', '#1c1917', '#1c1917'])
  expect(themes[0]?.corrections).toEqual([])
})

it('uses the accent under light text and, adjusted, under dark text', () => {
  const [, , , , bright, inverse] = createSectionThemes(kiln)
  expect(bright?.colours).toMatchObject({ ground: '#a8481f', ink: '#faf7f2' })
  expect(inverse?.colours.ink).toBe('#1c1917')
  expect(inverse?.corrections).toMatchObject([
    { role: 'ground', requested: '#a8481f', minimum: 4.5 },
  ])
  const yellow = createSectionThemes({ ...kiln, accent: '#ffd400' })
  expect(yellow[4]?.colours).toMatchObject({ ground: '#ffd400', ink: '#1c1917' })
  expect(yellow[5]?.colours.ink).toBe('#faf7f2')
})

it('reports the adjusted colors', () => {
  const [white] = createSectionThemes({ ...kiln, accent: '#e8935f' })
  const [correction, ...more] = white?.corrections ?? []
  expect(more).toEqual([])
  expect(correction).toMatchObject({ role: 'accent', requested: '#e8935f', minimum: 4.5 })
  expect(correction?.used).toBe(white?.colours.accent)
  expect(correction?.before).toBeLessThan(4.5)
  expect(correction?.after).toBeGreaterThanOrEqual(4.5)
})

it('keeps a color that the owner insists on, reports its contrast and keeps the rest readable', () => {
  const ink = { color: '#d8ccbb', asIs: true } as const
  const [white] = createSectionThemes(kiln, { white: { ink } })
  expect(white?.colours.ink).toBe('#d8ccbb')
  expect(white?.corrections).toMatchObject([{ role: 'ink', requested: '#d8ccbb', used: '#d8ccbb' }])
  const issues = white ? findUnreadable(white) : []
  expect(issues.length).toBeGreaterThan(0)
  expect(issues.filter((line) => !line.startsWith('white: ink #d8ccbb'))).toEqual([])
})

it('uses the accent for links and buttons until the owner gives them colors of their own', () => {
  const [usual] = createSectionThemes(kiln)
  expect(usual?.colours).toMatchObject({
    link: usual?.colours.accent,
    button: usual?.colours.accent,
    onButton: usual?.colours.onAccent,
  })
  const own = { white: { link: { color: '#0b4f8a' }, button: { color: '#f2c230' } } }
  const [changed] = createSectionThemes(kiln, own)
  expect(changed?.colours).toMatchObject({ accent: usual?.colours.accent, link: '#0b4f8a' })
  expect(changed?.colours.button).toBe('#f2c230')
})
