import type { ProductStatus } from '@vitrine/contract'

interface Visibility {
  readonly visible: boolean
  readonly archived: boolean
  /** The instant from which visitors see it, as ISO 8601; null for at once. */
  readonly publishAt: string | null
}

/** Returns the state of a product, with the instant of a scheduled one. */
export function getProductState(
  { visible, archived, publishAt }: Visibility,
  now = Date.now(),
): { readonly status: ProductStatus; readonly publishAt: string | null } {
  if (archived) return { status: 'archived', publishAt: null }
  if (!visible) return { status: 'draft', publishAt: null }
  const isScheduled = publishAt !== null && Date.parse(publishAt) > now
  return isScheduled ? { status: 'scheduled', publishAt } : { status: 'active', publishAt: null }
}

/** Returns the columns of a state; `publishAt` counts for a scheduled product only. */
export function toVisibility(status: ProductStatus, publishAt: string | null): Visibility {
  const isScheduled = status === 'scheduled'
  return {
    visible: status === 'active' || isScheduled,
    archived: status === 'archived',
    publishAt: isScheduled ? publishAt : null,
  }
}
