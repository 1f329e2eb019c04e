import type { FormDefinition } from '@vitrine/blocks'
import type { CaptchaAction } from '@vitrine/model'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { FormPagePort } from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Purpose, Solution, VerifyCaptcha } from '../../identity/captcha/index.ts'
import { getFileLimits } from './file-limits.ts'
import type { Site } from '../../platform/http/site.ts'

/** The sender of a submission. */
export interface Sender {
  readonly site: Site
  readonly siteUserId: string | null
  readonly network: string
  readonly files: FileStore
  /** Counts the emails to an address; throws if there are too many. */
  readonly countEmail: (email: string) => Promise<unknown>
  /** Counts the bytes of files that are about to be stored; throws if there are too many. */
  readonly countBytes: (bytes: number) => Promise<void>
  /** Throws if the captcha rejects the submission. */
  readonly judgeCaptcha: (
    given: Purpose & { readonly key: string },
  ) => Promise<Solution | undefined>
}

/** A published form and its page. */
export interface ReadForm extends FormDefinition {
  readonly formId: string
  /** The language of the page. */
  readonly locale: string
  /** The action of the form’s captcha; undefined without one. */
  readonly captchaAction: CaptchaAction | undefined
}

export interface FormPorts {
  readonly http: PageServer
  readonly files: FileStore
  readonly forms: FormPagePort
  readonly verifyCaptcha: VerifyCaptcha
}

export async function identifySender(
  { http, files, verifyCaptcha }: FormPorts,
  call: RequestContext,
): Promise<Sender> {
  const { site, siteUserCookies, visitor, countAccount } = call
  const user = await http.findSiteUser(site, siteUserCookies.token)
  return {
    site,
    siteUserId: user?.id ?? null,
    network: visitor.network,
    files,
    countEmail: countAccount,
    countBytes: getFileLimits(http, call).countBytes,
    judgeCaptcha: (given) => verifyCaptcha(site, given),
  }
}
