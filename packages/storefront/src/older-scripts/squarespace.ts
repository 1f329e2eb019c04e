import { MOUNT_EVENT } from '@vitrine/model'
import { inContext, whenReady } from './context.ts'

type Told = (Y: unknown) => void

const INITIALIZE = `Commerce LayoutBlocks Video FormBlocks SummaryV2 CartPage`.split(' ')

/**
 * What is asked to begin begins by itself on a page that was loaded. Where a template put other content into the
 * page, what is in that begins when it asks, or when it says `mercury:load`. @see compat §8
 */
export function olderSquarespace() {
  const nothing = () => undefined
  const mount = () => void document.dispatchEvent(new Event(MOUNT_EVENT))
  addEventListener('mercury:load', mount)
  const begin = (Y: unknown, run?: Told) => whenReady(() => run?.(Y))
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
        inContext('authenticatedAccount') !== undefined ||
        /(?:^|; )SiteUserInfo=[^;]*authenticated%22%3Atrue/.test(document.cookie),
      openAccountScreen: () => location.assign('/account'),
    },
  }
}
