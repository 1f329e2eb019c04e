import { cookiePolicies, DEFAULT_COOKIE_POLICY } from '@vitrine/model'
import type { SiteSettings } from '@vitrine/page'
import { useStore } from 'zustand'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useEditor } from '../../context.ts'
import { useSide } from '../../side.ts'
import { SiteLinkTarget } from '../controls/SiteLinkTarget.tsx'
import styles from '../Inspector.module.css'

type Banner = SiteSettings['cookieBanner']

const labels = ['acceptLabel', 'declineLabel'] as const

/** The banner that asks visitors for their consent to cookies. */
export function CookieBanner() {
  const t = useTranslate()
  const query = useSide(openSiteSettings)
  const label = t('header.cookies')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={1} />}>
        {(settings) => <BannerSettings settings={settings} />}
      </QueryView>
    </section>
  )
}

function BannerSettings({ settings }: { readonly settings: SettingsStore }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const banner = useStore(settings.state, ({ body }) => body.cookieBanner)
  const { locale } = store
  const set = (change: Partial<Banner>) =>
    settings.change(
      'editor.step.settings.cookies',
      (body) => ({ ...body, cookieBanner: { ...body.cookieBanner, ...change } }),
      `settings:cookies:${Object.keys(change).join()}`,
    )
  return (
    <>
      <Switch
        label={t('header.cookies.isOn')}
        isSelected={banner.enabled}
        isDisabled={isReadOnly}
        onChange={(enabled) => set({ enabled })}
      />
      <Select
        label={t('header.cookies.policy')}
        help={t(`header.cookies.policy.${banner.policy ?? DEFAULT_COOKIE_POLICY}.help`)}
        value={banner.policy ?? DEFAULT_COOKIE_POLICY}
        options={cookiePolicies.map((id) => ({ id, label: t(`header.cookies.policy.${id}`) }))}
        isDisabled={isReadOnly}
        onChange={(policy) => set({ policy })}
      />
      {banner.enabled && (
        <>
          <RichTextField
            label={t('header.cookies.text')}
            help={t('header.cookies.help')}
            value={banner.text[locale]}
            locale={locale}
            isDisabled={isReadOnly}
            onChange={(text) => {
              const { [locale]: _, ...others } = banner.text
              set({ text: text ? { ...others, [locale]: text } : others })
            }}
            LinkTarget={SiteLinkTarget}
          />
          {labels.map((name) => (
            <TextField
              key={name}
              label={t(`header.cookies.${name}`)}
              maxLength={60}
              isDisabled={isReadOnly}
              value={banner[name][locale] ?? ''}
              onChange={(text) => {
                const { [locale]: _, ...others } = banner[name]
                set({ [name]: text === '' ? others : { ...others, [locale]: text } })
              }}
            />
          ))}
        </>
      )}
    </>
  )
}
