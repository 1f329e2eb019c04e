import type { JsonPath } from './lenient-json.ts'

/** How a theme wants a kind of collection. @see compat §1 "Collections" */
export interface CollectionConf {
  readonly title: string
  /** What a new one is called. */
  readonly newTitle: string | undefined
  /** How many items a page of it shows. */
  readonly pageSize: number | undefined
  readonly ordering: Ordering | undefined
  /** What it takes in: kinds of the platform's, or the theme's own. */
  readonly acceptTypes: readonly string[]
  readonly isFolder: boolean
  readonly isIndex: boolean
  readonly hasFullData: boolean
}

/** A kind of item of the theme's own. @see compat §1 "customTypes" */
export interface CustomType {
  readonly name: string
  readonly title: string
  /** The platform's kind it is one of. */
  readonly base: string
  readonly fields: readonly {
    readonly name: string
    readonly title: string
    readonly type: string
  }[]
}

const orderings = ['user-orderable', 'chronological', 'calendar', 'music-album'] as const
type Ordering = (typeof orderings)[number]

const ACCEPTED = [
  ...['text', 'page', 'gallery', 'image', 'blog', 'album', 'events', 'event', 'products'],
  ...['video', 'store_item', 'link', 'audio', 'index', 'folder'],
]
const BASES = ['text', 'image', 'event', 'video', 'audio', 'gallery']

/** Twenty million are asked for in the wild: pages have an end. @see compat §13.6 */
const MOST_PER_PAGE = 1_000

type Conf = Readonly<Record<string, unknown>>
/** Told of what a configuration cannot mean, and where in it. */
type TellsFault = (message: string, at: JsonPath) => void

/** What a `.conf` of a collection says; `fault` is told of what it cannot mean. */
export function collectionConf(
  name: string,
  conf: Conf,
  given: { readonly known: readonly string[]; readonly fault: TellsFault },
): CollectionConf {
  const { known, fault } = given
  const acceptTypes = textsIn(conf['acceptTypes'])
  for (const [index, type] of acceptTypes.entries())
    if (![...ACCEPTED, ...known].includes(type))
      fault(`there is no type "${type}" to accept`, ['acceptTypes', index])
  const ordering = orderings.find((each) => each === conf['ordering'])
  if (conf['ordering'] !== undefined && !ordering)
    fault(`"ordering" is one of ${orderings.join(', ')}`, ['ordering'])
  return {
    title: textIn(conf['title']) ?? name,
    newTitle: textIn(conf['newTitle']),
    pageSize: pageSizeIn(conf['pageSize'], fault),
    ordering,
    acceptTypes,
    isFolder: isTrue(conf['folder']),
    isIndex: isTrue(conf['index']),
    hasFullData: isTrue(conf['fullData']),
  }
}

function pageSizeIn(value: unknown, fault: TellsFault): number | undefined {
  if (value === undefined) return undefined
  const size = Number(value)
  if (Number.isInteger(size) && size > 0) return Math.min(size, MOST_PER_PAGE)
  fault('"pageSize" is a whole number above 0', ['pageSize'])
  return undefined
}

/** The theme's own kinds of items. */
export function customTypesIn(value: unknown, fault: TellsFault): readonly CustomType[] {
  return listIn(value).flatMap((each, index) => {
    const at = ['customTypes', index]
    const conf = objectIn(each)
    const name = textIn(conf['name'])
    const base = textIn(conf['base'])
    if (name === undefined || base === undefined || !BASES.includes(base)) {
      fault(`a custom type has a "name" and a "base": ${BASES.join(', ')}`, at)
      return []
    }
    const fields = listIn(conf['fields']).flatMap((field, number) => {
      const { name: key, title, type } = objectIn(field)
      if (typeof key !== 'string' || typeof type !== 'string') {
        fault(`a field of "${name}" has a "name" and a "type"`, [...at, 'fields', number])
        return []
      }
      return { name: key, title: textIn(title) ?? key, type }
    })
    return { name, title: textIn(conf['title']) ?? name, base, fields }
  })
}

export function objectIn(value: unknown): Conf {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : {}
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function textsIn(value: unknown): readonly string[] {
  return listIn(value).flatMap((each) => textIn(each) ?? [])
}

/** Written as a text, too. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
