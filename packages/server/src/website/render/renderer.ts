import { createIntlZones, untrusted } from '@vitrine/template'
import type { Db } from '../../platform/db/db.ts'
import { formatContentSecurityPolicy, hashScript } from '../../platform/http/security-headers.ts'
import {
  getShownElements,
  renderAreas,
  renderContent,
  renderHeaderFooter,
  renderParts,
} from '../block-content/index.ts'
import { getPageLocale, markLanguage } from '../locale/index.ts'
import {
  formatStaticContextScript,
  getLanguageLinks,
  getPageJson,
  type TemplateData,
} from '../page-json/index.ts'
import { type ClientScripts, getPageTitle, renderHead } from '../page-metadata/index.ts'
import { PageBudget, type PageRendering, renderWithTags } from '../platform-tags/index.ts'
import type { FindRecords, PageContent, RenderContext } from '../render-context/index.ts'
import type { PublishedPage } from '../site-shell/index.ts'
import type { StyleSheets } from '../styles/index.ts'
import { renderComponent, resolveScripts, type Theme, type Themes } from '../theme-loading/index.ts'
import { getPageMessages } from '../translations/index.ts'
import { insertAnnouncement } from './announcement.ts'
import { markFallbackContent, removeSecondTitle } from './fallback-content.ts'
import { renderOverlays } from './overlays.ts'
import { markHeadCode, renderPageCode } from './page-code.ts'
import { selectMainTemplate, selectRegions } from './select-templates.ts'
import { getPageMarks } from './page-classes.ts'
import { collectPageCss } from './page-css.ts'
import { loadThemeCss } from './theme-css.ts'
import { createThemeScriptPolicy, type ThemeScriptPolicy } from './theme-script-policy.ts'
import { renderCommentsBlock, renderPostEntry } from './post-entry.ts'

export interface RenderedPage {
  readonly html: string
  /** The content security policy of the page. */
  readonly csp: string
  /** The issues of the theme, which visitors do not see. */
  readonly issues: readonly string[]
}

export interface RendererPorts {
  readonly db: Db
  readonly themes: Themes
  readonly scripts: ClientScripts
  /** Whether a mail server is configured; without one no page promises an email. */
  readonly sendsEmail: boolean
  /** Whether the scripts of page code run; elsewhere they are removed. */
  readonly runsPageScripts: boolean
  readonly sheets: StyleSheets
  readonly onIssue: (issue: string, theme: Theme) => void
  /** Finds items of other collections; omitted if there are none. */
  readonly records?: FindRecords
  /** Returns the position of the last change of any stock of a site; omitted if it never changes. */
  readonly getPartPosition?: PageRendering['getPartPosition']
}

/** The parts to render of an edited document. */
interface EditedParts {
  readonly edited: Parameters<typeof renderParts>[1]
  readonly selected: Parameters<typeof renderParts>[2]
}

const zones = createIntlZones()

/**
 * Renders a whole page in the theme of the site. A page with a nonce is for one visitor; one
 * without is the same for everyone, and its policy names its inline script by hash.
 */
export async function renderPage(
  ports: RendererPorts,
  pageContext: RenderContext,
  content: PageContent,
  nonce?: string,
): Promise<RenderedPage> {
  const scripts = createThemeScriptPolicy(pageContext.site, {
    nonce,
    isSystemPage: content.kind === 'system',
  })
  const { rendering, issues, json, messages, variables } = startRendering(
    ports,
    pageContext,
    content,
    scripts,
  )
  const { theme, context } = rendering
  const main = await renderMainContent(rendering, json, variables)
  const staticContext = formatStaticContextScript(context, content, { ...messages, theme })
  const code = renderPageCode(context, content, { runsScripts: ports.runsPageScripts })
  const footers = [renderOverlays(context, content), code.foot].filter(Boolean).join('\n')
  const headers = renderHead(context, content, {
    theme,
    themeCss: await loadThemeCss(ports.sheets, context, theme),
    scripts: ports.scripts,
    main,
    css: collectPageCss(context, content),
    context: staticContext,
    code: context.editedId === undefined ? code.head : markHeadCode(code.head),
    nonce,
    themeRevision: ports.themes.isInDevelopment ? ports.themes.revision : undefined,
  })
  const scope = {
    ...json,
    ...variables,
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    squarespace: { ...variables.squarespace, headers, footers, 'main-content': main },
  }
  const regions = selectRegions(theme, content)
  const parts = await Promise.all(regions.map((region) => renderWithTags(rendering, region, scope)))
  const whole = removeSecondTitle(parts.join('').trimStart(), main)
  const html = await insertAnnouncement(rendering, scope, whole)
  const inline = nonce === undefined ? { hashes: [hashScript(staticContext)] } : { nonce }
  const csp = formatContentSecurityPolicy(inline, html, code.policy, scripts.getPolicy(theme))
  return { html, csp, issues: [...issues] }
}

