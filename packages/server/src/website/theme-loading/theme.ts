import type { ThemeDefaults } from '@vitrine/page'
import type { Template, TemplateError } from '@vitrine/template'
import type { JsonPath } from './lenient-json.ts'
import { type ThemeAsset, ThemeBuilder } from './theme-builder.ts'
import { loadComponents, type ThemeComponent } from './theme-components.ts'
import {
  type CollectionConfiguration,
  type CustomType,
  parseCollectionConfiguration,
  parseCustomTypes,
  toList,
  toObject,
  toText,
  toTexts,
} from './theme-configuration.ts'
import { getFallbackStyles } from './fallback-styles.ts'
import { mayPrintQuantities } from './quantities.ts'
import { findThemeElements, type ThemeElements } from './theme-elements.ts'
import { callsLegacyScripts, type ThemeFiles } from './theme-files.ts'
import type { ThemeIssue } from './theme-issue.ts'
import { parseLook } from './theme-look.ts'
import { findThemeOrigins, type ThemeOrigin } from './theme-origins.ts'
import type { ThemeScripts, ThemeTag } from './theme-source.ts'
import { type Labels, loadLabels, loadStrings, type ThemeStrings } from './theme-strings.ts'
import { readStyles, type ThemeStyles } from './theme-styles.ts'

export interface ThemePage {
  readonly template: Template
  readonly title: string
  readonly description: string
}

export interface CollectionTemplates {
  readonly list: Template | undefined
  readonly item: Template | undefined
  /** The theme's configuration; undefined if it has none. */
  readonly conf?: CollectionConfiguration | undefined
}

export interface Theme extends ThemeStrings {
  /** The name of its folder. */
  readonly name: string
  /** The title for owners. */
  readonly title: string
  /** The templates of each layout, in order. */
  readonly layouts: ReadonlyMap<string, readonly Template[]>
  /** The partials by the names they are applied by: those of the platform have no extension. */
  readonly blocks: Readonly<Record<string, Template>>
  readonly pages: ReadonlyMap<string, ThemePage>
  /** The names of the menus that the templates show. */
  readonly menus: readonly string[]
  /** The titles of the menus that have one, by name. */
  readonly menuTitles: ReadonlyMap<string, string>
  /** The parts of header and footer that the templates show. */
  readonly elements: ThemeElements
  /** The components for blocks, by name. */
  readonly components: ReadonlyMap<string, ThemeComponent>
  readonly collections: ReadonlyMap<string, CollectionTemplates>
  /** The templates of system pages. */
  readonly system: ReadonlyMap<string, Template>
  /** The labels for owners, by language. */
  readonly labels: ReadonlyMap<string, Labels>
  readonly tags: readonly ThemeTag[]
  /** The other servers that its files load from. */
  readonly origins: readonly ThemeOrigin[]
  /** The inline scripts and handlers of its templates. */
  readonly scripts: ThemeScripts
  readonly stylesheet: ThemeStyles
  /** The templates of the platform that the theme neither replaces nor styles. */
  readonly unstyledTemplates: ReadonlySet<Template>
  /** The colors and fonts that owners may change. */
  readonly look: ThemeDefaults
  /** Whether lists of its templates may print how much of a product is left. */
  readonly printsQuantities: boolean
  /** Whether its scripts call the client API of older platforms. */
  readonly callsLegacyScripts: boolean
  /** The item types that the theme defines. */
  readonly customTypes: readonly CustomType[]
  readonly assets: ReadonlyMap<string, ThemeAsset>
  /** The issues of the theme's files. */
  readonly issues: readonly ThemeIssue[]
  /** Describes an error of a rendering, with its position in the theme. */
  readonly describeError: (error: TemplateError) => string
}

/**
 * The partials of the platform, which templates apply without an extension.
 *
 * @see compat §1 "systemPartials"
 */
const SYSTEM_PARTIALS = ['sqs-share-buttons', 'sqs-social-links']

