import type { Challenge, Session } from '@vitrine/contract'
import { ApiError, callApi } from './call-api.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in. After several failed sign-ins the server asks for proof of work, which takes a moment. */
export async function signInWithProof(body: Credentials): Promise<Session> {
  try {
    return await callApi('signIn', { body })
  } catch (error) {
    if (!(error instanceof ApiError) || !hasChallenge(error.response)) throw error
    const { challenge } = error.response
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = btoa(JSON.stringify({ challenge, solution }))
    return callApi('signIn', { body: { ...body, proof } })
  }
}

function hasChallenge(response: unknown): response is { readonly challenge: Challenge } {
  return typeof response === 'object' && response !== null && 'challenge' in response
}
