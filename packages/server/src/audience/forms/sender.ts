import type { FormPagePort } from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { VerifyCaptcha } from '../../identity/captcha/index.ts'
import type { Sender } from './submit.ts'

export interface FormPorts {
  readonly http: PageServer
  readonly forms: FormPagePort
  readonly verifyCaptcha: VerifyCaptcha
}

export async function identifySender(
  { http, verifyCaptcha }: FormPorts,
  call: RequestContext,
): Promise<Sender> {
  const { site, siteUserCookies, visitor, countAccount } = call
  const user = await http.findSiteUser(site, siteUserCookies.token)
  return {
    site,
    siteUserId: user?.id ?? null,
    network: visitor.network,
    countEmail: countAccount,
    judgeCaptcha: (given) => verifyCaptcha(site, given),
  }
}
