import * as contract from '@vitrine/contract'
import { parseUserAgent } from '../../../platform/http/client/user-agent.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { openSession } from '../open-session.ts'
import { changeByProof } from '../two-step/proof.ts'
import { addPasskey, beginPasskeySetup, removePasskey } from './own-passkeys.ts'
import { preparePasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { listPasskeys } from './passkey-store.ts'

/** Mounts the calls on the passkeys of a staff member, and on signing in with one. */
export function passkeyRoutes(http: HttpServer): void {
  const { db } = http

  mount(http, contract.listPasskeys, async (call) => loadOwnPasskeys(http, call))

  mount(http, contract.beginPasskey, async (call) => {
    const { site, staffMember, body } = call
    const proof = { ...body, now: Date.now() }
    return changeByProof(http, call, () => beginPasskeySetup(db, site, staffMember, proof))
  })

  mount(http, contract.addPasskey, async (call) => {
    await addPasskey(db, call.site, call.staffMember, call.body)
    return loadOwnPasskeys(http, call)
  })

  mount(http, contract.removePasskey, async (call) => {
    const { site, staffMember, body, params } = call
    const given = { ...body, ...params, now: Date.now() }
    await changeByProof(http, call, () => removePasskey(db, site, staffMember, given))
    return loadOwnPasskeys(http, call)
  })

  mount(http, contract.beginPasskeySignIn, async ({ site }) => preparePasskeySignIn(db, site))

  mount(http, contract.signInByPasskey, async (call) => {
    const given = { ...call.body, client: parseUserAgent(call.userAgent) }
    return openSession(http, call, await signInByPasskey(db, call.site, given))
  })
}

async function loadOwnPasskeys(
  { db }: Pick<HttpServer, 'db'>,
  {
    site,
    staffMember,
  }: Pick<RequestContext, 'site'> & { readonly staffMember: { readonly id: string } },
) {
  const rows = await listPasskeys(db, site.id, staffMember.id)
  return {
    passkeys: rows.map(({ id, name, host, createdAt, lastUsedAt }) => ({
      ...{ id, name, host },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
