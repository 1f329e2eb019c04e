import { createHash } from 'node:crypto'
import type { ThemeLook } from '@vitrine/page'
import type { Template, TemplateError } from '@vitrine/template'
import { type JsonPath, type LenientJson, readLenientJson } from './lenient-json.ts'
import {
  collectionConf,
  type CollectionConf,
  customTypesIn,
  type CustomType,
  listIn,
  objectIn,
  textIn,
  textsIn,
} from './theme-conf.ts'
import { type Labels, labelsOf, stringsOf, type ThemeStrings } from './theme-strings.ts'
import { componentsOf, type ThemeComponent } from './theme-components.ts'
import type { ThemeFault } from './theme-fault.ts'
import { callsOlderScripts, type ThemeFiles } from './theme-files.ts'
import { lookOf } from './theme-look.ts'
import { ThemeSource, type ThemeTag } from './theme-source.ts'
import { readStyles, type ThemeStyles } from './theme-styles.ts'

export interface ThemePage {
  readonly template: Template
  readonly title: string
  readonly description: string
}

export interface CollectionTemplates {
  readonly list: Template | undefined
  readonly item: Template | undefined
  /** How the theme wants it; undefined where it says nothing. */
  readonly conf?: CollectionConf | undefined
}

export interface Theme extends ThemeStrings {
  /** Its folder's. */
  readonly name: string
  /** What owners read. */
  readonly title: string
  /** The templates of each layout, in their order. */
  readonly layouts: ReadonlyMap<string, readonly Template[]>
  /** Partials by the names they are applied by: the platform's have no ending. */
  readonly blocks: Readonly<Record<string, Template>>
  readonly pages: ReadonlyMap<string, ThemePage>
  /** Parts for blocks of the owner's pages, by their names. */
  readonly components: ReadonlyMap<string, ThemeComponent>
  readonly collections: ReadonlyMap<string, CollectionTemplates>
  /** Pages of the platform. */
  readonly system: ReadonlyMap<string, Template>
  /** What owners read of the theme, by language: in English, and in that. */
  readonly labels: ReadonlyMap<string, Labels>
  readonly tags: readonly ThemeTag[]
  readonly stylesheet: ThemeStyles
  /** Its colours and fonts, which owners may change. */
  readonly look: ThemeLook
  /** Its scripts call what older templates found on every page. */
  readonly callsOlderScripts: boolean
  /** Kinds of items of the theme's own. */
  readonly customTypes: readonly CustomType[]
  readonly assets: ReadonlyMap<string, Asset>
  /** What is wrong with the theme's files. */
  readonly faults: readonly ThemeFault[]
  /** What a rendering found wrong, and where in the theme's files. */
  readonly describe: (error: TemplateError) => string
}

export interface Asset {
  readonly bytes: Buffer
  readonly version: string
}

/** The platform's, which templates apply without an ending. @see compat §1 "systemPartials" */
const SYSTEM_PARTIALS = ['sqs-share-buttons', 'sqs-social-links']

const LISTS = [
  ...['stylesheets', 'navigations', 'systemCollections', 'systemPartials'],
  ...['customTypes', 'fonts'],
]

/** A theme from its files. Never throws: what is wrong is in `faults`, the rest works. @see compat §1 */
export function buildTheme(name: string, files: ThemeFiles): Theme {
  const build = new Build(name, files)
  const conf = objectIn(build.json('template.conf'))
  const confFault = (message: string, at: JsonPath) => build.fault('template.conf', message, at)
  for (const key of LISTS)
    if (conf[key] !== undefined && !Array.isArray(conf[key])) confFault(`"${key}" is a list`, [key])
  const menus = listIn(conf['navigations']).map((menu) => textIn(objectIn(menu)['name']))
  for (const [index, menu] of menus.entries())
    if (menu !== undefined && menus.indexOf(menu) < index)
      confFault(`two navigations are named "${menu}"`, ['navigations', index])
  const look = lookOf(conf, confFault)
  for (const [index, partial] of textsIn(conf['systemPartials']).entries())
    if (!SYSTEM_PARTIALS.includes(partial))
      confFault(`there is no partial "${partial}" of the platform`, ['systemPartials', index])
  const customTypes = customTypesIn(conf['customTypes'], confFault)
  return {
    name,
    title: textIn(conf['name']) ?? name,
    layouts: layoutsOf(build, conf['layouts']),
    blocks: Object.fromEntries([
      ...build.templates(/^partials\/(.+)\.block$/),
      ...build.templates(/^blocks\/(.+\.block)$/),
    ]),
    pages: pagesOf(build),
    components: componentsOf({
      templates: (pattern) => build.templates(pattern),
      json: (path) => build.json(path),
      fault: (path, message, at) => build.fault(path, message, at),
      assets: build.assets,
    }),
    collections: collectionsOf(
      build,
      customTypes.map((type) => type.name),
    ),
    customTypes,
    system: build.templates(/^system\/(.+)\.page$/),
    ...stringsOf(build),
    labels: labelsOf(build),
    tags: build.source.tags,
    stylesheet: stylesOf(build, { listed: textsIn(conf['stylesheets']), look }),
    look,
    callsOlderScripts: callsOlderScripts(files),
    assets: build.assets,
    faults: build.faults,
    describe: (error) => build.source.describe(error),
  }
}

/** Collects the templates, tags and faults of one theme. */
class Build {
  readonly source: ThemeSource
  readonly faults: ThemeFault[] = []
  readonly assets: Map<string, Asset>
  readonly #name: string
  readonly #read = new Map<string, LenientJson>()
  readonly #files: ThemeFiles

