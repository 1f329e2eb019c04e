import { useSuspenseQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Outlet } from 'react-router'
import { sessionQuery } from '../api/session.ts'
import { openPalette } from '../ui/commands/overlay-store.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Landmark } from '../ui/landmarks/Landmark.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { features } from './features.ts'
import { listNavigation } from './navigation.ts'
import { Rail } from './Rail.tsx'
import styles from './Shell.module.css'
import { SiteName } from './SiteName.tsx'
import { TabBar } from './TabBar.tsx'
import { useStudioCommands } from './use-studio-commands.ts'

/** The frame of every screen: a rail at the start, or bars above and below on a phone. */
export function Shell() {
  const t = useTranslate()
  const isPhone = useIsPhone()
  const { data: session } = useSuspenseQuery(sessionQuery)
  useStudioCommands(session)
  if (!session) return null
  const { site, member } = session
  const navigation = listNavigation(features, member.role)

  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {t('studio.skip')}
      </a>
      {isPhone ? (
        <Landmark as="header" label={t('studio.siteBar')} className={styles['topbar']}>
          <SiteName site={site} />
          <IconButton
            label={t('studio.palette')}
            Icon={Search}
            shortcut="mod+k"
            onPress={openPalette}
          />
        </Landmark>
      ) : (
        <Rail site={site} member={member} navigation={navigation} />
      )}
      <Landmark as="main" label={t('studio.mainContent')} id="main" className={styles['main']}>
        <Outlet />
      </Landmark>
      {isPhone && <TabBar member={member} site={site} navigation={navigation} />}
    </div>
  )
}
