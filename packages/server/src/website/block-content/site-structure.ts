import type { AreaOffer, MenuItem, SiteStructure } from '@vitrine/blocks'
import { folderBehaviorCodes, formatMoney } from '@vitrine/model'
import type { Area } from '../../audience/site-users/index.ts'
import type { RenderContext } from '../render-context/index.ts'
import {
  formatPageUrl,
  getDocumentLanguages,
  getFolderEntry,
  isCurrentEntry,
  type NavigationEntry,
} from '../site-shell/index.ts'

/**
 * Returns the menus, folders, languages and account links of the site for the blocks of one page.
 */
export function getSiteStructure(context: RenderContext): SiteStructure {
  const { shell } = context
  const [path = ''] = context.path.split('?')
  return {
    menu: (id) =>
      shell.navigation
        .filter(({ navigation }) => navigation === id)
        .map((entry) => toMenuLine(entry, path)),
    folder: (id) => {
      const { pages, language } = shell
      const entry = getFolderEntry(id, {
        pages,
        language,
        fallback: getDocumentLanguages(shell).fallback,
      })
      return entry && toMenuLine(entry, path)
    },
    languages: context.languageLinks ?? [],
    memberArea: (id) => {
      const area = context.areas?.get(id)
      return (
        area && {
          name: area.name,
          description: area.description,
          isFree: area.joinMode === 'free',
          offer: getAreaOffer(context, area),
          href: formatPageUrl(context, `account/areas/${id}`),
          join: formatPageUrl(context, `account/areas/${id}/join`),
        }
      )
    },
    account: {
      account: formatPageUrl(context, 'account'),
      signIn: formatPageUrl(context, 'account/login'),
      register: formatPageUrl(context, 'account/register'),
    },
  }
}

/** Returns the price of a member area and the form that adds it to the cart. */
function getAreaOffer(context: RenderContext, area: Area): AreaOffer | undefined {
  const { joinMode, productId, priceMinor } = area
  if (joinMode !== 'purchase' || productId === null || priceMinor === null) return undefined
  const { site, language } = context
  const price = { minor: priceMinor, currency: site.store.currency }
  return {
    price: formatMoney(price, language.tag),
    action: formatPageUrl(context, 'cart/entries'),
    itemId: productId,
  }
}

function toMenuLine(entry: NavigationEntry, path: string): MenuItem {
  const { title, url, newWindow, folderBehavior, items } = entry
  const isExternal = /^https?:/i.test(url)
  const isCurrent = !isExternal && isCurrentEntry(entry, path)
  return {
    title,
    // @see platform spec §4 "clickable when its behavior is index or redirect"
    href: folderBehavior === folderBehaviorCodes.none ? '' : url,
    newWindow: newWindow ?? isExternal,
    current: url === path ? 'page' : isCurrent ? 'true' : '',
    ...(items && { items: items.map((item) => toMenuLine(item, path)) }),
  }
}