  constructor(name: string, files: ThemeFiles) {
    this.#name = name
    this.#files = files
    const assets = [...files.assets].map(
      ([path, bytes]) => [path, { bytes, version: versionOf(bytes) }] as const,
    )
    this.assets = new Map(assets)
    const scripts = {
      bytesOf: (path: string) => files.assets.get(path),
      keep: (path: string, bytes: Buffer) =>
        this.assets.set(path, { bytes, version: versionOf(bytes) }),
    }
    this.source = new ThemeSource(scripts, (fault) =>
      this.faults.push({ ...fault, file: fault.file.slice(name.length + 1) }),
    )
  }

  get paths(): readonly string[] {
    return [...this.#files.texts.keys()]
  }

  text(path: string): string | undefined {
    const text = this.#files.texts.get(path)
    return text === undefined ? undefined : this.#withVersions(text)
  }

  json(path: string): unknown {
    const text = this.#files.texts.get(path)
    if (text === undefined) return undefined
    const read = readLenientJson(text)
    this.#read.set(path, read)
    this.faults.push(...read.faults.map((fault) => ({ ...fault, file: path })))
    const last = this.faults.at(-1)
    // Nothing is known of a theme whose configuration cannot be read.
    if (path === 'template.conf' && read.value === undefined && last)
      this.faults.splice(-1, 1, { ...last, isGrave: true })
    return read.value
  }

  template(path: string): Template | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : this.source.compile(`${this.#name}/${path}`, text)
  }

  /** The templates whose paths match, by what the pattern's group finds. */
  templates(pattern: RegExp): ReadonlyMap<string, Template> {
    const found = [...this.#files.texts.keys()].flatMap((path) => {
      const key = pattern.exec(path)?.[1]
      const template = key === undefined ? undefined : this.template(path)
      return key === undefined || !template ? [] : [[key, template] as const]
    })
    return new Map(found)
  }

  /** Of a configuration, at what `at` leads to in it. */
  fault(file: string, message: string, at: JsonPath, more: Pick<ThemeFault, 'isGrave'> = {}): void {
    const place = this.#read.get(file)?.placeOf(at) ?? { line: 1, column: 1 }
    this.faults.push({ file, ...place, message, ...more })
  }

  /** The theme's own files are asked for by their versions, so that browsers may keep them. */
  #withVersions(text: string): string {
    return text.replaceAll(/\/static\/theme\/([\w./-]+)/g, (url, path: string) => {
      const asset = this.assets.get(path)
      return asset ? `${url}?v=${asset.version}` : url
    })
  }
}

function layoutsOf(build: Build, given: unknown): ReadonlyMap<string, readonly Template[]> {
  const layouts = Object.entries(objectIn(given)).map(([key, layout]) => {
    const names = listIn(objectIn(layout)['regions']).map(regionName)
    // What has no layout of its own is drawn in this one.
    const grave = key === 'default' ? { isGrave: true as const } : {}
    const templates = names.flatMap((name, index) => {
      const template = build.template(`${name}.region`) ?? build.template(`regions/${name}.region`)
      const at = ['layouts', key, 'regions', index]
      if (!template) build.fault('template.conf', `there is no region "${name}"`, at, grave)
      return template ?? []
    })
    if (names.length === 0)
      build.fault('template.conf', `the layout "${key}" has no "regions"`, ['layouts', key], grave)
    return [key, templates] as const
  })
  if (!layouts.some(([key]) => key === 'default'))
    build.fault('template.conf', 'there is no layout "default"', ['layouts'], { isGrave: true })
  return new Map(layouts)
}

/** Written with and without its ending. */
function regionName(region: unknown): string {
  return String(region).replace(/\.region$/, '')
}

function pagesOf(build: Build): ReadonlyMap<string, ThemePage> {
  const pages = [...build.templates(/^pages\/(.+)\.page$/)].map(([key, template]) => {
    const conf = objectIn(build.json(`pages/${key}.page.conf`))
    const title = textIn(conf['title']) ?? key
    return [key, { template, title, description: textIn(conf['description']) ?? '' }] as const
  })
  return new Map(pages)
}

function collectionsOf(
  build: Build,
  customTypes: readonly string[],
): ReadonlyMap<string, CollectionTemplates> {
  const lists = build.templates(/^collections\/(.+)\.list$/)
  const items = build.templates(/^collections\/(.+)\.item$/)
  const confs = build.paths.flatMap((path) => /^collections\/(.+)\.conf$/.exec(path)?.[1] ?? [])
  // An index and a folder take in other collections of the theme's.
  const known = [...customTypes, ...confs]
  const read = (name: string) => {
    const path = `collections/${name}.conf`
    const fault = (message: string, at: JsonPath) => build.fault(path, message, at)
    return collectionConf(name, objectIn(build.json(path)), { known, fault })
  }
  const all = new Set([...lists.keys(), ...items.keys(), ...confs])
  return new Map(
    [...all].map((name) => {
      const conf = confs.includes(name) ? read(name) : undefined
      return [name, { list: lists.get(name), item: items.get(name), conf }]
    }),
  )
}

function stylesOf(
  build: Build,
  given: { readonly listed: readonly string[]; readonly look: ThemeLook },
): ThemeStyles {
  const files = build.paths.flatMap((path): [string, string][] =>
    path.startsWith('styles/') ? [[path.slice('styles/'.length), build.text(path) ?? '']] : [],
  )
  const { styles, faults } = readStyles(new Map(files), given)
  for (const [index, name] of given.listed.entries())
    if (!styles.files.has(name))
      build.fault('template.conf', `there is no stylesheet "${name}"`, ['stylesheets', index])
  build.faults.push(...faults)
  return styles
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}
