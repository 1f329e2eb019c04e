import type { Feature } from '../../app/feature.ts'

export const pages: Feature = [
  {
    path: 'pages',
    label: 'studio.screen.pages',
    keys: 'g p',
    group: 'pages',
    action: 'content.read',
    lazy: () => import('../../editor/pages/PagesScreen.tsx'),
  },
  {
    path: 'pages/publish',
    label: 'studio.screen.publish',
    action: 'content.read',
    lazy: () => import('../../editor/publish/PublishScreen.tsx'),
  },
  {
    path: 'pages/header-footer',
    label: 'studio.screen.headerFooter',
    action: 'content.edit',
    lazy: () => import('./HeaderFooterScreen.tsx'),
  },
  {
    path: 'pages/:documentId/items',
    action: 'content.read',
    lazy: () => import('../../editor/items/ItemsScreen.tsx'),
  },
  {
    path: 'pages/:documentId/words',
    action: 'content.edit',
    lazy: () => import('../../editor/items/WordsScreen.tsx'),
  },
  {
    path: 'pages/:documentId/versions',
    action: 'content.read',
    isFullScreen: true,
    lazy: () => import('../../editor/versions/VersionsScreen.tsx'),
  },
  {
    path: 'pages/:documentId',
    action: 'content.read',
    isFullScreen: true,
    lazy: () => import('../../editor/EditorScreen.tsx'),
  },
]
