import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Whose processor time is counted: a process with all its children, and helpers by name. */
export interface Who {
  readonly server: number
  readonly extra: { readonly pg: number }
}

/** One measurement, as every peer prints it. @see README.md of the peers, "A line" */
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
  /** Cores kept busy by anything else on the machine. */
  readonly othersCores?: number
  readonly bytesPerReq?: number
  readonly tool: string
}

/** What is used of the peers' common/bench.mjs. */
interface Tools {
  readonly Meter: new (who: Who) => { readonly done: (requests: number) => Partial<Line> }
  readonly emit: (line: Line) => Line
  readonly cpuMs: (pid: number) => number
}

export async function peerTools(folder: string): Promise<Tools> {
  return import(pathToFileURL(join(folder, 'common', 'bench.mjs')).href)
}
