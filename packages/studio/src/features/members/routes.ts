import type { Feature } from '../../app/feature.ts'

/** The accounts of visitors, and the areas that open pages to them. */
export const members: Feature = [
  {
    path: 'members',
    label: 'studio.screen.members',
    keys: 'g b',
    group: 'customers',
    action: 'site-users.read',
    lazy: () => import('./MembersPage.tsx'),
  },
  {
    path: 'members/areas',
    label: 'studio.screen.memberAreas',
    group: 'customers',
    action: 'site-users.read',
    lazy: () => import('./AreasPage.tsx'),
  },
  {
    path: 'members/areas/:id',
    action: 'site-users.read',
    lazy: () => import('./AreaPage.tsx'),
  },
  { path: 'members/:id', action: 'site-users.read', lazy: () => import('./MemberPage.tsx') },
]
