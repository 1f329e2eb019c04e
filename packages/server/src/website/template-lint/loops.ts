import type { Finding } from './problem.ts'
import type { SourceFile } from './sources.ts'

type Partials = ReadonlyMap<string, Pick<SourceFile, 'unconditionalUses'>>

/** Finds partials that apply themselves with no block in between that could end it. */
export function findEndlessPartials(
  { unconditionalUses }: SourceFile,
  partials: Partials,
): readonly Finding[] {
  return unconditionalUses.flatMap(({ name, at }): readonly Finding[] => {
    const chain = findCycle(name, partials)
    if (chain === undefined) return []
    const message = `${name} applies itself endlessly: ${chain.join(' > ')}.`
    return [{ rule: 'endless-partial', message, at }]
  })
}

/** Returns the shortest chain from a partial to itself. */
function findCycle(name: string, partials: Partials): readonly string[] | undefined {
  const chains = [[name]]
  const seen = new Set<string>()
  const first = partials.get(name)
  for (const chain of chains) {
    for (const use of partials.get(chain.at(-1) ?? '')?.unconditionalUses ?? []) {
      if (partials.get(use.name) === first) return [...chain, use.name]
      if (!seen.has(use.name)) chains.push([...chain, use.name])
      seen.add(use.name)
    }
  }
  return undefined
}
