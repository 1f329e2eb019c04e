import { renderContent } from '../block-content/index.ts'
import { getPageView, getRecordView, type TemplateData } from '../page-json/index.ts'
import type { FoundRecords } from '../render-context/index.ts'

/** The cached scopes, since found records are cached for many pages, until stock changes. */
const cachedScopes = new WeakMap<FoundRecords, TemplateData>()

export function getRecordScope(found: FoundRecords): TemplateData {
  const cached = cachedScopes.get(found)
  if (cached) return cached
  const { context, page, items } = found
  const { assets } = context
  const view = {
    collection: getPageView(context, page, { assets, itemCount: items.length }),
    items: items.map((item) =>
      getRecordView(context, item, { html: renderContent(context, item), assets }),
    ),
    empty: items.length === 0,
  }
  cachedScopes.set(found, view)
  return view
}
