import type { FastifyInstance } from 'fastify'
import type { Admitted } from '../../platform/http/call.ts'
import type { Sender } from './submit.ts'

export async function senderOf(app: FastifyInstance, call: Admitted): Promise<Sender> {
  const { site, siteUserCookies, visitor, countAccount } = call
  const user = await app.siteUserOf(site, siteUserCookies.token)
  return {
    site,
    siteUserId: user?.id ?? null,
    address: visitor.address,
    countLetter: countAccount,
    judgeCaptcha: (given) => app.judgeCaptcha(site, given),
  }
}
