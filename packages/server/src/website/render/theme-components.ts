import type { ComponentGiven, DrawnComponent } from '@vitrine/blocks'
import { type RenderContext, type Template, untrusted } from '@vitrine/template'
import type { JsonPath } from './lenient-json.ts'
import { objectIn, textIn } from './theme-conf.ts'

/** A part of pages that the theme's developer made, for a block of its name. */
export interface ThemeComponent {
  /** What owners read. */
  readonly title: string
  readonly template: Template
  /** The address of the script that takes it over. */
  readonly script: string | undefined
}

interface Files {
  readonly templates: (pattern: RegExp) => ReadonlyMap<string, Template>
  readonly json: (path: string) => unknown
  readonly assets: ReadonlyMap<string, { readonly version: string }>
  readonly fault: (path: string, message: string, at: JsonPath) => void
}

/**
 * `components/counter.block` draws the component `counter`; `components/counter.conf` has its `title` and
 * the `script` among the theme's own. No script comes from anywhere else.
 */
export function componentsOf(files: Files): ReadonlyMap<string, ThemeComponent> {
  const found = [...files.templates(/^components\/([a-z][a-z0-9-]{0,59})\.block$/)]
  return new Map(
    found.map(([name, template]) => {
      const path = `components/${name}.conf`
      const conf = objectIn(files.json(path))
      const named = textIn(conf['script'])
      const asset = named === undefined ? undefined : files.assets.get(`scripts/${named}`)
      if (named !== undefined && !asset)
        files.fault(path, `there is no script "${named}"`, ['script'])
      const script = asset && `/static/theme/scripts/${named}?v=${asset.version}`
      return [name, { title: textIn(conf['title']) ?? name, template, script }]
    }),
  )
}

/** What a component shows for one block: what its owner typed keeps its mark. */
export function drawComponent(
  { template, script }: ThemeComponent,
  { id, settings, title, body }: ComponentGiven,
  context: RenderContext,
): DrawnComponent {
  const marked = Object.entries(settings).map(([key, value]) => [
    key,
    typeof value === 'string' ? untrusted(value) : value,
  ])
  const scope = { id, title: untrusted(title), body, settings: Object.fromEntries(marked) }
  return { html: template.render(scope, context).output, script }
}
