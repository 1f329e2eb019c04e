import * as contract from '@vitrine/contract'
import { blockTypeCodes, likertAnswers, MAX_FORM_TEXT } from '@vitrine/model'
import { assertFit } from '../../platform/form-values/assert-fit.ts'
import { parseSentValues } from '../../platform/form-values/parse-values.ts'
import { mount } from '../../platform/http/mount.ts'
import { listFieldSchemas } from './field-schema.ts'
import { findForm } from './find-form.ts'
import { createFormKey } from './form-key.ts'
import { formPages } from './pages.ts'
import { saveRoutes } from './save-routes.ts'
import type { FormPorts } from './sender.ts'
import { studioFormRoutes } from './studio-routes.ts'

/** Mounts the calls with which scripts submit forms. @see storefront spec §7, compat §7 */
export function formRoutes(ports: FormPorts): void {
  const { http } = ports
  formPages(ports)
  studioFormRoutes(http)

  mount(http, contract.formSubmissionKey, async ({ site, visitor }) => {
    const session = visitor.ensureToken()
    const key = createFormKey(site, session, Date.now())
    return { key, data: { key }, crumb: visitor.crumb }
  })

  saveRoutes(ports)

  mount(http, contract.validateForm, async (call) => {
    const { params, query, body } = call
    const form = await findForm(ports, call, { ...params, ...query })
    assertFit(form, parseSentValues(form.fields, body))
    return {}
  })

  mount(http, contract.formSchema, async () => ({
    type: blockTypeCodes.form,
    fields: listFieldSchemas(),
    maxLength: MAX_FORM_TEXT,
    likert: likertAnswers,
  }))
}
