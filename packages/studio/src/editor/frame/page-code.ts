import type { PageCode } from '@vitrine/page'

/** Reads the code of the open document: a page or an item. */
export function readPageCode(body: object): PageCode {
  const { settings } = body as { readonly settings?: { readonly code?: PageCode } } // a valid body
  return settings?.code ?? {}
}
