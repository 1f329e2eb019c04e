import { pageTypeCodes } from '@vitrine/model'
import { intlZones, type Template, untrusted } from '@vitrine/template'
import type { Db } from '../../platform/db/db.ts'
import { contentSecurityPolicy, scriptHash } from '../../platform/http/security-headers.ts'
import { withAnnouncement } from './announcement.ts'
import type { ClientScripts } from './client-scripts.ts'
import type { Content, Place } from './content.ts'
import { contentHtml } from './content-html.ts'
import { filledAreas, headerAndFooter } from './header-footer.ts'
import { headOf, pageTitle } from './head.ts'
import { inItsLanguage, pageLocale } from '../locale/index.ts'
import { overlaysHtml } from './overlays.ts'
import { PageBudget } from './page-budget.ts'
import { commentsOf, postEntry } from './post-entry.ts'
import { pageMarks } from './page-classes.ts'
import { languageLines, type PageJson, pageJson } from './page-json.ts'
import type { PageRun } from './page-run.ts'
import type { RecordsBeside } from './records.ts'
import { drawWithTags } from './run-tags.ts'
import { wordsOf } from './said.ts'
import { staticContextScript } from './static-context.ts'
import { drawComponent } from './theme-components.ts'
import type { Themes } from './themes.ts'
import type { Theme } from './theme.ts'
import type { PublishedPage } from './view/published.ts'

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
  /** Items of collections; there are none where nobody answers. */
  readonly records?: RecordsBeside
}

const zones = intlZones()

/**
 * Draws a whole page in the site's theme. A page with a nonce is for one visitor; one without is the
 * same for everybody, and its policy names its inline script by hash.
 */
export async function drawPage(
  ports: RendererPorts,
  of: Place,
  content: Content,
  nonce?: string,
): Promise<Drawn> {
  const { run, faults, json, words, variables } = beginPage(ports, of, content)
  const { theme, place } = run
  const main = await drawContent(run, json, variables)
  const context = staticContextScript(place, content, { ...words, theme })
  const footers = overlaysHtml(place, content)
  const headers = headOf(place, content, {
    theme,
    scripts: ports.scripts,
    main,
    context,
    nonce,
    reloads: ports.themes.isInHand,
  })
  const scope = {
    ...json,
    ...variables,
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    squarespace: { ...variables.squarespace, headers, footers, 'main-content': main },
  }
  const regions = regionsOf(theme, content)
  const parts = await Promise.all(regions.map((region) => drawWithTags(run, region, scope)))
  const html = await withAnnouncement(run, scope, parts.join('').trimStart())
  const inline = nonce === undefined ? { hashes: [scriptHash(context)] } : { nonce }
  const csp = contentSecurityPolicy(inline, html)
  return { html, csp, faults: [...faults] }
}

/** Only what stands inside the layout. @see compat §4 "main-content" */
export async function drawMain(
  ports: RendererPorts,
  place: Place,
  content: Content,
): Promise<string> {
  const { run, json, variables } = beginPage(ports, place, content)
  return drawContent(run, json, variables)
}

function beginPage(ports: RendererPorts, of: Place, content: Content) {
  const theme = ports.themes.get(of.site.theme)
  const words = wordsOf(theme, of.language)
  const place: Place = {
    ...of,
    say: words.say,
    languages: languageLines(of, content),
    comments: () => commentsOf(run, place, words.strings),
    component: (given) => {
      const found = theme.components.get(given.name)
      return found && drawComponent(found, given, run.context)
    },
  }
  const faults = new Set<string>()
  const run: PageRun = {
    db: ports.db,
    place,
    content,
    theme,
    context: {
      partials: theme.blocks,
      locale: pageLocale(place.language.tag),
      zones,
      timeZone: place.site.timeZone,
    },
    // A tag that is drawn for each of many items is wrong once.
    onFault: (fault) => {
      if (!faults.has(fault)) ports.onFault(fault)
      faults.add(fault)
    },
    budget: new PageBudget(),
    // Drawn before the head, which has the styles of all that is drawn.
    areas: filledAreas(place),
    records: async (asked) => ports.records?.(place, asked),
    asked: { query: 0, related: 0 },
  }
  const json = pageJson(place, content, words)
  const title = pageTitle(place, content)
  const marks = { ...pageMarks(place, content, theme), ...headerAndFooter(place) }
  const variables = systemVariables(theme, marks, title)
  return { run, faults, json, words, variables }
}

