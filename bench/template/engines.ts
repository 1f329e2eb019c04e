import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile, intlZones, type Limits } from '@vitrine/template'
import { localeOf } from '../../packages/server/src/website/locale/locale.ts'
import { makeHelpers } from './helpers.ts'
import { type Sources, sourcesOf, type Workload } from './sources.ts'

export interface Engine {
  readonly name: string
  /** What reads a workload's templates, again each time, for what renders them. */
  readonly reader: (workload: Workload) => () => (data: object) => string
}

/** Versions the figures are of. */
export const versions = {
  '@squarespace/template-engine': '2.10.10',
  liquidjs: '10.30.1',
  handlebars: '4.7.10',
  nunjucks: '3.2.4',
  eta: '4.6.0',
} as const

type Helpers = ReturnType<typeof makeHelpers>

const helpers = makeHelpers({ keepsTexts: false })

const NOW = Date.UTC(2026, 0, 15, 12)

/** The product's engine as the product uses it: its dialect, its locale and, if not told, its limits. */
export function ours(limits: Partial<Limits> = {}): Engine {
  const locale = localeOf('en-US')
  const zones = intlZones()
  return {
    name: 'vitrine',
    reader: (workload) => {
      const { main, partials } = sourcesOf('json-t', workload)
      return () => {
        const template = compile(main)
        const blocks = mapped(partials, (source, name) => compile(source, { name }))
        const context = { partials: blocks, locale, zones, now: NOW, limits }
        return (data) => {
          const { output, errors } = template.render(data, context)
          if (errors.length > 0) throw new Error(errors[0]?.message)
          return output
        }
      }
    },
  }
}

/** The others from the folder they are installed in; only what they export is used. */
export async function enginesIn(folder: string): Promise<readonly Engine[]> {
  const load = createRequire(join(folder, 'package.json'))
  const eta: EtaModule = await import(pathToFileURL(load.resolve('eta')).href)
  return [
    ours(),
    reference(load('@squarespace/template-engine')),
    handlebars(load('handlebars'), 'Handlebars', helpers),
    handlebars(load('handlebars'), 'Handlebars, texts kept', makeHelpers({ keepsTexts: true })),
    liquid(load('liquidjs')),
    nunjucks(load('nunjucks')),
    etaOf(eta),
  ]
}

interface ReferenceModule {
  readonly Compiler: new () => {
    parse(source: string): { readonly code: unknown }
    execute(props: object): {
      readonly ctx: { render(): string }
      readonly errors: readonly { readonly message: string }[]
    }
  }
}

function reference({ Compiler }: ReferenceModule): Engine {
  const { CLDRFramework }: typeof import('@phensley/cldr') = createRequire(import.meta.url)(
    '@phensley/cldr',
  )
  const require = createRequire(import.meta.url)
  const framework = new CLDRFramework({
    loader: (language): unknown => require(`@phensley/cldr/packs/${language}.json`),
  })
  const cldr = framework.get('en-US')
  return {
    name: 'reference',
    reader: (workload) => {
      const { main, partials } = sourcesOf('json-t', workload)
      return () => {
        const compiler = new Compiler()
        const { code } = compiler.parse(main)
        const blocks = mapped(partials, (source) => compiler.parse(source).code)
        return (json) => {
          const { ctx, errors } = compiler.execute({ code, json, partials: blocks, cldr, now: NOW })
          if (errors.length > 0) throw new Error(errors[0]?.message)
          return ctx.render()
        }
      }
    },
  }
}

interface HandlebarsModule {
  create(): {
    registerHelper(helpers: object): void
    registerPartial(name: string, partial: unknown): void
    compile(source: string): (data: object) => string
  }
}

function handlebars(module: HandlebarsModule, name: string, given: Helpers): Engine {
  return {
    name,
    reader: (workload) => {
      const { main, partials } = sourcesOf('handlebars', workload)
      return () => {
        const engine = module.create()
        engine.registerHelper({ ...given })
        for (const [partial, source] of Object.entries(partials))
          engine.registerPartial(partial, engine.compile(source))
        return engine.compile(main)
      }
    },
  }
}

interface LiquidModule {
  readonly Liquid: new (options: object) => {
    registerFilter(name: string, filter: unknown): void
    parse(source: string): unknown
    renderSync(template: unknown, data: object): string
  }
}

function liquid({ Liquid }: LiquidModule): Engine {
  return {
    name: 'LiquidJS',
    reader: (workload) => {
      const { main, partials } = sourcesOf('liquid', workload)
      return () => {
        const engine = new Liquid({ templates: partials, cache: true })
        for (const [name, filter] of Object.entries(filters)) engine.registerFilter(name, filter)
        const template = engine.parse(main)
        return (data) => engine.renderSync(template, data)
      }
    },
  }
}

const filters = { ...helpers, truncate60: (text: string) => helpers.truncate(text, 60) }

interface NunjucksModule {
  readonly Environment: new (
    loader: object,
    options: object,
  ) => {
    addFilter(name: string, filter: unknown): void
  }
  readonly Template: new (
    source: string,
    environment: object,
    path: string,
    eager: boolean,
  ) => { render(data: object): string }
}

function nunjucks({ Environment, Template }: NunjucksModule): Engine {
  return {
    name: 'Nunjucks',
    reader: (workload) => {
      const { main, partials } = sourcesOf('nunjucks', workload)
      return () => {
        const loader = {
          getSource: (path: string) => ({ src: partials[path] ?? '', path, noCache: false }),
        }
        const engine = new Environment(loader, { autoescape: true })
        for (const [name, filter] of Object.entries(filters)) engine.addFilter(name, filter)
        const template = new Template(main, engine, 'main', true)
        return (data) => template.render(data)
      }
    },
  }
}

interface EtaModule {
  readonly Eta: new (options: object) => {
    loadTemplate(name: string, source: string): void
    render(name: string, data: object): string
  }
}

function etaOf({ Eta }: EtaModule): Engine {
  return {
    name: 'Eta',
    reader: (workload) => {
      const { main, partials }: Sources = sourcesOf('eta', workload)
      return () => {
        const engine = new Eta({
          autoTrim: false,
          cache: true,
          functionHeader: 'const { helpers } = this',
        })
        Object.assign(engine, { helpers })
        engine.loadTemplate('@main', main)
        for (const [name, source] of Object.entries(partials))
          engine.loadTemplate(`@${name}`, source)
        return (data) => engine.render('@main', data)
      }
    },
  }
}

function mapped<T>(
  texts: Readonly<Record<string, string>>,
  make: (text: string, name: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, make(text, name)]))
}
