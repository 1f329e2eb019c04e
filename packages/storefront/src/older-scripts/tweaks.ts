import { tweakEvents } from '@vitrine/model'
import { inContext } from './context.ts'
import type { Teller } from './teller.ts'

/**
 * Tells scripts of the template what the style editor tells the page, as CustomEvents `tweak:…` on `document`
 * whose detail is `{ name, value }`. @see compat §8 "Window/document events"
 */
export function tellTweaks(global: Teller): void {
  for (const event of [...tweakEvents, 'discard'])
    document.addEventListener(`tweak:${event}`, (told) => {
      const detail: unknown = told instanceof CustomEvent ? told.detail : undefined
      const read = (key: string): unknown =>
        typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined
      const name = read('name')
      const all = inContext('tweakJSON')
      if (event === 'change' && typeof name === 'string' && typeof all === 'object' && all)
        Reflect.set(all, name, read('value'))
      global.fire(`tweak:${event}`, { getName: () => name, getValue: () => read('value') })
    })
}
