import {
  createPositionFinder,
  findLastIndexWhere,
  listBranches,
  type Node,
} from '../theme-loading/index.ts'
import { maskTags, parseElements, PRINTING, SILENT } from './markup.ts'
import type { Finding } from './problem.ts'

/** The path of a source range: the blocks around it, and the branch of each. */
type BranchPath = readonly { readonly block: Node; readonly branch: number }[]

interface SourceRange {
  readonly from: number
  readonly path: BranchPath
}

/** The maximum number of positions that are compared per id. */
const MAX_COMPARED = 20

/**
 * Finds ids that are twice on a page, or in a loop. Two branches of one block are never both shown.
 */
export function findDuplicateIds(source: string, nodes: readonly Node[]): readonly Finding[] {
  const ranges = listRanges(nodes, [])
  const getPosition = createPositionFinder(source)
  const seen = new Map<string, { readonly at: number; readonly path: BranchPath }[]>()
  const findings: Finding[] = []
  for (const { at, id } of findIds(source)) {
    const index = findLastIndexWhere(ranges.length, (each) => (ranges[each]?.from ?? 0) <= at)
    const path = ranges[index]?.path ?? []
    const others = seen.get(id) ?? []
    const other = others.find((each) => canBothAppear(each.path, path))
    const loop = path.find(({ block, branch }) => block.kind === 'repeated' && branch === 0)
    if (other) {
      const { line } = getPosition(other.at)
      findings.push({
        rule: 'duplicate-id',
        message: `The id "${id}" is also on line ${line}.`,
        at,
      })
    } else if (loop) {
      const message = `The id "${id}" is in a repeated section, so the page may have it several times.`
      findings.push({ rule: 'duplicate-id', message, at })
    }
    if (others.length < MAX_COMPARED) others.push({ at, path })
    seen.set(id, others)
  }
  return findings
}

/** Returns the literal ids; one with a template tag has many values. */
function findIds(source: string): readonly { readonly at: number; readonly id: string }[] {
  const text = maskTags(source)
  return parseElements(text).flatMap((element) => {
    const id = element.attributes.find(({ name }) => name === 'id')
    const value = id && text.slice(id.start, id.end)
    const isLiteral = value && !value.includes(PRINTING) && !value.includes(SILENT)
    return id && isLiteral ? [{ at: id.at, id: value }] : []
  })
}

function listRanges(nodes: readonly Node[], path: BranchPath): readonly SourceRange[] {
  return nodes.flatMap((node): readonly SourceRange[] => {
    const own = { from: node.at, path }
    const inside = listBranches(node).flatMap((branch) =>
      listRanges(branch.nodes, [...path, { block: node, branch: branch.number }]),
    )
    return [own, ...inside]
  })
}

/**
 * Returns whether two ranges may both be shown. A macro is shown where it is applied, with the
 * branches there.
 */
function canBothAppear(first: BranchPath, other: BranchPath): boolean {
  return !first.some(({ block, branch }) =>
    other.some((each) => each.block === block && each.branch !== branch),
  )
}
