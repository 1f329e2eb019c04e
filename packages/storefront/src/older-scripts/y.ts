import { olderCart } from './cart.ts'
import { inContext, moneyString, tweakValue, whenReady } from './context.ts'
import { olderGallery } from './gallery.ts'
import type { olderImageLoader } from './image-loader.ts'
import { OlderLightbox } from './lightbox.ts'
import { OlderNodes, oneIn } from './node.ts'
import { Teller } from './teller.ts'
import { tellTweaks } from './tweaks.ts'

/** The members of the library of old that templates use; the rest of it is not here. @see compat §8 */
export function olderY({ load }: ReturnType<typeof olderImageLoader>) {
  const global = new Teller()
  const analytics = new Teller()
  tellTweaks(global)
  const Y: Readonly<Record<string, unknown>> = {
    use(...given: readonly unknown[]) {
      const run = given.at(-1)
      if (typeof run === 'function') run(Y)
      return Y
    },
    on(name: string, listener: () => void, target?: string | Element) {
      if (name === 'domready' || name === 'load') return whenReady(listener)
      const element = typeof target === 'string' ? document.querySelector(target) : target
      return (element ?? window).addEventListener(name, listener)
    },
    one: (given: string | Element) => oneIn(document, given),
    all: (selector: string) => new OlderNodes(document.querySelectorAll(selector)),
    Global: global,
    config: { win: window, doc: document },
    Squarespace: {
      Template: { getTweakValue: tweakValue },
      Commerce: {
        moneyString,
        goToCheckoutPage: () => location.assign('/checkout'),
        isExpressCheckout: () =>
          inContext('websiteSettings', 'storeSettings', 'expressCheckout') === true,
      },
      Singletons: { ShoppingCart: olderCart(analytics) },
      CommerceAnalytics: analytics,
      Gallery2: olderGallery(load),
      Lightbox: OlderLightbox,
      Lightbox2: OlderLightbox,
      // Forms of the platform are sent by their own script, which hears the same press.
      FormSubmit: Inert,
      Widgets: { Alert: OlderAlert },
    },
  }
  return Y
}

class Inert extends Teller {
  render(): this {
    return this
  }

  submit(): false {
    return false
  }
}

interface AlertOptions {
  readonly strings?: { readonly title?: string; readonly message?: string }
}

/** Says what templates have to say, in the browser's own words for it. */
class OlderAlert extends Inert {
  constructor({ strings }: AlertOptions = {}) {
    super()
    alert([strings?.title, strings?.message].filter(Boolean).join('\n'))
  }
}
