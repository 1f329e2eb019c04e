import { intlZones, type Template } from '@vitrine/template'
import type { Db } from '../db/db.ts'
import { contentSecurityPolicy, scriptHash } from '../http/security-headers.ts'
import type { ClientScripts } from './client-scripts.ts'
import type { Content, Place } from './content.ts'
import { headOf } from './head.ts'
import { localeOf } from './locale.ts'
import { pageMarks } from './page-classes.ts'
import { pageJson } from './page-json.ts'
import { drawWithTags, type PageRun } from './run-tags.ts'
import { staticContextScript } from './static-context.ts'
import type { Themes } from './themes.ts'
import type { Theme } from './theme.ts'

export interface Drawn {
  readonly html: string
  /** The policy the page is sent with. */
  readonly csp: string
  /** What is wrong with the theme, for its author; visitors never see it. */
  readonly faults: readonly string[]
}

export interface RendererPorts {
  readonly db: Db
  readonly themes: Themes
  readonly scripts: ClientScripts
  readonly onFault: (fault: string) => void
}

const zones = intlZones()

/**
 * Draws a whole page in the site's theme. A page with a nonce is for one visitor; one without is the
 * same for everybody, and its policy names its inline script by hash.
 */
export async function drawPage(
  ports: RendererPorts,
  place: Place,
  content: Content,
  nonce?: string,
): Promise<Drawn> {
  const theme = ports.themes.get(place.site.theme)
  const json = pageJson(place, content)
  const marks = pageMarks(place, content)
  const faults: string[] = []
  const run: PageRun = {
    db: ports.db,
    place,
    theme,
    json,
    context: {
      partials: theme.blocks,
      locale: localeOf(place.site.language),
      zones,
      timeZone: place.site.timeZone,
    },
    onFault: (fault) => {
      faults.push(fault)
      ports.onFault(fault)
    },
    queries: 0,
  }
  const squarespace = {
    'page-id': marks.id,
    'page-classes': marks.classes,
    'cart-classes': 'sqs-custom-cart',
    'template-revision': theme.stylesheet.version,
  }
  const template = mainTemplate(ports, theme, content)
  const main = template ? await drawWithTags(run, template, { ...json, squarespace }) : ''

  const context = staticContextScript(place, content)
  const headers = headOf(place, content, { theme, scripts: ports.scripts, main, context, nonce })
  const footers = ''
  const scope = {
    ...json,
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    'squarespace-post-entry': '',
    squarespace: { ...squarespace, headers, footers, 'main-content': main },
  }
  const regions = theme.layouts.get('default') ?? []
  const parts = await Promise.all(regions.map((region) => drawWithTags(run, region, scope)))
  const csp = contentSecurityPolicy(
    nonce === undefined ? { hashes: [scriptHash(context)] } : { nonce },
  )
  return { html: parts.join('').trimStart(), csp, faults }
}

function mainTemplate(ports: RendererPorts, theme: Theme, content: Content): Template | undefined {
  switch (content.kind) {
    case 'page':
      return content.page.template
    case 'list':
      return theme.collections.get('products')?.list
    case 'item':
      return theme.collections.get('products')?.item
    case 'system':
      return theme.system.get(content.name) ?? ports.themes.system(content.name)
  }
}
