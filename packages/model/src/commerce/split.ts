/**
 * Splits `total` over `weights` (none below zero) without a remainder. The share rounded down most
 * gets the next unit, then the heavier, then the earlier. The order of weights only breaks ties, so no sum depends
 * on it.
 */
export function splitMinor(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = sum(weights)
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n))
  const shares = weights.map((weight, index) => ({
    index,
    weight,
    amount: (total * weight) / whole,
    remainder: (total * weight) % whole,
  }))
  const left = Number(total - sum(shares.map(({ amount }) => amount)))
  const roundedUp = shares
    .toSorted(
      (a, b) => compareAscending(b.remainder, a.remainder) || compareAscending(b.weight, a.weight),
    )
    .slice(0, left)
    .map(({ index }) => index)
  const chosen = new Set(roundedUp)
  return shares.map(({ index, amount }) => (chosen.has(index) ? amount + 1n : amount))
}

function compareAscending(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b)
}

/** Divides non-negative amounts, rounding halves up. */
export function divideHalfUp(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by)
}

/** Adds amounts up. */
export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
