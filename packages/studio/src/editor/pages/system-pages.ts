import { pageTypeCodes } from '@vitrine/model'
import { htmlToRich, newBlock, newPage, newSection } from '@vitrine/page'
import { callApi } from '../../api/call-api.ts'
import type { Translate } from '../../ui/i18n.ts'
import { newId } from '../store/new-id.ts'
import type { SitePages } from './site-pages.ts'

/** The pages that the platform shows where it needs them, and that an owner may write. */
export const systemPageTypes = [
  'not-found',
  'error',
  'search',
  'lock-screen',
  'protected-content',
  'member-area-access-denied',
  'popup-overlay',
] as const

export type SystemPageType = (typeof systemPageTypes)[number]

/** Returns the types whose page is still that of the theme. */
export function listDefaultTypes({ pages }: SitePages): readonly SystemPageType[] {
  const used = new Set(pages.map(({ pageType }) => pageType))
  return systemPageTypes.filter((type) => !used.has(pageTypeCodes[type]))
}

const TEXT = 2

/** Creates the draft of a page of the platform, with its name as a heading. Resolves to its id. */
export async function createSystemPage(
  type: SystemPageType,
  { locale, pages }: SitePages,
  t: Translate,
): Promise<string> {
  const title = t(`pages.type.${type}`)
  const taken = new Set(pages.map((page) => page.slug))
  const slug = [type, ...pages.map((_, index) => `${type}-${index + 2}`)].find(
    (each) => !taken.has(each),
  )
  const section = newSection(newId)
  const block = newBlock(newId, TEXT, {
    text: { [locale]: { body: htmlToRich(`<h1>${title}</h1>`) } },
    place: { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 } },
  })
  const page = newPage(
    { locale, title, slug: slug ?? type },
    {
      type: pageTypeCodes[type],
      sections: [{ ...section, blockIds: [block.id] }],
      blocks: { [block.id]: block },
      ...(type === 'popup-overlay' && {
        settings: {
          enabled: true,
          popup: { position: 'center-center', everyDays: 7, afterMs: 5_000, version: 1 },
        },
      }),
    },
  )
  return (await callApi('createDocument', { body: { kind: 'page', body: { ...page } } })).id
}
