import { OlderAnimation } from './animation.ts'
import { createClass, OlderBase } from './base.ts'
import { createOlderCart } from './cart.ts'
import { getContextValue, formatCents, getTweakValue, whenReady } from './context.ts'
import { createGalleryClass } from './gallery.ts'
import type { createImageLoader } from './image-loader.ts'
import { OlderLightbox } from './lightbox.ts'
import { OlderNode, OlderNodes, findNode } from './node.ts'
import { EventEmitter } from './event-emitter.ts'
import { tolerateMissing } from './missing-members.ts'
import { forwardTweakEvents } from './tweaks.ts'
import { bind, createNamespace, Easing, Lang, later, merge, throttle } from './utilities.ts'
import { Loader, ResizeEmitter, TextShrink } from './widgets.ts'

/** Creates the global `Y` with the members that templates use. @see compat §8 */
export function createY({ load }: ReturnType<typeof createImageLoader>) {
  const global = new EventEmitter()
  const analytics = new EventEmitter()
  forwardTweakEvents(global)
  const members: Readonly<Record<string, unknown>> = {
    use(...args: readonly unknown[]) {
      const run = args.at(-1)
      if (typeof run === 'function') run(Y)
      return Y
    },
    on(name: string, listener: () => void, target?: unknown) {
      if (name === 'domready' || name === 'load') return whenReady(listener)
      return (findNode(document, target) ?? findNode(document, window))?.on(name, listener)
    },
    delegate: (name: string, listener: (event: Event) => void, target: unknown, selector: string) =>
      findNode(document, target)?.delegate(name, listener, selector),
    one: (given: unknown) => findNode(document, given),
    all: (selector: string) => new OlderNodes(document.querySelectorAll(selector)),
    Global: global,
    config: { win: window, doc: document },
    namespace: (...names: readonly string[]) => createNamespace(members, ...names),
    ...{ bind, later, merge, throttle, Easing, Lang },
    Node: OlderNode,
    Anim: OlderAnimation,
    Base: Object.assign(OlderBase, { create: createClass }),
    Squarespace: tolerateMissing(
      {
        Template: { getTweakValue: getTweakValue },
        Commerce: {
          moneyString: formatCents,
          goToCheckoutPage: () => location.assign('/checkout'),
          isExpressCheckout: () =>
            getContextValue('websiteSettings', 'storeSettings', 'expressCheckout') === true,
        },
        Singletons: { ShoppingCart: createOlderCart(analytics) },
        CommerceAnalytics: analytics,
        Gallery2: createGalleryClass(load),
        Lightbox: OlderLightbox,
        Lightbox2: OlderLightbox,
        // The form island handles the same submit event.
        FormSubmit: InertWidget,
        Widgets: { Alert: OlderAlert },
        ...{ Loader, ResizeEmitter, TextShrink },
      },
      'Y.Squarespace',
    ),
  }
  const Y = tolerateMissing(members, 'Y')
  return Y
}

class InertWidget extends EventEmitter {
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

/** Shows a template's message with `alert()`. */
class OlderAlert extends InertWidget {
  constructor({ strings }: AlertOptions = {}) {
    super()
    alert([strings?.title, strings?.message].filter(Boolean).join('\n'))
  }
}
