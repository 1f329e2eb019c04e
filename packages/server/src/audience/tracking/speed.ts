import { type SpeedMetric, speedRatings } from '@vitrine/model'

/** The growth from one bucket to the next: values are known to within 2 percent. */
const GROWTH = 1.04

/** Returns a value in whole units: layout shift is a score below 1, so it is counted in thousandths. */
function toUnits(metric: SpeedMetric, value: number): number {
  return metric === 'cls' ? value * 1_000 : value
}

/** Returns the bucket of a value. */
export function getBucket(metric: SpeedMetric, value: number): number {
  return Math.round(Math.log(Math.max(1, toUnits(metric, value))) / Math.log(GROWTH))
}

/** Returns the value in the middle of a bucket. */
export function getBucketValue(metric: SpeedMetric, bucket: number): number {
  const value = bucket === 0 ? 0 : GROWTH ** bucket
  return metric === 'cls' ? Math.round(value) / 1_000 : Math.round(value)
}

export function isGood(metric: SpeedMetric, value: number): boolean {
  return value <= speedRatings[metric].good
}

export function isPoor(metric: SpeedMetric, value: number): boolean {
  return value > speedRatings[metric].poor
}

/** Returns the value that a share of the measures does not exceed; 0 without measures. */
export function computePercentile(
  metric: SpeedMetric,
  buckets: readonly { readonly bucket: number; readonly total: number }[],
  share: number,
): number {
  const total = buckets.reduce((sum, each) => sum + each.total, 0)
  let seen = 0
  for (const each of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += each.total
    if (seen >= total * share) return getBucketValue(metric, each.bucket)
  }
  return 0
}