async function drawContent(run: PageRun, json: PageJson, variables: PageJson): Promise<string> {
  const { content, theme, place } = run
  if (content.kind === 'blocks') return documentHtml(place, content.page)
  const own =
    content.kind === 'system' && content.document ? documentHtml(place, content.document) : ''
  const template = mainTemplate(theme, content)
  const entry = await postEntry(run, { ...json, ...variables })
  const scope = { ...json, ...variables, ...entry }
  const main = template ? await drawWithTags(run, template, scope) : ''
  return content.kind === 'record' ? markedIn(place, content.item.locale, main) : own + main
}

function documentHtml(place: Place, page: PublishedPage): string {
  return markedIn(place, page.locale, contentHtml(place, page))
}

function markedIn({ language }: Place, locale: string, html: string): string {
  return locale === language.tag ? html : inItsLanguage(locale, html)
}

/**
 * The layout a page asks for. A cover page, and a page that tells nothing of its site, stand alone: in
 * the theme's own layout for it, or in the platform's. @see compat §1 "regionName"
 */
function regionsOf(theme: Theme, content: Content): readonly Template[] {
  const standard = theme.layouts.get('default') ?? []
  const alone = () => {
    const own = theme.layouts.get('splash')
    const ours = theme.system.get('splash')
    return own ?? (ours ? [ours] : standard)
  }
  if (content.kind === 'system') return content.isBare ? alone() : standard
  if (!('page' in content && 'body' in content.page)) return standard
  const { type, settings } = content.page.body
  const asked = settings.layout === undefined ? undefined : theme.layouts.get(settings.layout)
  return asked ?? (type === pageTypeCodes['splash-page'] ? alone() : standard)
}

/**
 * What the platform tells every template. Bundles that templates load by name (`rollup-…`) print nothing:
 * what they bring is in the headers.
 *
 * @see compat §3
 */
function systemVariables(
  theme: Theme,
  marks: { readonly id: string; readonly classes: string } & ReturnType<typeof headerAndFooter>,
  title: string,
) {
  return {
    'squarespace-headers': '',
    'squarespace-footers': '',
    'squarespace-post-entry': '',
    postItemInjectCode: '',
    squarespace: {
      'page-id': marks.id,
      'page-classes': marks.classes,
      'page-title': untrusted(title),
      'header-sections': marks['header-sections'],
      'footer-sections': marks['footer-sections'],
      'cart-classes': 'sqs-custom-cart',
      'template-revision': theme.stylesheet.version,
      headers: '',
      footers: '',
      'main-content': '',
      facebookAppId: '',
    },
  }
}

/** What a theme lacks the platform has; an unknown kind of collection is a list of posts. */
function mainTemplate(
  theme: Theme,
  content: Exclude<Content, { readonly kind: 'blocks' }>,
): Template | undefined {
  const templatesOf = (typeName: string) => {
    const [own, posts] = [theme.collections.get(typeName), theme.collections.get('blog')]
    return { list: own?.list ?? posts?.list, item: own?.item ?? posts?.item }
  }
  switch (content.kind) {
    case 'page':
      return content.page.template
    case 'collection':
      return templatesOf(content.page.body.collection?.typeName ?? '').list
    case 'record':
      return templatesOf(content.page.body.collection?.typeName ?? '').item
    case 'list':
      return theme.collections.get('products')?.list
    case 'item':
      return theme.collections.get('products')?.item
    case 'system':
      return theme.system.get(content.name)
  }
}
