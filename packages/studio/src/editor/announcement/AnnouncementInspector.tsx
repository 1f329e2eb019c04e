import { sectionThemeIds } from '@vitrine/model'
import type { AnnouncementBar, Json } from '@vitrine/page'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { announcementTexts } from '../../ui/texts/announcement.ts'
import { useEditor } from '../context.ts'
import { LinkControl } from '../inspect/controls/LinkControl.tsx'
import styles from '../inspect/Inspector.module.css'
import { useSide } from '../side.ts'
import { AnnouncementText } from './AnnouncementText.tsx'
import { changeLink, changeTheme, showAgain, showAnnouncement } from './change-announcement.ts'
import { openSiteSettings, type SettingsStore } from './open-site-settings.ts'

addTexts(announcementTexts)

/** The settings of the announcement. They change on the canvas at once, and for visitors when they are published. */
export function AnnouncementInspector() {
  const t = useTranslate()
  const query = useSide(openSiteSettings)
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t('announcement.title')}</h2>
      </header>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={4} />}>
        {(settings) => <AnnouncementSettings settings={settings} />}
      </QueryView>
    </div>
  )
}

interface SettingsProps {
  readonly settings: SettingsStore
}

function AnnouncementSettings({ settings }: SettingsProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const bar = useStore(settings.state, ({ body }) => body.announcementBar)
  return (
    <section className={styles['group']} aria-label={t('announcement.title')}>
      <p className={styles['note']}>{t('announcement.shared')}</p>
      <Switch
        label={t('announcement.isOn')}
        isSelected={bar.enabled}
        isDisabled={isReadOnly}
        onChange={(isOn) => showAnnouncement(settings, isOn)}
      />
      <AnnouncementText settings={settings} bar={bar} />
      <AnnouncementLink settings={settings} to={bar.to} />
      <AnnouncementTheme settings={settings} theme={bar.theme} />
      {!isReadOnly && <ShowAgain settings={settings} />}
    </section>
  )
}

function AnnouncementLink({ settings, to }: SettingsProps & Pick<AnnouncementBar, 'to'>) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  return (
    <LinkControl
      field={{
        ui: 'link',
        target: 'data',
        key: 'to',
        group: 'content',
        label: t('announcement.link'),
        help: t('announcement.link.help'),
        isOptional: true,
        isLocalized: false,
        shownWhen: [],
      }}
      // A document is JSON.
      value={to as Json | undefined}
      isDisabled={isReadOnly}
      // The control returns a link, or nothing.
      onChange={(next) => changeLink(settings, next as AnnouncementBar['to'])}
    />
  )
}

/** The choice of the colors that the theme gives the bar. */
const THEME = ''

function AnnouncementTheme({ settings, theme }: SettingsProps & Pick<AnnouncementBar, 'theme'>) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  return (
    <Select
      label={t('inspector.section.theme')}
      options={[
        { id: THEME, label: t('announcement.theme.default') },
        ...sectionThemeIds.map((id) => ({ id, label: t(`inspector.section.theme.${id}`) })),
      ]}
      value={sectionThemeIds.find((id) => id === theme) ?? THEME}
      isDisabled={isReadOnly}
      onChange={(id) => changeTheme(settings, id === THEME ? undefined : id)}
    />
  )
}

function ShowAgain({ settings }: SettingsProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const show = () => {
    if (showAgain(settings)) store.announce((translate) => translate('announcement.again.done'))
  }
  return (
    <div className={styles['action']}>
      <Button small onPress={show}>
        {t('announcement.again')}
      </Button>
      <p className={styles['note']}>{t('announcement.again.help')}</p>
    </div>
  )
}
