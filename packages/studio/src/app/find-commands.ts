import type { Found, FoundKind } from '@vitrine/contract'
import { callApi } from '../api/call-api.ts'
import type { Command } from '../ui/commands/command.ts'
import type { Translate } from '../ui/i18n.ts'
import type { TextId } from '../ui/texts.ts'
import { type GroupId, groups } from './groups.ts'

interface Place {
  readonly label: TextId
  readonly group: GroupId
  readonly getPath: (found: Found) => string
}

/** The screens that show what was found. */
const places: Readonly<Record<FoundKind, Place>> = {
  document: {
    ...{ label: 'studio.screen.pages', group: 'pages' },
    getPath: ({ id }) => `pages/${id}`,
  },
  product: {
    ...{ label: 'studio.screen.products', group: 'store' },
    getPath: ({ id }) => `products/${id}`,
  },
  order: {
    ...{ label: 'studio.screen.orders', group: 'orders' },
    getPath: ({ id }) => `orders/${id}`,
  },
  customer: {
    ...{ label: 'studio.screen.customers', group: 'customers' },
    getPath: ({ id }) => `customers/${id}`,
  },
  subscriber: {
    ...{ label: 'studio.screen.subscribers', group: 'marketing' },
    getPath: ({ title }) => `subscribers?search=${encodeURIComponent(title)}`,
  },
  file: {
    ...{ label: 'studio.screen.files', group: 'files' },
    getPath: ({ id }) => `files?file=${id}`,
  },
}

/** Finds what the site has under a text, as commands that open it. */
export async function findCommands(
  text: string,
  { t, navigate }: { readonly t: Translate; readonly navigate: (path: string) => unknown },
): Promise<readonly Command[]> {
  const { found } = await callApi('findInSite', { query: { text } })
  return found.map((each) => {
    const { label, group, getPath } = places[each.kind]
    return {
      id: `${each.kind}.${each.id}`,
      label: each.title || t('studio.untitled'),
      note: each.note,
      group: t(label),
      Icon: groups[group].Icon,
      run: () => void navigate(`/config/${getPath(each)}`),
    }
  })
}
