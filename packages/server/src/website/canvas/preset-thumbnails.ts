import { getPresetWords } from '@vitrine/blocks/preset-words'
import {
  createPresetSection,
  type Preset,
  presets,
  type PresetWords,
} from '@vitrine/blocks/presets'
import { newContent } from '@vitrine/page'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { renderPage } from '../render/index.ts'
import type { SiteShell } from '../site-shell/index.ts'
import { formatCanvasPage } from './canvas-page.ts'
import { loadCanvas } from './load-canvas.ts'

const byId: ReadonlyMap<string, Preset> = new Map(presets.map((preset) => [preset.id, preset]))

/** The id of the section in a thumbnail. */
const SECTION = 'preset'

/** Shows the section alone, in the middle of the frame: the page around it is there for its styles only. */
const ALONE = `<style>
html,body{overflow:hidden!important}
body{display:grid!important;grid-template:minmax(100vh,auto)/minmax(0,1fr)!important}
body>*{grid-area:1/1!important}
body :not(:has([data-s=${SECTION}]),[data-s=${SECTION}],[data-s=${SECTION}] *){display:none!important}
body,body :has([data-s=${SECTION}]){margin:0!important;padding:0!important}
body :has([data-s=${SECTION}]){display:block!important;inline-size:auto!important;max-inline-size:none!important}
body>:has([data-s=${SECTION}]){align-self:center}
body [data-s=${SECTION}]{margin-block:0!important;border-block:0!important}
</style>`

/**
 * Renders a preset as the section would look on a page of the site: with its drafts, colors and fonts. Throws
 * `notFound` for an unknown preset, and the errors of `loadCanvas`.
 */
export async function renderPresetThumbnail(
  ports: PagePorts,
  input: {
    readonly site: Site
    readonly documentId: string
    readonly preset: string
    readonly locale: string | undefined
  },
): Promise<string> {
  const preset = byId.get(input.preset)
  if (!preset) throw httpErrors.notFound()
  const words = getPresetWords(input.locale ?? input.site.language)
  const { context, content, edited } = await loadCanvas(ports, {
    ...input,
    createContent: ({ isHeaderFooter, ...page }) =>
      createContent(preset, { ...page, words }, isHeaderFooter),
  })
  const { html } = await renderPage(ports.renderer, context, content)
  return formatCanvasPage(html, { content: edited.body, more: ALONE })
}

function createContent(
  preset: Preset,
  {
    shell,
    locale,
    words,
  }: { readonly shell: SiteShell; readonly locale: string; readonly words: PresetWords },
  isFooter: boolean,
) {
  const pages = [...shell.pages.values()]
  const findCollection = (typeName: string) =>
    pages.find(({ collection }) => collection?.typeName === typeName)?.id
  let blocks = 0
  const created = createPresetSection(preset, {
    newId: () => `${SECTION}-${(blocks += 1)}`,
    locale,
    words,
    content: newContent(),
    collections: { products: findCollection('products'), events: findCollection('events') },
  })
  const section = { ...created.section, id: SECTION, ...(isFooter && { kind: 'footer' as const }) }
  return newContent([{ ...created, section }])
}
