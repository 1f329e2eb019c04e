import { blockTypeCodes, pageTypeCodes, type SystemPageType } from '@vitrine/model'
import {
  htmlToRich,
  type JsonObject,
  newBlock,
  newContent,
  newPage,
  newSection,
} from '@vitrine/page'
import { createDocument } from '../../content/documents/index.ts'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { getPageMessages, type TemplateStrings } from '../translations/index.ts'

/** The texts that visitors see without an owner's page, by their names in the catalog. */
interface DefaultTexts {
  /** The title in the tab of the browser. */
  readonly title: string
  readonly heading?: string
  readonly text?: string
}

/** The default texts that a page of each type replaces. */
const defaults: Readonly<Record<SystemPageType, DefaultTexts>> = {
  'not-found': { title: 'titleNotFound', heading: 'notFoundTitle', text: 'notFoundText' },
  error: { title: 'titleError', heading: 'errorTitle' },
  search: { title: 'searchTitle' },
  'lock-screen': { title: 'titleLock', heading: 'lockTitle', text: 'lockLede' },
  'protected-content': { title: 'titleProtected', text: 'deniedSignIn' },
  'member-area-access-denied': {
    title: 'titleAccessDenied',
    heading: 'deniedTitle',
    text: 'deniedSignIn',
  },
  'sso-page': { title: 'titleAccountLogin', heading: 'accountSignIn' },
  'popup-overlay': { title: '' },
}

/** The title of a new popup, which screen readers announce. */
const POPUP_TITLE = 'Popup'

/**
 * Creates the draft of a page that the platform shows, with the texts that visitors see without it, in each language of
 * the site. Throws `documents.systemPageExists` if the site has one of this type.
 */
export async function createSystemPage(
  { http: { db }, renderer, shells }: PagePorts,
  site: Site,
  { type, memberId }: { readonly type: SystemPageType; readonly memberId: string | null },
): Promise<string> {
  const theme = renderer.themes.get(site.theme)
  const languages = await shells.loadLanguages(site.id)
  const texts = languages.map(({ tag }) => {
    const { strings } = getPageMessages(theme, { tag }, renderer)
    return { tag, ...getDefaultTexts(strings, defaults[type]) }
  })
  const meta = texts.map(({ tag, title }) => [tag, { title, slug: type }] as const)
  const bodies = texts.map(({ tag, html }) => [tag, { body: htmlToRich(html) }] as const)
  const block = newBlock(newId, blockTypeCodes.html, {
    text: Object.fromEntries(bodies),
    place: { desktop: { x: 0, y: 0, w: 12, h: 2, z: 0 } },
  })
  const page = newPage(
    { locale: site.language, title: '', slug: type },
    {
      type: pageTypeCodes[type],
      meta: Object.fromEntries(meta),
      ...newContent([{ section: newSection(newId), blocks: [block] }]),
      ...(type === 'popup-overlay' && {
        settings: {
          enabled: true,
          popup: { position: 'center-center', everyDays: 7, afterMs: 5_000, version: 1 },
        },
      }),
    },
  )
  // A body is JSON, which its schema guarantees.
  const body = page as typeof page & JsonObject
  return (await createDocument(db, site.id, { kind: 'page', body, memberId })).id
}

function getDefaultTexts(strings: TemplateStrings, { title, heading, text }: DefaultTexts) {
  const getText = (id: string | undefined) => {
    const found = id === undefined ? undefined : strings[id]
    return typeof found === 'string' ? found : ''
  }
  const parts = [
    ['h1', getText(heading)],
    ['p', getText(text)],
  ] as const
  return {
    title: getText(title) || POPUP_TITLE,
    html: parts.map(([name, part]) => (part === '' ? '' : `<${name}>${part}</${name}>`)).join(''),
  }
}
