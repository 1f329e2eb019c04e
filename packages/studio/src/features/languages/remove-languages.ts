import type { SiteLanguage } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import type { Translate } from '../../ui/i18n.ts'
import { changeOtherLanguages, refreshLanguages } from '../../ui/languages/change-languages.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { getSiteLanguageName } from './describe-language.ts'

/** The maximum number of documents that a question names. */
const MAX_NAMED = 3

/** Removes a language, once the person has confirmed it. The question says what is published in it. */
export async function removeLanguage(t: Translate, language: SiteLanguage): Promise<void> {
  const { tag, prefix } = language
  const name = getSiteLanguageName(language)
  await attempt(async () => {
    // Documents have no texts in some custom codes, which the list of documents rejects.
    const published = await describePublished(t, tag).catch(() => t('siteLanguages.remove.none'))
    const isSure = await askToConfirm({
      title: t('siteLanguages.remove.title', { language: name }),
      message: `${published} ${t('siteLanguages.remove.text', { prefix })}`,
      confirmLabel: t('siteLanguages.remove'),
    })
    if (!isSure) return
    await changeOtherLanguages((all) => all.filter((each) => each.tag !== tag))
    showToast(t('languages.removed', { language: name }))
  })
}

/** Removes all languages but the site's own, once the person has confirmed it. */
export async function disconnectLanguages(
  t: Translate,
  languages: readonly SiteLanguage[],
): Promise<void> {
  const main = languages.filter(({ isDefault }) => isDefault).map(getSiteLanguageName)
  const others = languages.filter(({ isDefault }) => !isDefault).map(getSiteLanguageName)
  await attempt(async () => {
    const isSure = await askToConfirm({
      title: t('siteLanguages.disconnect.title'),
      message: t('siteLanguages.disconnect.text', { main: join(main), others: join(others) }),
      confirmLabel: t('siteLanguages.disconnect'),
    })
    if (!isSure) return
    await callApi('disconnectMultilingual')
    await refreshLanguages()
    showToast(t('siteLanguages.disconnected'))
  })
}

/** Returns a sentence about the pages and items that visitors see in a language. */
async function describePublished(t: Translate, locale: string): Promise<string> {
  // Unpublished documents come last.
  const query = { locale, sort: 'oldest' } as const
  const lists = await Promise.all([
    callApi('listDocuments', { query: { ...query, kind: 'page' } }),
    callApi('listDocuments', { query: { ...query, kind: 'item' } }),
  ])
  const published = lists.flatMap(({ documents }) =>
    documents.filter(({ publishedRev }) => publishedRev !== null),
  )
  const hasMore = lists.some(
    ({ documents, hasNextPage }) => hasNextPage && documents.at(-1)?.publishedRev !== null,
  )
  const count = published.length
  if (count === 0) return t('siteLanguages.remove.none')
  const named = published.slice(0, MAX_NAMED).map(({ title }) => title)
  const others = count - named.length
  const titles =
    others > 0
      ? t('siteLanguages.remove.others', { titles: join(named), count: others })
      : join(named)
  return hasMore
    ? t('siteLanguages.remove.many', { count, titles })
    : t('siteLanguages.remove.published', { count, titles })
}

function join(names: readonly string[]): string {
  return names.join(', ')
}

async function attempt(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
}
