import { type ShareNetwork, shareNetworkIds } from '@vitrine/model'
import { useStore } from 'zustand'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useEditor } from '../../context.ts'
import { useSide } from '../../side.ts'
import styles from '../Inspector.module.css'

/** The networks on which visitors can share posts and products, once the settings of the site are loaded. */
export function ShareButtons() {
  const settings = useSide(openSiteSettings).data
  return settings ? <Networks settings={settings} /> : null
}

const NONE: readonly ShareNetwork[] = []

function Networks({ settings }: { readonly settings: SettingsStore }) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const chosen = useStore(settings.state, ({ body }) => body.shareButtons ?? NONE)
  const choose = (network: ShareNetwork, isOn: boolean) =>
    settings.change('editor.step.settings.social', ({ shareButtons = NONE, ...others }) => {
      const next = shareNetworkIds.filter((id) =>
        id === network ? isOn : shareButtons.includes(id),
      )
      return next.length === 0 ? others : { ...others, shareButtons: next }
    })
  const label = t('header.share')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <p className={styles['note']}>{t('header.share.note')}</p>
      {shareNetworkIds.map((id) => (
        <Checkbox
          key={id}
          label={t(`header.share.${id}`)}
          isSelected={chosen.includes(id)}
          isDisabled={isReadOnly}
          onChange={(isOn) => choose(id, isOn)}
        />
      ))}
    </section>
  )
}
