import { type Chart, drawnWay, type Step } from './chart.ts'
import { type Fault, tableFault } from './errors.ts'

/**
 * Puts a step into the chart, and tells which others now lead straight on because of it; or leaves the
 * chart as it is, and tells why not. What was made when pages moved is brought along; what an owner
 * wrote is not changed behind their back.
 */
export function place(
  chart: Chart,
  step: Step,
): { readonly broughtAlong: readonly Step[] } | { readonly fault: Fault } {
  const before = chart.get(step.matchKey)
  chart.put(step)
  const fault = faultOf(chart, step)
  if (fault) {
    if (before) chart.put(before)
    else chart.remove(step.matchKey)
    return { fault }
  }
  if (step.matchKey.endsWith('/')) return { broughtAlong: [] }
  const broughtAlong = chart.before(step).map((each) => ({ ...each, target: step.target }))
  for (const each of broughtAlong) chart.put(each)
  return { broughtAlong }
}

/** Takes a step out, unless what it stood before would turn in a circle. */
export function takeOut(chart: Chart, step: Step): Fault | undefined {
  chart.remove(step.matchKey)
  const { way, isCircle } = chart.walk(step.fromPath)
  if (!isCircle || step.matchKey.endsWith('/')) return undefined
  chart.put(step)
  return circle(way)
}

function faultOf(chart: Chart, step: Step): Fault | undefined {
  const turning = chart.circleBy(step)
  if (turning) return circle(turning)
  const own = chart.wayOf(step)
  if (own.length > 2) return chain(own)
  const other = chart.before(step).find(({ automatic }) => automatic !== true)
  return other && chain(chart.wayOf(other))
}

function circle(way: readonly string[]): Fault {
  const { message, ...rest } = tableFault('circle', 'to')
  return { ...rest, message: `${message.slice(0, -1)}: ${drawnWay(way)}` }
}

function chain(way: readonly string[]): Fault {
  const { message, ...rest } = tableFault('chain', 'to')
  return { ...rest, message: `${message.slice(0, -1)}: ${drawnWay(way)}` }
}
