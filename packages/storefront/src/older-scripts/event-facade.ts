export type Listener = (event: Event) => void

type Wrap = (target: EventTarget | null) => unknown

const WRAPPED = ['target', 'relatedTarget']

/** Creates the event that listeners of older templates get: with wrappers of the elements, and `halt()`. */
export function createFacade(event: Event, node: unknown, wrap: Wrap): Event {
  const halt = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  return new Proxy(event, {
    get(target, key) {
      if (key === 'currentTarget') return node
      if (key === 'halt') return halt
      if (key === '_event') return target
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'function') return value.bind(target)
      return WRAPPED.includes(String(key)) && value instanceof EventTarget ? wrap(value) : value
    },
  })
}