const LIST_KEYS = [
  ...['stylesheets', 'navigations', 'systemCollections', 'systemPartials'],
  ...['customTypes', 'fonts'],
]

/**
 * Builds a theme from its files. Never throws: issues are listed, and the rest works.
 *
 * @see compat §1
 */
export function buildTheme(name: string, files: ThemeFiles): Theme {
  const builder = new ThemeBuilder(name, files)
  const conf = toObject(builder.json('template.conf'))
  const addConfigurationIssue = (message: string, at: JsonPath) =>
    builder.addIssue('template.conf', message, at)
  for (const key of LIST_KEYS)
    if (conf[key] !== undefined && !Array.isArray(conf[key]))
      addConfigurationIssue(`"${key}" must be a list`, [key])
  const menus = toList(conf['navigations']).map((menu) => toText(toObject(menu)['name']))
  for (const [index, menu] of menus.entries())
    if (menu !== undefined && menus.indexOf(menu) < index)
      addConfigurationIssue(`Two navigations have the name "${menu}"`, ['navigations', index])
  const look = parseLook(conf, addConfigurationIssue)
  for (const [index, partial] of toTexts(conf['systemPartials']).entries())
    if (!SYSTEM_PARTIALS.includes(partial))
      addConfigurationIssue(`The platform has no partial "${partial}"`, ['systemPartials', index])
  const customTypes = parseCustomTypes(conf['customTypes'], addConfigurationIssue)
  const listed = toTexts(conf['stylesheets'])
  const fallback = getFallbackStyles(files, listed)
  const collections = loadCollections(
    builder,
    customTypes.map((type) => type.name),
  )
  const system = builder.templates(/^system\/(.+)\.page$/)
  return {
    name,
    title: toText(conf['name']) ?? name,
    layouts: loadLayouts(builder, conf['layouts']),
    blocks: Object.fromEntries([
      ...builder.templates(/^partials\/(.+)\.block$/),
      ...builder.templates(/^blocks\/(.+\.block)$/),
    ]),
    pages: loadPages(builder),
    menus: menus.flatMap((menu) => menu ?? []),
    menuTitles: getMenuTitles(conf['navigations']),
    elements: findThemeElements(files),
    components: loadComponents({
      templates: (pattern) => builder.templates(pattern),
      json: (path) => builder.json(path),
      addIssue: (path, message, at) => builder.addIssue(path, message, at),
      assets: builder.assets,
    }),
    collections,
    customTypes,
    system,
    unstyledTemplates:
      fallback === '' ? new Set() : listSharedTemplates(files, { collections, system }),
    ...loadStrings(builder),
    labels: loadLabels(builder),
    tags: builder.source.tags,
    scripts: builder.source.scripts,
    origins: findThemeOrigins(files.texts),
    stylesheet: loadStyles(builder, { listed, look, fallback }),
    look,
    ...findTraits(files),
    assets: builder.assets,
    issues: builder.issues,
    describeError: (error) => builder.source.describe(error),
  }
}

function findTraits(files: ThemeFiles): Pick<Theme, 'printsQuantities' | 'callsLegacyScripts'> {
  return {
    printsQuantities: [...files.texts].some(([path, text]) => mayPrintQuantities(path, text)),
    callsLegacyScripts: callsLegacyScripts(files),
  }
}

function getMenuTitles(navigations: unknown): ReadonlyMap<string, string> {
  return new Map(
    toList(navigations).flatMap((navigation) => {
      const { name, title } = toObject(navigation)
      return typeof name === 'string' && typeof title === 'string' ? [[name, title]] : []
    }),
  )
}

