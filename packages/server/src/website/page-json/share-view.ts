import { shareNetworkIds, shareNetworks } from '@vitrine/model'
import type { RenderContext } from '../render-context/index.ts'

/**
 * Returns the networks on which visitors share a page, for the template formatters `social-button` and
 * `social-button-inline`.
 *
 * @see compat §5 "shareButtonOptions"
 */
export function getShareView({ shell, translate }: Pick<RenderContext, 'shell' | 'translate'>) {
  const chosen = listNetworks(shell.settings)
  return {
    shareButtonOptions: Object.fromEntries(chosen.map((id) => [shareNetworks[id].code, true])),
    ...(chosen.length > 0 && {
      shareNetworks: chosen.map((id) => {
        const { name: ownName, url } = shareNetworks[id]
        const name = (id === 'email' && translate?.('shareEmail')) || ownName
        return { id, name, label: translate?.('shareOn', { name }) ?? name, url }
      }),
    }),
  }
}

/** Returns the older form of the same choice, by the names of the networks. @see compat §5 "shareButtons" */
export function getShareButtons({ shell }: Pick<RenderContext, 'shell'>) {
  const chosen = new Set<string>(listNetworks(shell.settings))
  return Object.fromEntries(LEGACY_BUTTONS.map((name) => [name, chosen.has(name)]))
}

const LEGACY_BUTTONS = [
  'stumble',
  'twitter',
  'facebook',
  'reddit',
  'tumblr',
  'pinterest',
  'google',
  'linkedin',
]

function listNetworks({ shareButtons = [] }: RenderContext['shell']['settings']) {
  return shareNetworkIds.filter((id) => shareButtons.includes(id))
}
