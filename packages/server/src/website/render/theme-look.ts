import type { JsonPath } from './lenient-json.ts'
import { type FontFamily, isColour, type Palette, paletteNames } from '@vitrine/model'
import type { ThemeLook } from '@vitrine/page'
import { listIn, objectIn, textIn } from './theme-conf.ts'

type TellsFault = (message: string, at: JsonPath) => void

const ID = /^[A-Za-z0-9_-]{1,40}$/
/** Names of fonts, as CSS lists them. */
const STACK = /^[\p{L}\p{N}\s,'_-]{1,300}$/u

/** What `template.conf` says of colours and fonts that owners may change; `fault` is told of what it cannot mean. */
export function lookOf(conf: Readonly<Record<string, unknown>>, fault: TellsFault): ThemeLook {
  return { palette: paletteIn(conf['palette'], fault), fonts: fontsIn(conf['fonts'], fault) }
}

function paletteIn(value: unknown, fault: TellsFault): Palette | undefined {
  if (value === undefined) return undefined
  const given = objectIn(value)
  const colours = paletteNames.flatMap((name) => {
    const colour = textIn(given[name])?.toLowerCase()
    return colour !== undefined && isColour(colour) ? [[name, colour] as const] : []
  })
  const { lightest, light, accent, dark, darkest } = Object.fromEntries(colours)
  if (lightest && light && accent && dark && darkest)
    return { lightest, light, accent, dark, darkest }
  fault(`"palette" has five colours such as #336699: ${paletteNames.join(', ')}`, ['palette'])
  return undefined
}

function fontsIn(value: unknown, fault: TellsFault): readonly FontFamily[] {
  return listIn(value).flatMap((each, index) => {
    const font = objectIn(each)
    const id = textIn(font['id'])
    const stack = textIn(font['stack'])
    const isRight = id !== undefined && ID.test(id) && stack !== undefined && STACK.test(stack)
    if (isRight && stack.split("'").length % 2 === 1)
      return { id, name: textIn(font['name']) ?? id, stack }
    fault(`a font has an "id", a "name" and a "stack" such as 'Inter', sans-serif`, [
      'fonts',
      index,
    ])
    return []
  })
}
