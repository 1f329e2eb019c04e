/**
 * Milliseconds of work so far: processor time where the runtime tells it, so that a busy machine
 * cuts no page short, else the time that passed.
 */
export function workTime(): number {
  return cpuTime ? cpuTime() : Date.now()
}

const cpuTime = processorTime()

function processorTime(): (() => number) | null {
  const runtime: unknown = Reflect.get(globalThis, 'process')
  if (typeof runtime !== 'object' || runtime === null) return null
  const usage: unknown = Reflect.get(runtime, 'cpuUsage')
  if (typeof usage !== 'function') return null
  return () => {
    const used: unknown = usage.call(runtime)
    return (microseconds(used, 'user') + microseconds(used, 'system')) / 1000
  }
}

function microseconds(used: unknown, key: string): number {
  if (typeof used !== 'object' || used === null) return 0
  const value: unknown = Reflect.get(used, key)
  return typeof value === 'number' ? value : 0
}