function loadLayouts(
  builder: ThemeBuilder,
  options: unknown,
): ReadonlyMap<string, readonly Template[]> {
  const configured = toObject(options)
  const [first] = Object.keys(configured)
  // Pages without a layout of their own use this one.
  const defaultKey = Object.hasOwn(configured, 'default') ? 'default' : first
  const layouts = Object.entries(configured).map(([key, layout]) => {
    const names = toList(toObject(layout)['regions']).map(getRegionName)
    const fatal = key === defaultKey ? { isFatal: true as const } : {}
    const templates = names.flatMap((name, index) => {
      const template =
        builder.template(`${name}.region`) ?? builder.template(`regions/${name}.region`)
      const at = ['layouts', key, 'regions', index]
      if (!template) builder.addIssue('template.conf', `There is no region "${name}"`, at, fatal)
      return template ?? []
    })
    if (names.length === 0)
      builder.addIssue(
        'template.conf',
        `The layout "${key}" has no "regions"`,
        ['layouts', key],
        fatal,
      )
    return [key, templates] as const
  })
  if (defaultKey === undefined)
    builder.addIssue('template.conf', 'The theme has no layout', ['layouts'], { isFatal: true })
  else if (defaultKey !== 'default')
    builder.addIssue(
      'template.conf',
      `The layout "default" is missing. Pages use the first one, "${defaultKey}"`,
      ['layouts'],
    )
  const all = new Map(layouts)
  return new Map([...all, ['default', all.get(defaultKey ?? '') ?? []]])
}

/** Returns the name of a region, which may be written with its extension. */
function getRegionName(region: unknown): string {
  return String(region).replace(/\.region$/, '')
}

function loadPages(builder: ThemeBuilder): ReadonlyMap<string, ThemePage> {
  const pages = [...builder.templates(/^pages\/(.+)\.page$/)].map(([key, template]) => {
    const conf = toObject(builder.json(`pages/${key}.page.conf`))
    const title = toText(conf['title']) ?? key
    return [key, { template, title, description: toText(conf['description']) ?? '' }] as const
  })
  return new Map(pages)
}

function loadCollections(
  builder: ThemeBuilder,
  customTypes: readonly string[],
): ReadonlyMap<string, CollectionTemplates> {
  const lists = builder.templates(/^collections\/(.+)\.list$/)
  const items = builder.templates(/^collections\/(.+)\.item$/)
  const confs = builder.paths.flatMap((path) => /^collections\/(.+)\.conf$/.exec(path)?.[1] ?? [])
  // An index and a folder accept other collections of the theme.
  const knownTypes = [...customTypes, ...confs]
  const readConfiguration = (name: string) => {
    const path = `collections/${name}.conf`
    const addIssue = (message: string, at: JsonPath) => builder.addIssue(path, message, at)
    return parseCollectionConfiguration(name, toObject(builder.json(path)), {
      knownTypes,
      addIssue,
    })
  }
  const all = new Set([...lists.keys(), ...items.keys(), ...confs])
  return new Map(
    [...all].map((name) => {
      const conf = confs.includes(name) ? readConfiguration(name) : undefined
      return [name, { list: lists.get(name), item: items.get(name), conf }]
    }),
  )
}

/** Returns the templates of collections and system pages that come from the platform. */
function listSharedTemplates(
  { shared }: ThemeFiles,
  { collections, system }: Pick<Theme, 'collections' | 'system'>,
): ReadonlySet<Template> {
  const pick = (path: string, template: Template | undefined) =>
    template !== undefined && shared?.has(path) ? [template] : []
  return new Set([
    ...[...collections].flatMap(([name, { list, item }]) => [
      ...pick(`collections/${name}.list`, list),
      ...pick(`collections/${name}.item`, item),
    ]),
    ...[...system].flatMap(([name, page]) => pick(`system/${name}.page`, page)),
  ])
}

function loadStyles(builder: ThemeBuilder, options: Parameters<typeof readStyles>[1]): ThemeStyles {
  const files = builder.paths.flatMap((path): [string, string][] =>
    path.startsWith('styles/') ? [[path.slice('styles/'.length), builder.text(path) ?? '']] : [],
  )
  const { styles, issues } = readStyles(new Map(files), options)
  for (const [index, name] of options.listed.entries())
    if (!styles.files.has(name))
      builder.addIssue('template.conf', `There is no style sheet "${name}"`, ['stylesheets', index])
  builder.issues.push(...issues)
  return styles
}
