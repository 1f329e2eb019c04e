import { tweakEvents } from '@vitrine/model'
import { getContextValue } from './context.ts'
import type { EventEmitter } from './event-emitter.ts'

/**
 * Forwards the style editor's CustomEvents `tweak:…` with detail `{ name, value }` from `document` to the template's
 * scripts. @see compat §8 "Window/document events"
 */
export function forwardTweakEvents(global: EventEmitter): void {
  for (const event of [...tweakEvents, 'discard'])
    document.addEventListener(`tweak:${event}`, (tweakEvent) => {
      const detail: unknown = tweakEvent instanceof CustomEvent ? tweakEvent.detail : undefined
      const read = (key: string): unknown =>
        typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined
      const name = read('name')
      const all = getContextValue('tweakJSON')
      if (event === 'change' && typeof name === 'string' && typeof all === 'object' && all)
        Reflect.set(all, name, read('value'))
      global.fire(`tweak:${event}`, { getName: () => name, getValue: () => read('value') })
    })
}
