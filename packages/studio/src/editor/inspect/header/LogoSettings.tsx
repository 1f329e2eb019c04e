import { logoSizes, type SiteSettings } from '@vitrine/page'
import { useStore } from 'zustand'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { useSide } from '../../side.ts'
import { AssetField } from '../controls/AssetField.tsx'
import styles from '../Inspector.module.css'
import { setHeader } from './HeaderLook.tsx'

/** The size that the theme gives the logo. */
const THEME = ''

/** The logo of the site, an image in place of its title with alternative text and size, and its icon. */
export function LogoSettings() {
  const t = useTranslate()
  const query = useSide(openSiteSettings)
  const label = t('header.logo')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={2} />}>
        {(settings) => (
          <>
            <LogoImage settings={settings} />
            <SiteIcon settings={settings} />
          </>
        )}
      </QueryView>
    </section>
  )
}

function LogoImage({ settings }: { readonly settings: SettingsStore }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { logoImageId, logoAlt = {} } = useStore(settings.state, ({ body }) => body)
  const { locale } = store
  return (
    <>
      <AssetField
        label={t('header.logo.image')}
        help={t('header.logo.image.help')}
        accept="image"
        id={logoImageId}
        isDisabled={isReadOnly}
        onChoose={(id) =>
          settings.change('editor.step.settings.logo', (body) => ({ ...body, logoImageId: id }))
        }
        onRemove={() => settings.change('editor.step.settings.logo', removeLogo)}
      />
      {logoImageId !== undefined && (
        <>
          <TextField
            label={t('header.logo.alt')}
            help={t('header.logo.alt.help')}
            maxLength={2_000}
            isDisabled={isReadOnly}
            value={logoAlt[locale] ?? ''}
            onChange={(text) =>
              settings.change(
                'editor.step.settings.logo',
                (body) => {
                  const { [locale]: _, ...others } = body.logoAlt ?? {}
                  return { ...body, logoAlt: text === '' ? others : { ...others, [locale]: text } }
                },
                `settings:logoAlt:${locale}`,
              )
            }
          />
          {store.kind === 'header-footer' && <LogoSizeField />}
        </>
      )}
    </>
  )
}

/** The small image of the site in browser tabs and bookmarks. */
function SiteIcon({ settings }: { readonly settings: SettingsStore }) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const id = useStore(settings.state, ({ body }) => body.faviconId)
  const set = (faviconId: string | undefined) =>
    settings.change('editor.step.settings.icon', (body) => {
      const { faviconId: _, ...others } = body
      return faviconId === undefined ? others : { ...others, faviconId }
    })
  return (
    <AssetField
      label={t('header.icon')}
      help={t('header.icon.help')}
      accept="image"
      id={id}
      isDisabled={isReadOnly}
      onChoose={set}
      onRemove={() => set(undefined)}
    />
  )
}

function removeLogo(body: SiteSettings): SiteSettings {
  const { logoImageId: _, logoAlt: _alt, ...others } = body
  return others
}

function LogoSizeField() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const size = useEditorState(({ body }) => body.header?.logoSize) ?? THEME
  return (
    <Select
      label={t('header.logo.size')}
      options={([THEME, ...logoSizes] as const).map((id) => ({
        id,
        label: t(id === THEME ? 'header.layout.theme' : `header.logo.size.${id}`),
      }))}
      value={size}
      isDisabled={isReadOnly}
      onChange={(id) => setHeader(store, { logoSize: id === THEME ? undefined : id })}
    />
  )
}
