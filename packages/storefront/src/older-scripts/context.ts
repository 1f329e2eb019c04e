/** A part of what the page tells its scripts; undefined where it tells nothing of the kind. */
export function inContext(...path: readonly string[]): unknown {
  let found: unknown = Reflect.get(window, 'Static')
  for (const key of ['SQUARESPACE_CONTEXT', ...path])
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

/** The owner's value of a tweak, with or without the sign before its name. @see compat §9 */
export function tweakValue(name: string): unknown {
  return inContext('tweakJSON', name) ?? inContext('tweakJSON', name.replace(/^[@.]/, ''))
}

/** Cents as the shop writes them. */
export function moneyString(cents: number): string {
  const currency = inContext('websiteSettings', 'storeSettings', 'selectedCurrency')
  const style = typeof currency === 'string' ? { style: 'currency' as const, currency } : {}
  return new Intl.NumberFormat(document.documentElement.lang || 'en-US', style).format(cents / 100)
}

/** Now, or when the page is there. */
export function whenReady(run: () => void): void {
  if (document.readyState !== 'loading') run()
  else document.addEventListener('DOMContentLoaded', run, { once: true })
}
