import { getPageCode, type JsonObject, type PageCode } from '@vitrine/page'

/** Reads the code of the open document: a page or an item. */
export function readPageCode(body: object): PageCode {
  // Documents are JSON.
  return getPageCode(body as JsonObject)
}
