import { type Session, signIn } from '@vitrine/contract'
import { ApiError, callApi } from '../../api/call-api.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in. After several failed sign-ins the server asks for proof of work, which takes a moment. */
export async function signInWithProof(body: Credentials): Promise<Session> {
  try {
    return await callApi(signIn, { body })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { challenge } = signIn.replies[403].safeParse(error.response).data ?? {}
    if (!challenge) throw error
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = btoa(JSON.stringify({ challenge, solution }))
    return callApi(signIn, { body: { ...body, proof } })
  }
}
