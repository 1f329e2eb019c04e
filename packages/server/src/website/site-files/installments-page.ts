import {
  getTextDirection,
  getTranslate,
  INSTALLMENT_COUNT,
  installmentOffers,
  listInstallmentLocales,
} from '@vitrine/model'
import { escapeHtml } from '../../platform/html/escape.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { type PagePorts, servePublished } from '../page-cache/index.ts'
import { createTextResponse } from './text-response.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

/**
 * Mounts the pages that explain installments, one for each locale such as `fr_CA`. The badge shows them in a dialog;
 * without scripts it links to them.
 *
 * @see storefront spec §7 "GET static installment modal page chosen by locale"
 */
export function installmentsPageRoutes(ports: PagePorts): void {
  ports.http.app.get<{ Params: { locale: string } }>(
    '/static/installments/:locale',
    PUBLIC,
    (request, reply) => {
      const { locale } = request.params
      const key = `/static/installments/${locale}`
      return servePublished(ports, { request, reply, key }, async (cacheRequest) => {
        if (!listInstallmentLocales().includes(locale)) throw httpErrors.notFound()
        return createTextResponse(cacheRequest, 'text/html', renderInstallmentsPage(locale))
      })
    },
  )
}

/** Renders the page of a locale that has an offer. */
function renderInstallmentsPage(locale: string): string {
  const [language = '', country = ''] = locale.split('_')
  const provider = installmentOffers[country]?.provider ?? ''
  const translate = getTranslate(language)
  const params = { provider, count: INSTALLMENT_COUNT }
  const title = escapeHtml(translate('installmentsPageTitle', params))
  const steps = [
    translate('installmentsPageOrder', params),
    translate('installmentsPageSplit', params),
  ].map((step) => `<li>${escapeHtml(step)}</li>`)
  return `<!doctype html>
<html lang="${language}-${country}" dir="${getTextDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="/site.css"></head>
<body><main class="installments-page"><h1>${title}</h1><ol>${steps.join('')}</ol>
<p>${escapeHtml(translate('installmentsPageTerms', params))}</p></main></body>
</html>
`
}
