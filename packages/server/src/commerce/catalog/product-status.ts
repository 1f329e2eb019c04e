import type { ProductStatus } from '@vitrine/contract'

interface Visibility {
  readonly visible: boolean
  readonly archived: boolean
}

/** Returns the state of a product. */
export function getProductStatus({ visible, archived }: Visibility): ProductStatus {
  if (archived) return 'archived'
  return visible ? 'active' : 'draft'
}

/** Returns the columns of a state. */
export function toVisibility(status: ProductStatus): Visibility {
  return { visible: status === 'active', archived: status === 'archived' }
}
