const told = new Set<string>()

/**
 * Makes a missing member of an object harmless: reading it warns once with its name, and returns a function that can be called,
 * constructed and read, so that the rest of the template's script runs.
 */
export function tolerateMissing<Given extends object>(given: Given, name: string): Given {
  return new Proxy(given, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key === 'then' || Reflect.has(target, key))
        return Reflect.get(target, key, receiver)
      return createMissing(`${name}.${key}`)
    },
  })
}

function createMissing(name: string): unknown {
  if (!told.has(name)) {
    told.add(name)
    console.warn(`${name} is not available`)
  }
  // An arrow function could not be constructed.
  const missing: object = new Proxy(
    function callMissing() {
      return missing
    },
    {
      get: (_target, key) => {
        if (key === Symbol.toPrimitive) return () => ''
        return typeof key === 'symbol' || key === 'then' ? undefined : missing
      },
      construct: () => missing,
    },
  )
  return missing
}
