import { Settings } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const captcha: Feature = {
  navigation: { label: 'studio.screen.captcha', Icon: Settings, group: 'settings' },
  screens: [
    { path: 'settings/captcha', action: 'forms.manage', lazy: () => import('./CaptchaPage.tsx') },
  ],
}
