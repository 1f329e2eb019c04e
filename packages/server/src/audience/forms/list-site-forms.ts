import type { SiteForm } from '@vitrine/contract'
import { listPublishedForms } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { listUsedForms } from './studio-store.ts'

/** Lists the forms of a site: those with submissions, the most recently used first, then the other published ones. */
export async function listSiteForms(
  db: Db,
  { id, language }: Pick<Site, 'id' | 'language'>,
): Promise<SiteForm[]> {
  const [used, published] = await Promise.all([
    listUsedForms(db, id),
    listPublishedForms(db, id, language),
  ])
  const open = new Map(published.map((form) => [`${form.documentId}.${form.blockId}`, form]))
  const usedForms = used.map(({ formId, formName, lastAt, ...form }): SiteForm => {
    const now = open.get(formId)
    open.delete(formId)
    return {
      ...form,
      formId,
      formName: now?.name || formName,
      documentId: now?.documentId ?? null,
      ...(now && toPage(now)),
      lastAt: lastAt.toISOString(),
    }
  })
  const others = [...open].map(([formId, form]): SiteForm => {
    const { documentId, name, title } = form
    const numbers = { received: 0, unread: 0, lastAt: null }
    return { formId, formName: name || title, documentId, ...toPage(form), ...numbers }
  })
  return [...usedForms, ...others]
}

function toPage({ title, path }: { readonly title: string; readonly path: string | null }) {
  return { pageTitle: title, pagePath: path === null ? '' : `/${path}` }
}
