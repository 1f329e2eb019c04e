import { createHash } from 'node:crypto'
import type { Template } from '@vitrine/template'
import { type JsonPath, type LenientJson, readLenientJson } from './lenient-json.ts'
import type { ThemeFiles } from './theme-files.ts'
import type { ThemeIssue } from './theme-issue.ts'
import { ThemeSource } from './theme-source.ts'

export interface ThemeAsset {
  readonly bytes: Buffer
  readonly version: string
}

/** Collects the templates, tags and issues of one theme. */
export class ThemeBuilder {
  readonly source: ThemeSource
  readonly issues: ThemeIssue[] = []
  readonly assets: Map<string, ThemeAsset>
  readonly #name: string
  readonly #read = new Map<string, LenientJson>()
  readonly #files: ThemeFiles

  constructor(name: string, files: ThemeFiles) {
    this.#name = name
    this.#files = files
    const assets = [...files.assets].map(
      ([path, bytes]) => [path, { bytes, version: computeVersion(bytes) }] as const,
    )
    this.assets = new Map(assets)
    const scripts = {
      getBytes: (path: string) => files.assets.get(path),
      addScript: (path: string, bytes: Buffer) =>
        this.assets.set(path, { bytes, version: computeVersion(bytes) }),
    }
    this.source = new ThemeSource(scripts, (issue) =>
      this.issues.push({ ...issue, file: issue.file.slice(name.length + 1) }),
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
    const readConfiguration = readLenientJson(text)
    this.#read.set(path, readConfiguration)
    this.issues.push(...readConfiguration.issues.map((issue) => ({ ...issue, file: path })))
    const lastIssue = this.issues.at(-1)
    // A theme without a readable configuration cannot be used.
    if (path === 'template.conf' && readConfiguration.value === undefined && lastIssue)
      this.issues.splice(-1, 1, { ...lastIssue, isFatal: true })
    return readConfiguration.value
  }

  template(path: string): Template | undefined {
    const text = this.text(path)
    return text === undefined ? undefined : this.source.compile(`${this.#name}/${path}`, text)
  }

  /** Returns the templates whose paths match, by the group of the pattern. */
  templates(pattern: RegExp): ReadonlyMap<string, Template> {
    const found = [...this.#files.texts.keys()].flatMap((path) => {
      const key = pattern.exec(path)?.[1]
      const template = key === undefined ? undefined : this.template(path)
      return key === undefined || !template ? [] : [[key, template] as const]
    })
    return new Map(found)
  }

  /** Adds an issue of a configuration, at the position of a value. */
  addIssue(
    file: string,
    message: string,
    at: JsonPath,
    more: Pick<ThemeIssue, 'isFatal'> = {},
  ): void {
    const position = this.#read.get(file)?.getPosition(at) ?? { line: 1, column: 1 }
    this.issues.push({ file, ...position, message, ...more })
  }

  /** Adds versions to URLs of the theme's own files, so that browsers may cache them. */
  #withVersions(text: string): string {
    return text.replaceAll(/\/static\/theme\/([\w./%@+~-]+)/g, (url, path: string) => {
      const asset = this.assets.get(decodePath(path))
      return asset ? `${url}?v=${asset.version}` : url
    })
  }
}

/** Returns a path without the escapes of its URL; as it is if it has none that are valid. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function computeVersion(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}
