import type { AreaOffer, MenuLine, SiteStructure } from '@vitrine/blocks'
import { folderBehaviorCodes, formatMoney } from '@vitrine/model'
import type { Area } from '../../audience/site-users/index.ts'
import type { Place } from './content.ts'
import { documentsIn } from './documents-in.ts'
import { folderEntry } from './menus.ts'
import { isAt, type NavigationEntry } from './navigation-scope.ts'
import { urlOf } from './urls.ts'

/** The site's menus, folders, languages and ways in, as blocks of one page show them. */
export function siteStructure(place: Place): SiteStructure {
  const { shell } = place
  const [path = ''] = place.path.split('?')
  return {
    menu: (id) =>
      shell.navigation
        .filter(({ navigation }) => navigation === id)
        .map((entry) => lineOf(entry, path)),
    folder: (id) => {
      const { pages, language } = shell
      const entry = folderEntry(id, { pages, language, fallback: documentsIn(shell).fallback })
      return entry && lineOf(entry, path)
    },
    languages: place.languages ?? [],
    memberArea: (id) => {
      const area = place.areas?.get(id)
      return (
        area && {
          name: area.name,
          description: area.description,
          isFree: area.joinMode === 'free',
          offer: offerOf(place, area),
          href: urlOf(place, `account/areas/${id}`),
          join: urlOf(place, `account/areas/${id}/join`),
        }
      )
    },
    account: {
      account: urlOf(place, 'account'),
      signIn: urlOf(place, 'account/login'),
      register: urlOf(place, 'account/register'),
    },
  }
}

/** What it costs, and the form that puts it into the cart. */
function offerOf(place: Place, area: Area): AreaOffer | undefined {
  const { joinMode, productId, priceMinor } = area
  if (joinMode !== 'purchase' || productId === null || priceMinor === null) return undefined
  const { site, language } = place
  const price = { minor: priceMinor, currency: site.store.currency }
  return {
    price: formatMoney(price, language.tag),
    action: urlOf(place, 'cart/entries'),
    itemId: productId,
  }
}

function lineOf(entry: NavigationEntry, path: string): MenuLine {
  const { title, url, newWindow, folderBehavior, items } = entry
  const isElsewhere = /^https?:/i.test(url)
  const isHere = !isElsewhere && isAt(entry, path)
  return {
    title,
    // @see platform spec §4 "clickable when its behavior is index or redirect"
    href: folderBehavior === folderBehaviorCodes.none ? '' : url,
    newWindow: newWindow ?? isElsewhere,
    current: url === path ? 'page' : isHere ? 'true' : '',
    ...(items && { lines: items.map((item) => lineOf(item, path)) }),
  }
}
