import { calls } from './calls.ts'

type Calls = typeof calls

/** The name of a call of the studio. */
export type CallName = { [M in keyof Calls]: keyof Calls[M] }[keyof Calls]

type Call = readonly [method: string, path: string]

const methods: Readonly<Record<string, Readonly<Record<string, string>>>> = calls

/** Returns the method and the path of a call; undefined for a name that is none of the studio’s. */
export function findCall(name: string): Call | undefined {
  for (const [method, paths] of Object.entries(methods))
    if (Object.hasOwn(paths, name)) return [method, paths[name] ?? '']
  return undefined
}

/** Returns the method and the path of a call. */
export function getCall(name: CallName): Call {
  const call = findCall(name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}
