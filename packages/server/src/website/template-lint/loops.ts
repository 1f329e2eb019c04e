import type { Finding } from './problem.ts'
import type { SourceFile } from './sources.ts'

type Partials = ReadonlyMap<string, Pick<SourceFile, 'always'>>

/** Uses that lead back to themselves through partials, with no block on the way that could end it. */
export function loopsOf({ always }: SourceFile, partials: Partials): readonly Finding[] {
  return always.flatMap(({ name, at }): readonly Finding[] => {
    const way = wayBack(name, partials)
    if (way === undefined) return []
    const message = `${name} applies itself without end: ${way.join(' > ')}.`
    return [{ rule: 'endless-partial', message, at }]
  })
}

/** The shortest chain from a partial to itself. */
function wayBack(name: string, partials: Partials): readonly string[] | undefined {
  const ways = [[name]]
  const seen = new Set<string>()
  const first = partials.get(name)
  for (const way of ways) {
    for (const use of partials.get(way.at(-1) ?? '')?.always ?? []) {
      if (partials.get(use.name) === first) return [...way, use.name]
      if (!seen.has(use.name)) ways.push([...way, use.name])
      seen.add(use.name)
    }
  }
  return undefined
}
