/** The number of parameters that `parseQuery` reads unless it is given another. @see platform spec §9 "Query parser" */
export const DEFAULT_MAX_KEYS = 1000

/**
 * Parses a query string, with or without `?`, to the values of each parameter in order. Parameters after the first
 * `maxKeys` are ignored, so that the cost of a long URL is limited.
 *
 * @see platform spec §9 "Query parser maxKeys"
 */
export function parseQuery(
  query: string,
  maxKeys: number = DEFAULT_MAX_KEYS,
): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  const pairs = query.replace(/^\?/, '').split('&', maxKeys)
  for (const [name, value] of new URLSearchParams(pairs.join('&'))) {
    const others = values.get(name)
    if (others) others.push(value)
    else values.set(name, [value])
  }
  return values
}
