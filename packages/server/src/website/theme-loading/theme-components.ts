import type { ComponentRequest, RenderedComponent } from '@vitrine/blocks'
import { type RenderContext, type Template, untrusted } from '@vitrine/template'
import type { JsonPath } from './lenient-json.ts'
import { toObject, toText } from './theme-configuration.ts'

/** A component of the theme, for a block of its name. */
export interface ThemeComponent {
  /** The title for owners. */
  readonly title: string
  readonly template: Template
  /** The URL of the script that hydrates it. */
  readonly script: string | undefined
}

interface ThemeFilesReader {
  readonly templates: (pattern: RegExp) => ReadonlyMap<string, Template>
  readonly json: (path: string) => unknown
  readonly assets: ReadonlyMap<string, { readonly version: string }>
  readonly addIssue: (path: string, message: string, at: JsonPath) => void
}

/**
 * Loads components: `components/counter.block` is the template of `counter`,
 * `components/counter.conf` has its `title` and a `script` of the theme.
 */
export function loadComponents(files: ThemeFilesReader): ReadonlyMap<string, ThemeComponent> {
  const templates = [...files.templates(/^components\/([a-z][a-z0-9-]{0,59})\.block$/)]
  return new Map(
    templates.map(([name, template]) => {
      const path = `components/${name}.conf`
      const conf = toObject(files.json(path))
      const scriptName = toText(conf['script'])
      const asset = scriptName === undefined ? undefined : files.assets.get(`scripts/${scriptName}`)
      if (scriptName !== undefined && !asset)
        files.addIssue(path, `There is no script "${scriptName}"`, ['script'])
      const script = asset && `/static/theme/scripts/${scriptName}?v=${asset.version}`
      return [name, { title: toText(conf['title']) ?? name, template, script }]
    }),
  )
}

/** Renders a component for one block; texts of the owner stay marked as untrusted. */
export function renderComponent(
  { template, script }: ThemeComponent,
  { id, settings, title, body }: ComponentRequest,
  templateContext: RenderContext,
): RenderedComponent {
  const settingEntries = Object.entries(settings).map(([key, value]) => [
    key,
    typeof value === 'string' ? untrusted(value) : value,
  ])
  const scope = { id, title: untrusted(title), body, settings: Object.fromEntries(settingEntries) }
  return { html: template.render(scope, templateContext).output, script }
}