/** Renders sections and blocks of an edited page one by one, with the styles of their blocks. */
export function renderPageParts(
  ports: RendererPorts,
  context: RenderContext,
  content: PageContent,
  { edited, selected }: EditedParts,
): ReturnType<typeof renderParts> {
  const { rendering } = createRendering(ports, context, content)
  return renderParts(rendering.context, edited, selected)
}

/** Renders only the content inside the layout. @see compat §4 "main-content" */
export async function renderMain(
  ports: RendererPorts,
  context: RenderContext,
  content: PageContent,
): Promise<string> {
  const { rendering, json, variables } = startRendering(ports, context, content)
  return renderMainContent(rendering, json, variables)
}

function startRendering(
  ports: RendererPorts,
  pageContext: RenderContext,
  content: PageContent,
  scripts?: ThemeScriptPolicy,
) {
  const { rendering, issues, messages } = createRendering(ports, pageContext, content, scripts)
  const { context, theme } = rendering
  const json = getPageJson(context, content, messages)
  const title = getPageTitle(context, content)
  const marks = { ...getPageMarks(context, content, theme), ...renderHeaderFooter(context) }
  const variables = {
    ...getSystemVariables(theme, marks, title),
    ...getShownElements(context, json),
  }
  return { rendering, issues, json, messages, variables }
}

/** Creates the state of a rendering, without the data of the page, which renders all of its content. */
function createRendering(
  ports: RendererPorts,
  pageContext: RenderContext,
  content: PageContent,
  scripts = createThemeScriptPolicy(pageContext.site, { isSystemPage: true }),
) {
  const theme = ports.themes.get(pageContext.site.theme)
  const messages = getPageMessages(theme, pageContext.language, ports)
  const context: RenderContext = {
    ...pageContext,
    translate: messages.translate,
    languageLinks: getLanguageLinks(pageContext, content),
    renderComments: () => renderCommentsBlock(rendering, context, messages.strings),
    renderComponent: (input) => {
      const found = theme.components.get(input.name)
      if (!found) return undefined
      const { html, script } = renderComponent(found, input, rendering.templateContext)
      return { html: resolveScripts(html, theme.scripts.marks, rendering.scriptPolicy), script }
    },
  }
  const issues = new Set<string>()
  // A tag that is rendered for many items is reported once.
  const onIssue = (issue: string) => {
    if (!issues.has(issue)) ports.onIssue(issue, theme)
    issues.add(issue)
  }
  const rendering: PageRendering = {
    db: ports.db,
    context,
    content,
    theme,
    templateContext: {
      partials: theme.blocks,
      locale: getPageLocale(context.language.tag),
      zones,
      timeZone: context.site.timeZone,
    },
    onIssue,
    scriptPolicy: scripts.start(theme, onIssue),
    budget: new PageBudget(),
    // Rendered before the head, which has the CSS of everything rendered.
    areas: renderAreas(context),
    records: async (query) => ports.records?.(context, query),
    getPartPosition: ports.getPartPosition ?? (() => 0),
    tagCounts: { query: 0, related: 0 },
  }
  return { rendering, issues, messages }
}

async function renderMainContent(
  rendering: PageRendering,
  json: TemplateData,
  variables: TemplateData,
): Promise<string> {
  const { content, theme, context } = rendering
  if (content.kind === 'blocks') return renderDocument(context, content.page)
  const own =
    content.kind === 'system' && content.document ? renderDocument(context, content.document) : ''
  const template = selectMainTemplate(theme, content)
  const entry = await renderPostEntry(rendering, { ...json, ...variables })
  const scope = { ...json, ...variables, ...entry }
  const rendered = template ? await renderWithTags(rendering, template, scope) : ''
  const main =
    template && theme.unstyledTemplates.has(template) ? markFallbackContent(rendered) : rendered
  return content.kind === 'record'
    ? markIfUntranslated(context, content.item.locale, main)
    : own + main
}

/** Renders the sections of a page. @see dom §6 "article#sections" */
function renderDocument(context: RenderContext, page: PublishedPage): string {
  const sections = markIfUntranslated(context, page.locale, renderContent(context, page))
  return `<article class="sections" id="sections" data-page-sections="${page.id}">${sections}</article>`
}

function markIfUntranslated({ language }: RenderContext, locale: string, html: string): string {
  return locale === language.tag ? html : markLanguage(locale, html)
}

/**
 * Returns the variables of every template. Bundles that templates load by name (`rollup-…`) print
 * nothing: the head has their content.
 *
 * @see compat §3
 */
function getSystemVariables(
  theme: Theme,
  marks: { readonly id: string; readonly classes: string } & ReturnType<typeof renderHeaderFooter>,
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
