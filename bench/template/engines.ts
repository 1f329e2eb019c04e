import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile, createIntlZones, type Limits } from '@vitrine/template'
import { getLocale } from '../../packages/server/src/locale.ts'
import { createHelpers } from './helpers.ts'
import { type Sources, getSources, type Workload } from './sources.ts'

export interface Engine {
  readonly name: string
  /**
   * Returns a function that parses a workload's templates, each time anew, into a render function.
   */
  readonly createReader: (workload: Workload) => () => (data: object) => string
}

/** The versions of the compared engines. */
export const versions = {
  '@squarespace/template-engine': '2.10.10',
  liquidjs: '10.30.1',
  handlebars: '4.7.10',
  nunjucks: '3.2.4',
  eta: '4.6.0',
} as const

type Helpers = ReturnType<typeof createHelpers>

const helpers = createHelpers({ cachesTexts: false })

const NOW = Date.UTC(2026, 0, 15, 12)

/**
 * Creates our engine as the product uses it: its dialect, locale and, unless replaced, its limits.
 */
export function createVitrineEngine(limits: Partial<Limits> = {}): Engine {
  const locale = getLocale('en-US')
  const zones = createIntlZones()
  return {
    name: 'vitrine',
    createReader: (workload) => {
      const { main, partials } = getSources('json-t', workload)
      return () => {
        const template = compile(main)
        const blocks = mapRecord(partials, (source, name) => compile(source, { name }))
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

/** Loads the other engines from their folder, using only their public exports. */
export async function loadEngines(folder: string): Promise<readonly Engine[]> {
  const load = createRequire(join(folder, 'package.json'))
  const eta: EtaModule = await import(pathToFileURL(load.resolve('eta')).href)
  return [
    createVitrineEngine(),
    createReferenceEngine(load('@squarespace/template-engine')),
    createHandlebarsEngine(load('handlebars'), 'Handlebars', helpers),
    createHandlebarsEngine(
      load('handlebars'),
      'Handlebars, texts cached',
      createHelpers({ cachesTexts: true }),
    ),
    createLiquidEngine(load('liquidjs')),
    createNunjucksEngine(load('nunjucks')),
    createEtaEngine(eta),
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

function createReferenceEngine({ Compiler }: ReferenceModule): Engine {
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
    createReader: (workload) => {
      const { main, partials } = getSources('json-t', workload)
      return () => {
        const compiler = new Compiler()
        const { code } = compiler.parse(main)
        const blocks = mapRecord(partials, (source) => compiler.parse(source).code)
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

function createHandlebarsEngine(
  module: HandlebarsModule,
  name: string,
  engineHelpers: Helpers,
): Engine {
  return {
    name,
    createReader: (workload) => {
      const { main, partials } = getSources('handlebars', workload)
      return () => {
        const engine = module.create()
        engine.registerHelper({ ...engineHelpers })
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

function createLiquidEngine({ Liquid }: LiquidModule): Engine {
  return {
    name: 'LiquidJS',
    createReader: (workload) => {
      const { main, partials } = getSources('liquid', workload)
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

function createNunjucksEngine({ Environment, Template }: NunjucksModule): Engine {
  return {
    name: 'Nunjucks',
    createReader: (workload) => {
      const { main, partials } = getSources('nunjucks', workload)
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

function createEtaEngine({ Eta }: EtaModule): Engine {
  return {
    name: 'Eta',
    createReader: (workload) => {
      const { main, partials }: Sources = getSources('eta', workload)
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

function mapRecord<T>(
  texts: Readonly<Record<string, string>>,
  make: (text: string, name: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, make(text, name)]))
}
