import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'vitrine-signature'
const TOLERANCE_S = 5 * 60

/** Creates the signature of a body and its time: "t=<seconds>,v1=<hex>". */
export function createSignature(secret: Buffer, rawBody: Buffer, atS: number): string {
  return `t=${atS},v1=${computeDigest(secret, rawBody, atS)}`
}

/** Returns whether `signature` signs these bytes with `secret`, within five minutes of `nowS`. */
export function isSignatureValid(
  { rawBody, signature }: { readonly rawBody: Buffer; readonly signature: string | undefined },
  secret: Buffer,
  nowS: number,
): boolean {
  const [, at, signatureHex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (at === undefined || signatureHex === undefined) return false
  if (Math.abs(nowS - Number(at)) > TOLERANCE_S) return false
  return timingSafeEqual(
    Buffer.from(signatureHex),
    Buffer.from(computeDigest(secret, rawBody, Number(at))),
  )
}

function computeDigest(secret: Buffer, rawBody: Buffer, atS: number): string {
  return createHmac('sha256', secret).update(`${atS}.`).update(rawBody).digest('hex')
}
