import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from './colour.ts'
import {
  colourRoles,
  contrastPairs,
  type OwnColours,
  ownRoles,
  type Palette,
  type SectionTheme,
  sectionThemeIds,
  sectionThemesOf,
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
  fc.constantFrom(...ownRoles),
  fc.record({ color: colour }),
) satisfies fc.Arbitrary<OwnColours>

/** Each pair that cannot be read, as a line. */
function unreadable({ id, colours }: SectionTheme): readonly string[] {
  return contrastPairs.flatMap(({ role, on, least }) =>
    on.flatMap((ground) => {
      const ratio = contrast(colours[role], colours[ground])
      return ratio >= least
        ? []
        : [`${id}: ${role} ${colours[role]} on ${ground} ${colours[ground]} has ${ratio}`]
    }),
  )
}

it('can be read in every theme, whatever the palette and whatever the owner sets', () => {
  fc.assert(
    fc.property(palette, own, (given, set) => {
      const all = Object.fromEntries(sectionThemeIds.map((id) => [id, set]))
      expect(sectionThemesOf(given).flatMap(unreadable)).toEqual([])
      expect(sectionThemesOf(given, all).flatMap(unreadable)).toEqual([])
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
  'can be read with %s',
  (_, [lightest = '', light = '', accent = '', dark = '', darkest = '']) => {
    const themes = sectionThemesOf({ lightest, light, accent, dark, darkest })
    expect(themes.flatMap(unreadable)).toEqual([])
  },
)

it('names every colour of a theme in a pair, but lines and what only fills', () => {
  const named = new Set(contrastPairs.flatMap(({ role, on }) => [role, ...on]))
  expect(colourRoles.filter((role) => !named.has(role))).toEqual(['line', 'lineStrong'])
})

it('makes ten themes that are different, of the colours of the palette', () => {
  const themes = sectionThemesOf(kiln)
  expect(themes.map(({ id }) => id)).toEqual(sectionThemeIds)
  expect(new Set(themes.map(({ colours }) => JSON.stringify(colours))).size).toBe(10)
  const grounds = themes.map(({ colours }) => colours.ground)
  expect(grounds.slice(0, 5)).toEqual(['#faf7f2', '#faf7f2', '#f1eae0', '#f1eae0', '#a8481f'])
  expect(grounds.slice(6)).toEqual(['#3a312b', '#3a312b', '#1c1917', '#1c1917'])
  expect(themes[0]?.corrections).toEqual([])
})

it('turns the accent round once: under light text and, moved, under dark', () => {
  const [, , , , bright, inverse] = sectionThemesOf(kiln)
  expect(bright?.colours).toMatchObject({ ground: '#a8481f', ink: '#faf7f2' })
  expect(inverse?.colours.ink).toBe('#1c1917')
  expect(inverse?.corrections).toMatchObject([{ role: 'ground', wanted: '#a8481f', least: 4.5 }])
  const yellow = sectionThemesOf({ ...kiln, accent: '#ffd400' })
  expect(yellow[4]?.colours).toMatchObject({ ground: '#ffd400', ink: '#1c1917' })
  expect(yellow[5]?.colours.ink).toBe('#faf7f2')
})

it('tells what it moved, from where and to where', () => {
  const [white] = sectionThemesOf({ ...kiln, accent: '#e8935f' })
  const [told, ...more] = white?.corrections ?? []
  expect(more).toEqual([])
  expect(told).toMatchObject({ role: 'accent', wanted: '#e8935f', least: 4.5 })
  expect(told?.used).toBe(white?.colours.accent)
  expect(told?.before).toBeLessThan(4.5)
  expect(told?.after).toBeGreaterThanOrEqual(4.5)
})

it('keeps what the owner insists on, tells how well it can be read, and keeps the rest readable', () => {
  const ink = { color: '#d8ccbb', asIs: true } as const
  const [white] = sectionThemesOf(kiln, { white: { ink } })
  expect(white?.colours.ink).toBe('#d8ccbb')
  expect(white?.corrections).toMatchObject([{ role: 'ink', wanted: '#d8ccbb', used: '#d8ccbb' }])
  const faults = white ? unreadable(white) : []
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((line) => !line.startsWith('white: ink #d8ccbb'))).toEqual([])
})
