import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { LoadingContent, Skeleton } from '../../ui/states/Skeleton.tsx'

// The settings of blocks and sections, which load together.

const loadSettings = () => import('./settings.ts')

const skeleton = (
  <LoadingContent>
    <Skeleton width={20} />
  </LoadingContent>
)

export const BlockInspector = lazyPart(async () => (await loadSettings()).BlockInspector, skeleton)
export const SeveralInspector = lazyPart(
  async () => (await loadSettings()).SeveralInspector,
  skeleton,
)
export const SectionInspector = lazyPart(
  async () => (await loadSettings()).SectionInspector,
  skeleton,
)
