import type { Json } from '@vitrine/page'

/** Returns the numbers of a row, with zeros for missing ones. */
export function listNumbers(value: Json | undefined, count: number): readonly number[] {
  const given: readonly Json[] = Array.isArray(value) ? value : []
  return Array.from({ length: count }, (_, index) => {
    const number = given[index]
    return typeof number === 'number' ? number : 0
  })
}

/** Returns numbers with one of them changed. */
export function setNumber(
  numbers: readonly number[],
  index: number,
  number: number,
): readonly number[] {
  return numbers.with(index, number)
}
