import { MOUNT_EVENT } from '@vitrine/model'
import { getContextValue, whenReady } from './context.ts'

type Callback = (Y: unknown) => void

const INITIALIZE = `Commerce LayoutBlocks Video FormBlocks SummaryV2 CartPage`.split(' ')

/**
 * Creates the globals `Squarespace` and `UserAccountApi`. Islands mount by themselves on page load; after a template
 * adds content, the initialize functions and the event `mercury:load` mount the new ones. @see compat §8
 */
export function createSquarespaceGlobals() {
  const nothing = () => undefined
  const mount = () => void document.dispatchEvent(new Event(MOUNT_EVENT))
  addEventListener('mercury:load', mount)
  const begin = (Y: unknown, run?: Callback) => whenReady(() => run?.(Y))
  return {
    Squarespace: {
      afterBodyLoad: nothing,
      globalDestroy: nothing,
      onInitialize: begin,
      onDestroy: nothing,
      ...Object.fromEntries(INITIALIZE.map((name) => [`initialize${name}`, mount])),
    },
    UserAccountApi: {
      isUserAuthenticated: () =>
        getContextValue('authenticatedAccount') !== undefined ||
        /(?:^|; )SiteUserInfo=[^;]*authenticated%22%3Atrue/.test(document.cookie),
      openAccountScreen: () => location.assign('/account'),
    },
  }
}
