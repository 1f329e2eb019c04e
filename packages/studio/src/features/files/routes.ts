import { Images } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const files: Feature = {
  navigation: { label: 'studio.screen.files', keys: 'g f', Icon: Images, group: 'main' },
  screens: [{ path: 'files', action: 'files.write', lazy: () => import('./FilesPage.tsx') }],
}
