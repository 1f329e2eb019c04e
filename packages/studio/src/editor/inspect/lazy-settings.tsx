import { lazy, Suspense } from 'react'
import { LoadingContent, Skeleton } from '../../ui/states/Skeleton.tsx'
import type { BlockInspectorProps } from './BlockInspector.tsx'
import type { SectionInspectorProps } from './SectionInspector.tsx'
import type { SeveralInspectorProps } from './SeveralInspector.tsx'

/** Loads the settings of blocks and sections; the editor asks for them once its page is open. */
export const loadSettings = () => import('./settings.ts')

const settings = {
  BlockInspector: lazy(async () => ({ default: (await loadSettings()).BlockInspector })),
  SeveralInspector: lazy(async () => ({ default: (await loadSettings()).SeveralInspector })),
  SectionInspector: lazy(async () => ({ default: (await loadSettings()).SectionInspector })),
} as const

export function BlockInspector(props: BlockInspectorProps) {
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <settings.BlockInspector {...props} />
    </Suspense>
  )
}

export function SectionInspector(props: SectionInspectorProps) {
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <settings.SectionInspector {...props} />
    </Suspense>
  )
}

export function SeveralInspector(props: SeveralInspectorProps) {
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <settings.SeveralInspector {...props} />
    </Suspense>
  )
}

function SettingsSkeleton() {
  return (
    <LoadingContent>
      <Skeleton width={20} />
    </LoadingContent>
  )
}
