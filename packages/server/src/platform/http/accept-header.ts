/**
 * Returns the names in a header such as `Accept` or `Accept-Encoding`, in lower case, without those that `q=0` rejects.
 * Takes time linear in the length of the header.
 */
export function parseAcceptHeader(header: string): ReadonlySet<string> {
  const entries = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
  const accepted = entries.filter(([, ...parameters]) => !parameters.some(isZeroQuality))
  return new Set(accepted.map(([name = '']) => name))
}

function isZeroQuality(parameter: string): boolean {
  return /^q=0(?:\.0*)?$/.test(parameter)
}
