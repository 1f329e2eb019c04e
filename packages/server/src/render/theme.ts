import { createHash } from 'node:crypto'
import { compile, describe, type Template } from '@vitrine/template'
import { type CustomTag, takeTags } from './custom-tags.ts'
import { readLenientJson } from './lenient-json.ts'
import type { ThemeFiles } from './theme-files.ts'

/** A theme's tag, with its body ready to be rendered. */
export interface ThemeTag {
  readonly name: string
  readonly body: Template | undefined
}

export interface ThemePage {
  readonly template: Template
  readonly title: string
  readonly description: string
}

export interface CollectionTemplates {
  readonly list: Template | undefined
  readonly item: Template | undefined
}

export interface Theme {
  readonly name: string
  /** The templates of each layout, in their order. */
  readonly layouts: ReadonlyMap<string, readonly Template[]>
  /** Partials by the names they are applied by. */
  readonly blocks: Readonly<Record<string, Template>>
  readonly pages: ReadonlyMap<string, ThemePage>
  readonly collections: ReadonlyMap<string, CollectionTemplates>
  /** Pages of the platform that the theme brings itself. */
  readonly system: ReadonlyMap<string, Template>
  readonly tags: readonly ThemeTag[]
  readonly stylesheet: VersionedText
  readonly assets: ReadonlyMap<string, Asset>
  /** What is wrong with the theme's files, a line for each. */
  readonly faults: readonly string[]
}

export interface VersionedText {
  readonly text: string
  readonly version: string
}

export interface Asset {
  readonly bytes: Buffer
  readonly version: string
}

/** A theme from its files. Never throws: what is wrong is in `faults`, the rest works. @see compat §1 */
export function buildTheme(name: string, files: ThemeFiles): Theme {
  const build = new Build(name, files)
  const conf = objectIn(build.json('template.conf'))
  return {
    name,
    layouts: layoutsOf(build, conf['layouts']),
    blocks: Object.fromEntries(build.templates(/^blocks\/(.+\.block)$/)),
    pages: pagesOf(build),
    collections: collectionsOf(build),
    system: build.templates(/^system\/(.+)\.page$/),
    tags: build.tags,
    stylesheet: stylesheetOf(build, conf['stylesheets']),
    assets: build.assets,
    faults: build.faults,
  }
}

/** Collects the templates, tags and faults of one theme. */
class Build {
  readonly tags: ThemeTag[] = []
  readonly faults: string[] = []
  readonly assets: ReadonlyMap<string, Asset>
  readonly #name: string
  readonly #files: ThemeFiles

  constructor(name: string, files: ThemeFiles) {
    this.#name = name
    this.#files = files
    const assets = [...files.assets].map(
      ([path, bytes]) => [path, { bytes, version: versionOf(bytes) }] as const,
    )
    this.assets = new Map(assets)
  }

  text(path: string): string | undefined {
    const text = this.#files.texts.get(path)
    return text === undefined ? undefined : this.#withVersions(text)
  }

  json(path: string): unknown {
    const text = this.#files.texts.get(path)
    if (text === undefined) return undefined
    const { value, faults } = readLenientJson(text)
    for (const { message, line, column } of faults) this.fault(path, `${line}:${column} ${message}`)
    return value
  }

  template(path: string): Template | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : this.#compile(path, text)
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

  fault(path: string, message: string): void {
    this.faults.push(`${this.#name}/${path}: ${message}`)
  }

  #compile(path: string, text: string): Template {
    const source = takeTags(text, (tag) => this.#keep(path, tag))
    const template = compile(source, { name: `${this.#name}/${path}` })
    for (const error of template.errors) this.faults.push(describe(error))
    return template
  }

  #keep(path: string, tag: CustomTag): number {
    const body = tag.body === undefined ? undefined : this.#compile(path, tag.body)
    return this.tags.push({ name: tag.name, body }) - 1
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
    const templates = names.flatMap((name) => {
      const template = build.template(`${name}.region`) ?? build.template(`regions/${name}.region`)
      if (!template) build.fault('template.conf', `there is no region "${name}"`)
      return template ?? []
    })
    return [key, templates] as const
  })
  if (!layouts.some(([key]) => key === 'default'))
    build.fault('template.conf', 'there is no layout "default"')
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

function collectionsOf(build: Build): ReadonlyMap<string, CollectionTemplates> {
  const lists = build.templates(/^collections\/(.+)\.list$/)
  const items = build.templates(/^collections\/(.+)\.item$/)
  const names = new Set([...lists.keys(), ...items.keys()])
  return new Map([...names].map((name) => [name, { list: lists.get(name), item: items.get(name) }]))
}

function stylesheetOf(build: Build, given: unknown): VersionedText {
  const sheets = listIn(given).map((name) => {
    const text = build.text(`styles/${String(name)}`)
    if (text === undefined) build.fault('template.conf', `there is no stylesheet "${String(name)}"`)
    return text ?? ''
  })
  const reset = listIn(given).includes('reset.css') ? '' : (build.text('styles/reset.css') ?? '')
  const text = [reset, ...sheets].filter((sheet) => sheet !== '').join('\n')
  return { text, version: versionOf(Buffer.from(text)) }
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : {}
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
