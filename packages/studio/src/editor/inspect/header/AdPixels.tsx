import { useQuery } from '@tanstack/react-query'
import {
  type AdPixels as Pixels,
  type AdService,
  adServiceNames,
  adServices,
  isAdPixelId,
  may,
} from '@vitrine/model'
import { listAdServices } from '@vitrine/page'
import { useStore } from 'zustand'
import { sessionQuery } from '../../../api/session.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useEditor } from '../../context.ts'
import { useSide } from '../../side.ts'
import { useDraft } from '../controls/use-draft.ts'
import styles from '../Inspector.module.css'
import { formatText } from '../values/parse-text.ts'

const NONE: Pixels = {}

/** The ids of the ad pixels, once the settings of the site are loaded. */
export function AdPixels() {
  const settings = useSide(openSiteSettings).data
  return settings ? <LoadedPixels settings={settings} /> : null
}

function LoadedPixels({ settings }: { readonly settings: SettingsStore }) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const role = useQuery(sessionQuery).data?.member.role
  const mayChange = role !== undefined && may(role, 'content.code')
  const body = useStore(settings.state, (state) => state.body)
  const { adPixels: pixels = NONE } = body
  const isAsked = Object.keys(pixels).length === 0 || listAdServices(body).length > 0
  const label = t('header.ads')
  const set = (service: AdService, id: string | undefined) =>
    settings.change(
      'editor.step.settings.ads',
      ({ adPixels, ...others }) => {
        const { [service]: _, ...rest } = adPixels ?? NONE
        const next = id === undefined ? rest : { ...rest, [service]: id }
        return Object.keys(next).length === 0 ? others : { ...others, adPixels: next }
      },
      `settings:ads:${service}`,
    )
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <p className={styles['note']}>
        {t(mayChange ? (isAsked ? 'header.ads.note' : 'header.ads.off') : 'header.ads.owners')}
      </p>
      {adServices.map((service) => (
        <PixelField
          key={service}
          service={service}
          id={pixels[service]}
          isDisabled={isReadOnly || !mayChange}
          onChange={(id) => set(service, id)}
        />
      ))}
    </section>
  )
}

interface PixelProps {
  readonly service: AdService
  readonly id: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (id: string | undefined) => void
}

function PixelField({ service, id, isDisabled, onChange }: PixelProps) {
  const t = useTranslate()
  const draft = useDraft({
    value: id,
    format: formatText,
    parse: (typed) => {
      const text = typed.trim()
      if (text === '') return { value: undefined }
      return isAdPixelId(service, text)
        ? { value: text }
        : { error: t('header.ads.invalid', { service: adServiceNames[service] }) }
    },
    onChange: (value) => onChange(typeof value === 'string' ? value : undefined),
  })
  return (
    <TextField
      {...draft}
      label={t('header.ads.id', { service: adServiceNames[service] })}
      isDisabled={isDisabled}
    />
  )
}
