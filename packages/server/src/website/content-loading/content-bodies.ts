import type { Content as Sections } from '@vitrine/page'
import type { PageContent } from '../render-context/index.ts'

/** Returns the bodies of all documents that a page shows. */
export function listContentBodies(content: PageContent): readonly Sections[] {
  switch (content.kind) {
    case 'blocks':
      return [content.page.body]
    case 'collection': {
      const { items, upcoming = [], pages = [] } = content.listing
      return [content.page, ...items, ...upcoming, ...pages].map(({ body }) => body)
    }
    case 'record': {
      const neighbors = [content.previous, content.next].flatMap((item) => item ?? [])
      return [content.page, content.item, ...neighbors].map(({ body }) => body)
    }
    case 'system':
      return [content.document, content.intro].flatMap((own) => own?.body ?? [])
    case 'page':
    case 'list':
    case 'item':
      return []
  }
}
