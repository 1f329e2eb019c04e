import type { Body, beginPasskey, addPasskey, Reply, Session } from '@vitrine/contract'
import { callApi } from './call-api.ts'

/** Returns whether this browser knows passkeys, on a page where it allows them: over https, or on this machine. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** Asks the browser to create a passkey. Undefined if the person closes its dialog. Throws what the browser throws. */
export async function createPasskey(
  options: Reply<typeof beginPasskey>,
): Promise<Body<typeof addPasskey>['credential'] | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const created = await unlessClosed(() => navigator.credentials.create({ publicKey }))
  if (!(created instanceof PublicKeyCredential)) return undefined
  const { response } = created
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined
  return {
    id: created.id,
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

/** Signs in with a passkey. Undefined if the person closes the browser's dialog. */
export async function signInByPasskey(): Promise<Session | undefined> {
  const options = await callApi('beginPasskeySignIn')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const signed = await unlessClosed(() => navigator.credentials.get({ publicKey }))
  if (!(signed instanceof PublicKeyCredential)) return undefined
  const { response } = signed
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined
  const credential = {
    id: signed.id,
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      authenticatorData: encode(response.authenticatorData),
      signature: encode(response.signature),
    },
  }
  return callApi('signInByPasskey', { body: { credential } })
}

/** Browsers reject alike whether the person closed the dialog or it took too long. */
async function unlessClosed(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null
    throw error
  }
}

/** Encodes bytes in base64url. */
function encode(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
