import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PACKAGES = new URL('../../../', import.meta.url)
/** The packages whose screens are read in both directions. */
const NAMES = ['studio', 'react-kit']

/** Files in which a left edge is meant, because they place a point of an image. */
const WITH_COORDINATES = [
  'studio/src/features/files/FocalPoint.tsx',
  'studio/src/ui/overlays/ContextMenu.tsx',
]

const SIDED = /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b|^(?:left|right)$/
const CORNER = /^border-(?:top|bottom)-(?:left|right)-radius$/
const ALIGNED = ['text-align', 'float', 'clear', 'justify-content', 'justify-self', 'justify-items']
const FOUR_SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

function listFiles(end: RegExp): readonly (readonly [string, string])[] {
  return NAMES.flatMap((name) => {
    const paths = readdirSync(new URL(`${name}/src/`, PACKAGES), {
      recursive: true,
      encoding: 'utf8',
    })
    return paths
      .filter((path) => end.test(path) && !path.includes('.test.'))
      .map((path) => `${name}/src/${path.replaceAll('\\', '/')}`)
      .map((path) => [path, readFileSync(new URL(path, PACKAGES), 'utf8')] as const)
  })
}

/** Returns the values of a shorthand; what stands in parentheses is one value. */
function splitValues(value: string): readonly string[] {
  return value.match(/(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()]+)/g) ?? []
}

/** Returns whether a declaration looks different from right to left than from left to right. */
function isPhysical(property: string, value: string): boolean {
  if (SIDED.test(property) || CORNER.test(property)) return true
  if (ALIGNED.includes(property)) return /^(?:left|right)$/.test(value)
  const [, right, , left] = splitValues(value)
  return FOUR_SIDES.test(property) && left !== undefined && left !== right
}

/** Returns the declarations of a style sheet that name a side instead of the start or the end. */
function findPhysical(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const declarations = plain.matchAll(/(?<=[;{]\s*)([a-z-]+):\s*([^;{}]+)(?=[;}])/g)
  return [...declarations].flatMap(([written, property = '', value = '']) =>
    isPhysical(property, value.trim()) ? [written] : [],
  )
}

it('finds declarations that name a side', () => {
  const css = `.a { margin-left: 1px; right: 0; text-align: left; padding: 0 1px 0 2px; inset: 0 auto 0 calc(1px + 2px) }
    .b { margin-inline-start: 1px; text-align: start; padding: 0 1px 0 1px; inset: 0 auto; border-radius: 1px 1px 0 0 }`
  expect(findPhysical(css)).toEqual([
    'margin-left: 1px',
    'right: 0',
    'text-align: left',
    'padding: 0 1px 0 2px',
    'inset: 0 auto 0 calc(1px + 2px) ',
  ])
})

it('has style sheets of the studio that follow the direction of its language', () => {
  const sheets = listFiles(/\.css$/)
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap(([path, css]) =>
    findPhysical(css).map((declaration) => `${path}: ${declaration}`),
  )
  expect(found).toEqual([])
})

it('has components of the studio that follow the direction of its language', () => {
  const components = listFiles(/\.tsx$/)
  expect(components.length).toBeGreaterThan(200)
  const found = components.flatMap(([path, code]) =>
    [...code.matchAll(/style=\{\{([^]*?)\}\}/g)]
      .filter(([, style = '']) =>
        /\b(?:(?:margin|padding|border)(?:Left|Right)|left|right|textAlign)\w*:/.test(style),
      )
      .map(() => path),
  )
  expect(found).toEqual(WITH_COORDINATES)
})
