import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface ProviderProps<T> {
  readonly value: T
  readonly children?: ReactNode
}

/**
 * Creates a context without a default value. Its hook throws an error outside its provider, so that a missing
 * provider is found at once.
 *
 * @param name names the context in the error, such as "The locale".
 * @see platform spec §8 "The generic-context helper throws when used outside its provider"
 */
export function createRequiredContext<T>(
  name: string,
): readonly [Provider: (props: ProviderProps<T>) => ReactNode, useValue: () => T] {
  // In a box, so that `undefined` is a value, too.
  const Context = createContext<{ readonly value: T } | undefined>(undefined)

  function Provider({ value, children }: ProviderProps<T>) {
    const box = useMemo(() => ({ value }), [value])
    return <Context value={box}>{children}</Context>
  }

  function useValue(): T {
    const box = useContext(Context)
    if (!box) throw new Error(`${name} is missing. Render this component inside its provider.`)
    return box.value
  }

  return [Provider, useValue]
}
