/** Returns a value of the static context; undefined if it is missing. */
export function getContextValue(...path: readonly string[]): unknown {
  let found: unknown = Reflect.get(window, 'Static')
  for (const key of ['SQUARESPACE_CONTEXT', ...path])
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

/** Returns the owner's value of a tweak, with or without the prefix of its name. @see compat §9 */
export function getTweakValue(name: string): unknown {
  return (
    getContextValue('tweakJSON', name) ?? getContextValue('tweakJSON', name.replace(/^[@.]/, ''))
  )
}

/** Formats cents in the shop's currency. */
export function formatCents(cents: number): string {
  const currency = getContextValue('websiteSettings', 'storeSettings', 'selectedCurrency')
  const style = typeof currency === 'string' ? { style: 'currency' as const, currency } : {}
  return new Intl.NumberFormat(document.documentElement.lang || 'en-US', style).format(cents / 100)
}

/** Runs a function now or when the document is ready. */
export function whenReady(run: () => void): void {
  if (document.readyState !== 'loading') run()
  else document.addEventListener('DOMContentLoaded', run, { once: true })
}
