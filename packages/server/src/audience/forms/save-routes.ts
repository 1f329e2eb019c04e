import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { parseSentValues } from '../../platform/form-values/parse-values.ts'
import type { PublishedForm } from '../../platform/http/form-page-port.ts'
import { mount } from '../../platform/http/mount.ts'
import { parseInput, type RequestContext } from '../../platform/http/request-context.ts'
import { findForm } from './find-form.ts'
import { computeAgeMs } from './form-key.ts'
import { getFileLimits } from './file-limits.ts'
import {
  addFileNames,
  checkReceivedFiles,
  getReceiveRules,
  NO_FILES,
  type SentFiles,
} from './received-files.ts'
import { type FormPorts, identifySender } from './sender.ts'
import { submitForm } from './submit.ts'

type Body = contract.Body<typeof contract.saveFormSubmission>

/** Mounts the calls with which scripts send a form, without files and with them. */
export function saveRoutes(ports: FormPorts): void {
  const { http } = ports

  mount(http, contract.saveFormSubmission, async (call) => {
    const form = await findForm(ports, call, call.body)
    return save(ports, call, { form, body: call.body, files: NO_FILES })
  })

  mount(http, contract.saveFormSubmissionWithFiles, async (call) => {
    const form = await findForm(ports, call, { ...call.params, ...call.query })
    const rules = getReceiveRules(ports.files, form.fields, getFileLimits(http, call))
    return call.receive(rules, async ({ fields, files }) => {
      const sent = { ...fields, formId: form.formId }
      const body = parseInput(contract.saveFormSubmission.body, sent) as Body
      return save(ports, call, { form, body, files: await checkReceivedFiles(form.fields, files) })
    })
  })
}

async function save(
  ports: FormPorts,
  call: RequestContext & { readonly db: Db },
  given: { readonly form: PublishedForm; readonly body: Body; readonly files: SentFiles },
) {
  const { db, site, visitor } = call
  const { form, body, files } = given
  const { fields } = form
  const values = addFileNames(fields, parseSentValues(fields, parseJson(body.form)), files)
  const now = Date.now()
  const session = visitor.token ?? ''
  const tookMs = computeAgeMs(site, { session, key: body.key, now })
  if (tookMs === undefined) throw formErrors.staleKey()
  const { pagePath, website, captchaKey } = body
  // A form in the header or footer sends the page that it was submitted from.
  const pageTitle = form.path === null ? body.pageTitle : form.pageTitle
  const key = { text: body.key, tookMs }
  const sent = { values, files, website, captchaKey, pagePath, pageTitle, key }
  await submitForm(db, await identifySender(ports, call), { form, sent, now })
  return { success: true as const }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw formErrors.unparsable({ cause })
  }
}
