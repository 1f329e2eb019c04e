import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { beginPasskey, beginPasskeySignIn, Reply } from '@vitrine/contract'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** The ways in which an authenticator does not do as the server asks. */
interface Deviation {
  /** The page on which it is used. */
  readonly origin?: string
  /** Whether the person has proved themselves to the device. */
  readonly isVerified?: boolean
  readonly counter?: number
}

/** An authenticator with one passkey, whose key is on the curve P-256. @see Web Authentication Level 3, §6 */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  readonly #origin: string
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Returns what a browser sends of the passkey that was created. */
  create(options: Reply<typeof beginPasskey>, deviation: Deviation = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const data = Buffer.concat([
      this.#describe(options.rp.id, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      length,
      this.#id,
      this.#encodePublicKey(),
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]),
    )
    return {
      id: this.#id.toString('base64url'),
      response: {
        clientDataJSON: this.#collect('webauthn.create', options.challenge, deviation),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Returns what a browser sends of the passkey that has signed. */
  sign(options: Reply<typeof beginPasskeySignIn>, deviation: Deviation = {}) {
    this.#counter += 1
    const data = this.#describe(options.rpId, 0, { counter: this.#counter, ...deviation })
    const clientDataJSON = this.#collect('webauthn.get', options.challenge, deviation)
    const digest = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, digest]), this.#keys.privateKey)
    return {
      id: this.#id.toString('base64url'),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  #collect(type: string, challenge: string, { origin = this.#origin }: Deviation): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
  }

  #describe(host: string, flags: number, { isVerified = true, counter = 0 }: Deviation): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([all]), count])
  }

  #encodePublicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }
}
