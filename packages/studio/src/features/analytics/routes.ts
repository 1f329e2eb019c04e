import type { Feature, Screen } from '../../app/feature.ts'

export const analytics: Feature = [
  {
    path: 'analytics',
    label: 'studio.screen.analytics',
    keys: 'g v',
    group: 'analytics',
    action: 'analytics.read',
    lazy: () => import('./OverviewPage.tsx'),
  },
  {
    path: 'analytics/behavior',
    label: 'studio.screen.behavior',
    action: 'analytics.read',
    lazy: () => import('./BehaviorPage.tsx'),
  },
  {
    path: 'analytics/funnel',
    label: 'studio.screen.funnel',
    action: 'analytics.read',
    lazy: () => import('./FunnelPage.tsx'),
  },
  {
    path: 'analytics/speed',
    label: 'studio.screen.speed',
    action: 'analytics.read',
    lazy: () => import('./SpeedPage.tsx'),
  },
  {
    path: 'analytics/errors',
    label: 'studio.screen.scriptErrors',
    action: 'analytics.read',
    lazy: () => import('./ErrorsPage.tsx'),
  },
  {
    path: 'analytics/consent',
    label: 'studio.screen.cookieConsent',
    action: 'analytics.read',
    lazy: () => import('./ConsentPage.tsx'),
  },
  {
    path: 'analytics/sharing',
    label: 'studio.screen.reportSharing',
    action: 'analytics.read',
    lazy: () => import('./SharingPage.tsx'),
  },
]

/** The screen of people with a read-only link, who need no account. */
export const sharedReportScreen: Screen = {
  path: 'shared-report',
  lazy: () => import('./SharedReportPage.tsx'),
}
