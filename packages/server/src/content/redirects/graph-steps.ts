import { type RedirectGraph, formatHops, type RedirectStep } from './redirect-graph.ts'
import { type RedirectIssue, createRedirectIssue } from './errors.ts'

/**
 * Adds a step to the graph and returns the automatic redirects that are retargeted because of it; or leaves
 * the graph unchanged and returns the issue. Redirects of the owner are never retargeted.
 */
export function addStep(
  graph: RedirectGraph,
  step: RedirectStep,
): { readonly retargeted: readonly RedirectStep[] } | { readonly issue: RedirectIssue } {
  const before = graph.get(step.matchKey)
  graph.put(step)
  const issue = findIssue(graph, step)
  if (issue) {
    if (before) graph.put(before)
    else graph.remove(step.matchKey)
    return { issue }
  }
  if (step.matchKey.endsWith('/')) return { retargeted: [] }
  const retargeted = graph.getPredecessors(step).map((other) => ({ ...other, target: step.target }))
  for (const other of retargeted) graph.put(other)
  return { retargeted }
}

/** Removes a step, or returns the issue if a pattern behind it would cause a cycle. */
export function removeStep(graph: RedirectGraph, step: RedirectStep): RedirectIssue | undefined {
  graph.remove(step.matchKey)
  const { hops, isCycle } = graph.walk(step.fromPath)
  if (!isCycle || step.matchKey.endsWith('/')) return undefined
  graph.put(step)
  return createCycleIssue(hops)
}

function findIssue(graph: RedirectGraph, step: RedirectStep): RedirectIssue | undefined {
  const cycle = graph.findCycle(step)
  if (cycle) return createCycleIssue(cycle)
  const own = graph.getHops(step)
  if (own.length > 2) return createChainIssue(own)
  const other = graph.getPredecessors(step).find(({ automatic }) => automatic !== true)
  return other && createChainIssue(graph.getHops(other))
}

function createCycleIssue(hops: readonly string[]): RedirectIssue {
  return addHops(createRedirectIssue('circle', 'to'), hops)
}

function createChainIssue(hops: readonly string[]): RedirectIssue {
  return addHops(createRedirectIssue('chain', 'to'), hops)
}

/** Returns the issue with the hops at the end of the first sentence of its message. */
function addHops(issue: RedirectIssue, hops: readonly string[]): RedirectIssue {
  const [problem = '', advice] = issue.message.split(/\.(?: |$)/)
  const message = `${problem}: ${formatHops(hops)}`
  return { ...issue, message: advice ? `${message}. ${advice}.` : message }
}
