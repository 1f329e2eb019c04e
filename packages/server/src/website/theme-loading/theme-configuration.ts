import type { JsonPath } from './lenient-json.ts'

/** The theme's configuration of a type of collection. @see compat §1 "Collections" */
export interface CollectionConfiguration {
  readonly title: string
  /** The default title of a new collection. */
  readonly newTitle: string | undefined
  /** The number of items per page. */
  readonly pageSize: number | undefined
  readonly ordering: Ordering | undefined
  /** The accepted types: those of the platform, or the theme's own. */
  readonly acceptTypes: readonly string[]
  readonly isFolder: boolean
  readonly isIndex: boolean
  readonly hasFullData: boolean
  /** The layout of its pages whose owner chose none; undefined for the theme's default. */
  readonly layout: string | undefined
}

/** A type of items that the theme defines. @see compat §1 "customTypes" */
export interface CustomType {
  readonly name: string
  readonly title: string
  /** The type of the platform that it extends. */
  readonly base: string
  readonly fields: readonly {
    readonly name: string
    readonly title: string
    readonly type: string
  }[]
}

const ORDERINGS = ['user-orderable', 'chronological', 'calendar', 'music-album'] as const
type Ordering = (typeof ORDERINGS)[number]

const ACCEPTED_TYPES = [
  ...['text', 'page', 'gallery', 'image', 'blog', 'album', 'events', 'event', 'products'],
  ...['video', 'store_item', 'link', 'audio', 'index', 'folder'],
]
const BASE_TYPES = ['text', 'image', 'event', 'video', 'audio', 'gallery']

/** The maximum page size; themes in the wild request up to twenty million. @see compat §13.6 */
const MAX_PAGE_SIZE = 1_000

type ConfigurationObject = Readonly<Record<string, unknown>>
/** Reports an issue of a configuration, with its position. */
type AddConfigurationIssue = (message: string, path: JsonPath) => void

/** Parses the `.conf` of a collection, and reports its issues. */
export function parseCollectionConfiguration(
  name: string,
  conf: ConfigurationObject,
  options: { readonly knownTypes: readonly string[]; readonly addIssue: AddConfigurationIssue },
): CollectionConfiguration {
  const { knownTypes, addIssue } = options
  const acceptTypes = toTexts(conf['acceptTypes'])
  for (const [index, type] of acceptTypes.entries())
    if (![...ACCEPTED_TYPES, ...knownTypes].includes(type))
      addIssue(`There is no type "${type}" to accept`, ['acceptTypes', index])
  const ordering = ORDERINGS.find((each) => each === conf['ordering'])
  if (conf['ordering'] !== undefined && !ordering)
    addIssue(`"ordering" must be one of ${ORDERINGS.join(', ')}`, ['ordering'])
  return {
    title: toText(conf['title']) ?? name,
    newTitle: toText(conf['newTitle']),
    pageSize: parsePageSize(conf['pageSize'], addIssue),
    ordering,
    acceptTypes,
    isFolder: isTruthy(conf['folder']),
    isIndex: isTruthy(conf['index']),
    hasFullData: isTruthy(conf['fullData']),
    layout: toText(conf['layout']),
  }
}

function parsePageSize(value: unknown, addIssue: AddConfigurationIssue): number | undefined {
  if (value === undefined) return undefined
  const size = Number(value)
  if (Number.isInteger(size) && size > 0) return Math.min(size, MAX_PAGE_SIZE)
  addIssue('"pageSize" must be a whole number above 0', ['pageSize'])
  return undefined
}

/** Parses the item types of the theme. */
export function parseCustomTypes(
  value: unknown,
  addIssue: AddConfigurationIssue,
): readonly CustomType[] {
  return toList(value).flatMap((each, index) => {
    const path = ['customTypes', index]
    const conf = toObject(each)
    const name = toText(conf['name'])
    const base = toText(conf['base'])
    if (name === undefined || base === undefined || !BASE_TYPES.includes(base)) {
      addIssue(`A custom type needs a "name" and a "base": ${BASE_TYPES.join(', ')}`, path)
      return []
    }
    const fields = toList(conf['fields']).flatMap((field, number) => {
      const { name: key, title, type } = toObject(field)
      if (typeof key !== 'string' || typeof type !== 'string') {
        addIssue(`A field of "${name}" has a "name" and a "type"`, [...path, 'fields', number])
        return []
      }
      return { name: key, title: toText(title) ?? key, type }
    })
    return { name, title: toText(conf['title']) ?? name, base, fields }
  })
}

export function toObject(value: unknown): ConfigurationObject {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : {}
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function toTexts(value: unknown): readonly string[] {
  return toList(value).flatMap((each) => toText(each) ?? [])
}

/** Returns whether a value is true, which may be written as a text. */
function isTruthy(value: unknown): boolean {
  return value === true || value === 'true'
}
