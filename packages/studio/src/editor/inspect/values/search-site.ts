import { callApi } from '../../../api/call-api.ts'
import type { Option } from '../../../ui/fields/options.tsx'

/** Finds products of the store by title or SKU. */
export async function searchProducts(text: string): Promise<readonly Option[]> {
  const query = text === '' ? {} : { search: text }
  const { products } = await callApi('listProducts', { query })
  return products.map(({ id, title }) => ({ id, label: title }))
}

/** Finds pages and items by title or URL. */
export async function searchDocuments(text: string): Promise<readonly Option[]> {
  const query = text === '' ? {} : { text }
  const found = await Promise.all(
    (['page', 'item'] as const).map((kind) =>
      callApi('listDocuments', { query: { ...query, kind } }),
    ),
  )
  return found
    .flatMap(({ documents }) => documents)
    .map(({ id, title, path, slug }) => ({ id, label: title, help: `/${path ?? slug}` }))
}
