import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts processor time in, on every platform of ours. */
const TICKS_PER_S = 100

export interface Memory {
  readonly processes: number
  /** Pages shared by several processes are counted once for each of them. */
  readonly rssMB: number
  /** Shared pages are divided among those who share them: this is what the machine is short of. */
  readonly pssMB: number
}

/** Memory of a process and everything it started. Linux only. */
export function memoryOf(pid: number): Memory {
  const all = treeOf(pid)
  const sum = (field: string) =>
    all.reduce((total, each) => total + kilobytes(`/proc/${each}/smaps_rollup`, field), 0) / 1024
  return { processes: all.length, rssMB: sum('Rss'), pssMB: sum('Pss') }
}

/** Processor time a process and everything it started have used, in milliseconds. */
export function processorMs(pid: number): number {
  const ticks = treeOf(pid).flatMap((each) => fieldsOf(String(each)).slice(11, 15).map(Number))
  return (ticks.reduce((sum, each) => sum + each, 0) * 1_000) / TICKS_PER_S
}

function treeOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  const below = (root: number): readonly number[] => [
    root,
    ...parents.filter(([, parent]) => parent === root).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

function parentOf(pid: string): number {
  return Number(fieldsOf(pid)[1])
}

/** From the state on. @see proc_pid_stat(5) */
function fieldsOf(pid: string): readonly string[] {
  const stat = read(`/proc/${pid}/stat`)
  // The name stands in brackets and may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function kilobytes(file: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(file))?.[1] ?? 0)
}

/** Empty for a process that has ended since. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
