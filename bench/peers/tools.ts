import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The processes whose time is counted: a process with its children, and helpers by name. */
export interface MeteredProcesses {
  readonly server: number
  readonly extra: { readonly pg: number }
}

/**
 * A measurement as every peer prints it.
 * @see README.md of the peers, "A line"
 */
export interface Line {
  readonly peer: string
  readonly action: string
  readonly conc: number
  readonly rate: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly n: number
  readonly errors: number
  readonly rssMB?: number
  readonly cpuMsPerReq?: number
  readonly pgCpuMsPerReq?: number
  /** The number of cores that other programs keep busy. */
  readonly othersCores?: number
  readonly bytesPerReq?: number
  readonly tool: string
}

/** The used exports of the peers' common/bench.mjs. */
interface Tools {
  readonly Meter: new (processes: MeteredProcesses) => {
    readonly done: (requests: number) => Partial<Line>
  }
  readonly emit: (line: Line) => Line
  readonly cpuMs: (pid: number) => number
}

export async function loadPeerTools(folder: string): Promise<Tools> {
  return import(pathToFileURL(join(folder, 'common', 'bench.mjs')).href)
}
