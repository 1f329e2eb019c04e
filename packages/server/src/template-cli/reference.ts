import type { Console } from './console.ts'

export async function printReference(_options: { json: boolean }, _c: Console): Promise<number> {
  return 0
}
