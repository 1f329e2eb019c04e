/** Lists the titles of tests in a source: the first argument of every call that is a text alone. */
export function listTestTitles(source: string): readonly string[] {
  return [...source.matchAll(/\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)\s*,/g)].map(
    ([, single, double, back]) => single ?? double ?? back ?? '',
  )
}
