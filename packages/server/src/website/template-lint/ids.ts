import { elementsIn, masked, PRINTS, SILENT } from './markup.ts'
import { branchesOf, type Node } from './nodes.ts'
import { lastUpTo, placesIn } from '../render/places.ts'
import type { Finding } from './problem.ts'

/** Where a stretch of the source stands: the blocks around it, and which branch of each. */
type Place = readonly { readonly block: Node; readonly branch: number }[]

interface Stretch {
  readonly from: number
  readonly place: Place
}

/** Of the places where one id stands. */
const MOST_COMPARED = 20

/** Ids that stand twice on a page, or in a loop. Two branches of one block are never both shown. */
export function duplicateIds(source: string, nodes: readonly Node[]): readonly Finding[] {
  const stretches = stretchesIn(nodes, [])
  const placeOf = placesIn(source)
  const seen = new Map<string, { readonly at: number; readonly place: Place }[]>()
  const findings: Finding[] = []
  for (const { at, id } of idsIn(source)) {
    const index = lastUpTo(stretches.length, (each) => (stretches[each]?.from ?? 0) <= at)
    const place = stretches[index]?.place ?? []
    const others = seen.get(id) ?? []
    const other = others.find((each) => canBothShow(each.place, place))
    const loop = place.find(({ block, branch }) => block.kind === 'repeated' && branch === 0)
    if (other) {
      const { line } = placeOf(other.at)
      findings.push({ rule: 'duplicate-id', message: `The id "${id}" is on line ${line} too.`, at })
    } else if (loop) {
      const message = `The id "${id}" is in a repeated section, so the page may have it many times.`
      findings.push({ rule: 'duplicate-id', message, at })
    }
    if (others.length < MOST_COMPARED) others.push({ at, place })
    seen.set(id, others)
  }
  return findings
}

/** Literal ids; one that a template tag makes is as many as its values. */
function idsIn(source: string): readonly { readonly at: number; readonly id: string }[] {
  const text = masked(source)
  return elementsIn(text).flatMap((element) => {
    const id = element.attributes.find(({ name }) => name === 'id')
    const value = id && text.slice(id.start, id.end)
    const isLiteral = value && !value.includes(PRINTS) && !value.includes(SILENT)
    return id && isLiteral ? [{ at: id.at, id: value }] : []
  })
}

function stretchesIn(nodes: readonly Node[], place: Place): readonly Stretch[] {
  return nodes.flatMap((node): readonly Stretch[] => {
    const own = { from: node.at, place }
    const inside = branchesOf(node).flatMap((branch) =>
      stretchesIn(branch.nodes, [...place, { block: node, branch: branch.number }]),
    )
    return [own, ...inside]
  })
}

/** A macro is shown where it is applied, and its branches are others' then. */
function canBothShow(one: Place, other: Place): boolean {
  return !one.some(({ block, branch }) =>
    other.some((each) => each.block === block && each.branch !== branch),
  )
}
