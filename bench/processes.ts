import { readdirSync, readFileSync } from 'node:fs'

/** The unit of processor time on Linux, on every platform we support. */
const TICKS_PER_S = 100

export interface Memory {
  readonly processes: number
  /** The resident memory; pages that processes share count once for each of them. */
  readonly rssMB: number
  /**
   * The proportional memory: shared pages are divided among the processes. It is what the machine
   * lacks.
   */
  readonly pssMB: number
}

/** Measures the memory of a process and everything it started. Linux only. */
export function measureMemory(pid: number): Memory {
  const all = listProcessTree(pid)
  const sum = (field: string) =>
    all.reduce((total, each) => total + readKilobytes(`/proc/${each}/smaps_rollup`, field), 0) /
    1024
  return { processes: all.length, rssMB: sum('Rss'), pssMB: sum('Pss') }
}

/** Measures the processor time of a process and everything it started, in milliseconds. */
export function measureProcessorMs(pid: number): number {
  const ticks = listProcessTree(pid).flatMap((each) =>
    readFields(String(each)).slice(11, 15).map(Number),
  )
  return (ticks.reduce((sum, each) => sum + each, 0) * 1_000) / TICKS_PER_S
}

function listProcessTree(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readParent(name)] as const)
  const below = (root: number): readonly number[] => [
    root,
    ...parents.filter(([, parent]) => parent === root).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

function readParent(pid: string): number {
  return Number(readFields(pid)[1])
}

/**
 * Reads the fields of a process, starting with its state.
 * @see proc_pid_stat(5)
 */
function readFields(pid: string): readonly string[] {
  const stat = read(`/proc/${pid}/stat`)
  // The name is in parentheses and may contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function readKilobytes(file: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(file))?.[1] ?? 0)
}

/** Reads a file; empty if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
