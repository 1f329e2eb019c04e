import type { SiteSettingsView } from '@vitrine/contract'
import { currencies } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { siteTexts } from '../../ui/texts/site.ts'

addTexts(siteTexts)

type Values = Pick<
  SiteSettingsView,
  'title' | 'contactEmail' | 'postalAddress' | 'timeZone' | 'language' | 'currency'
>

const siteQuery = routeQuery('readSiteSettings')

/** The title, addresses, time zone, language and currency of the site. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(siteQuery)
  return (
    <SettingsPage title={t('site.title')} note={t('site.note')}>
      <Panel padded>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 16]} rows={5} />}>
          {(site) => <SiteForm site={site} />}
        </QueryView>
      </Panel>
    </SettingsPage>
  )
}

function toValues(site: Values): Values {
  const { title, contactEmail, postalAddress, timeZone, language, currency } = site
  return { title, contactEmail, postalAddress, timeZone, language, currency }
}

function SiteForm({ site }: { readonly site: SiteSettingsView }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: toValues(site) })
  const save = async (values: Values) => {
    const { dirtyFields } = form.formState
    const changed = Object.entries(values).filter(([name]) => name in dirtyFields)
    const saved = await callApi('changeSiteSettings', { body: Object.fromEntries(changed) })
    queryClient.setQueryData(siteQuery.queryKey, saved)
    form.reset(toValues(saved))
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    showToast(t('site.saved'))
  }
  return (
    <Form form={form} onSave={save}>
      <FormField<Values, 'title'> name="title" label={t('site.siteTitle')}>
        {(field) => (
          <TextField
            {...field}
            maxLength={200}
            isRequired
            {...(!site.isTitlePublished && { help: t('site.titleWaits') })}
          />
        )}
      </FormField>
      <FormField<Values, 'contactEmail'> name="contactEmail" label={t('site.contactEmail')}>
        {(field) => <TextField {...field} type="email" help={t('site.contactEmail.help')} />}
      </FormField>
      <FormField<Values, 'postalAddress'> name="postalAddress" label={t('site.postalAddress')}>
        {(field) => (
          <TextArea {...field} rows={3} maxLength={500} help={t('site.postalAddress.help')} />
        )}
      </FormField>
      <PlaceFields canChangeCurrency={site.canChangeCurrency} />
      <SaveBar />
    </Form>
  )
}

function PlaceFields({ canChangeCurrency }: { readonly canChangeCurrency: boolean }) {
  const t = useTranslate()
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <>
      <FormField<Values, 'timeZone'> name="timeZone" label={t('site.timeZone')}>
        {({ onChange, ...field }) => (
          <ComboBox
            {...field}
            onChange={(zone) => onChange(zone ?? '')}
            options={listOptions(zones, field.value)}
            help={t('site.timeZone.help')}
          />
        )}
      </FormField>
      <FormField<Values, 'language'> name="language" label={t('site.language')}>
        {(field) => <TextField {...field} maxLength={35} help={t('site.language.help')} />}
      </FormField>
      <FormField<Values, 'currency'> name="currency" label={t('site.currency')}>
        {(field) => (
          <Select
            {...field}
            isDisabled={!canChangeCurrency}
            help={t(canChangeCurrency ? 'site.currency.help' : 'site.currency.fixed')}
            options={currencies.map((id) => ({ id, label: getCurrencyLabel(id) }))}
          />
        )}
      </FormField>
    </>
  )
}

/** Lists the time zones as options; the saved one may have a name that the browser does not list. */
function listOptions(zones: readonly string[], saved: string) {
  return [...new Set([...zones, ...(saved === '' ? [] : [saved])])]
    .toSorted()
    .map((id) => ({ id, label: id.replaceAll('_', ' ') }))
}

function getCurrencyLabel(code: string): string {
  const name = new Intl.DisplayNames(navigator.language, { type: 'currency' }).of(code)
  return name ? `${name} (${code})` : code
}
