/** Creates a storage that ends with the page. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  }
}

/** Creates the property `cookie` of a document whose cookies end with the page. */
export function createMemoryCookies(): Required<
  Pick<TypedPropertyDescriptor<string>, 'get' | 'set'>
> {
  const values = new Map<string, string>()
  return {
    get: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text) => {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      values.set(name.trim(), value.trim())
    },
  }
}
