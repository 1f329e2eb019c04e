import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the proof. */
export const SIGNATURE_HEADER = 'vitrine-signature'
const TOLERANCE_S = 5 * 60

/** Proves who sent `rawBody`, and when: "t=<seconds>,v1=<hex>". */
export function sign(secret: Buffer, rawBody: Buffer, atS: number): string {
  return `t=${atS},v1=${digest(secret, rawBody, atS)}`
}

/** Whether `signature` was made over these very bytes with `secret`, within five minutes of `nowS`. */
export function isSigned(
  { rawBody, signature }: { readonly rawBody: Buffer; readonly signature: string | undefined },
  secret: Buffer,
  nowS: number,
): boolean {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (at === undefined || given === undefined) return false
  if (Math.abs(nowS - Number(at)) > TOLERANCE_S) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(secret, rawBody, Number(at))))
}

function digest(secret: Buffer, rawBody: Buffer, atS: number): string {
  return createHmac('sha256', secret).update(`${atS}.`).update(rawBody).digest('hex')
}
