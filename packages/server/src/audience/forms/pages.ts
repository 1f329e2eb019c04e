import { message, type Message } from '@vitrine/model'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { PublishedForm } from '../../platform/http/form-page-port.ts'
import { parseInput, type RequestContext } from '../../platform/http/request-context.ts'
import {
  mountPage,
  page,
  type PageReply,
  type PageRequest,
  type PageRoute,
  redirect,
} from '../../platform/http/page.ts'
import { getFieldMessages, toMessage } from '../../platform/http/translator.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { parsePostedValues } from '../../platform/form-values/parse-values.ts'
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

const params = z.object({ formId: z.string().max(100) })
const body = z.record(z.string().max(100), z.string().max(50_000))

/** The name of the hidden field that only robots fill in. */
const TRAP = 'company.website'

/**
 * Serves forms without scripts. A rejected form gets its own page with errors and everything that
 * was typed; an accepted one redirects as configured, or thanks.
 */
export function formPages(ports: FormPorts): void {
  mountPage(
    ports.http,
    {
      method: 'POST',
      path: '/form/{formId}',
      access: 'anyone',
      limit: 'form',
      params,
      body,
      isLocalized: true,
      takesFiles: true,
    },
    async (call) => {
      const { tag } = call.language
      const form = await readForm(ports, call, { formId: call.params.formId, tag })
      const { receive } = call
      if (!receive) return submitPosted(ports, call, { form, body: call.body, files: NO_FILES })
      const rules = getReceiveRules(ports.files, form.fields, getFileLimits(ports.http, call))
      return receive(rules, async ({ fields, files }) =>
        submitPosted(ports, call, {
          form,
          body: parseInput(body, fields) as z.output<typeof body>,
          files: await checkReceivedFiles(form.fields, files),
        }),
      )
    },
  )
  sentPages(ports)
}

/** Submits what a native form posted, and answers with the page that follows. */
async function submitPosted(
  ports: FormPorts,
  call: Pick<PageRequest<PageRoute>, 'db' | 'nonce' | 'language' | 'localizePath'> & RequestContext,
  given: {
    readonly form: PublishedForm
    readonly body: z.output<typeof body>
    readonly files: SentFiles
  },
): Promise<PageReply> {
  const { db, site, nonce, language, localizePath } = call
  const { form, body: posted, files } = given
  const { tag } = language
  const values = addFileNames(form.fields, parsePostedValues(form.fields, posted), files)
  try {
    const { path, pageTitle } = form
    const sent = {
      values,
      files,
      website: posted[TRAP] ?? '',
      captchaKey: '',
      pagePath: localizePath(`/${path ?? ''}`),
      pageTitle,
      key: undefined,
    }
    await submitForm(db, await identifySender(ports, call), { form, sent, now: Date.now() })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const errors = { ...askForFilesAgain(files), ...getFieldMessages(error.errors) }
    const submitted = { values, errors, alert: toMessage(error) }
    const html = await ports.forms.renderFormPage(site, form, { tag, nonce, submitted })
    return page(html, error.status)
  }
  const isLocal = /^\/(?![/\\])/.test(form.redirect)
  const sentPage = localizePath(`/form/${form.formId}/sent`)
  return redirect(isLocal ? `/${form.redirect.slice(1)}` : sentPage)
}

/** Returns a message for each field with files: a page cannot fill them in again. */
function askForFilesAgain({ files }: SentFiles): Readonly<Record<string, Message>> {
  return Object.fromEntries(files.map(({ fieldId }) => [fieldId, message('formFiles.again')]))
}

/** Mounts the page that thanks for a submission. */
function sentPages(ports: FormPorts): void {
  mountPage(
    ports.http,
    { method: 'GET', path: '/form/{formId}/sent', access: 'anyone', params, isLocalized: true },
    async (call) => {
      const { site, nonce, language } = call
      const { tag } = language
      const form = await readForm(ports, call, { formId: call.params.formId, tag })
      return page(await ports.forms.renderFormPage(site, form, { tag, nonce }))
    },
  )
}

async function readForm(
  { forms }: FormPorts,
  call: RequestContext,
  asked: { readonly formId: string; readonly tag: string },
) {
  const form = await forms.findPublishedForm(call, asked)
  // A donation goes to the checkout.
  if (!form || form.kind === 'donation') throw formErrors.unknown()
  return form
}
