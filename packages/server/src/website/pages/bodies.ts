import type { Content as Sections } from '@vitrine/page'
import type { Content } from '../render/content.ts'

/** Every document that a page shows, for what they name. */
export function bodiesOf(content: Content): readonly Sections[] {
  switch (content.kind) {
    case 'blocks':
      return [content.page.body]
    case 'collection': {
      const { items, upcoming = [], pages = [] } = content.listed
      return [content.page, ...items, ...upcoming, ...pages].map(({ body }) => body)
    }
    case 'record': {
      const beside = [content.previous, content.next].flatMap((item) => item ?? [])
      return [content.page, content.item, ...beside].map(({ body }) => body)
    }
    case 'page':
    case 'list':
    case 'item':
    case 'system':
      return []
  }
}
