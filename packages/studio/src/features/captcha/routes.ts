import type { Feature } from '../../app/feature.ts'

export const captcha: Feature = [
  {
    path: 'settings/captcha',
    label: 'studio.screen.captcha',
    group: 'settings',
    action: 'forms.manage',
    lazy: () => import('./CaptchaPage.tsx'),
  },
]
