import { Store, Tags } from 'lucide-react'
import type { Feature } from '../../app/feature.ts'

export const catalog: Feature = {
  navigation: { label: 'studio.screen.products', keys: 'g s', Icon: Store, group: 'main' },
  screens: [
    { path: 'products', action: 'products.read', lazy: () => import('./ProductsPage.tsx') },
    {
      path: 'products/stock',
      label: 'studio.screen.stock',
      action: 'products.read',
      lazy: () => import('./stock/StockPage.tsx'),
    },
    {
      path: 'products/import',
      label: 'studio.screen.productImport',
      action: 'products.write',
      lazy: () => import('./imports/ImportPage.tsx'),
    },
    {
      path: 'products/new',
      label: 'studio.screen.newProduct',
      action: 'products.write',
      lazy: () => import('./NewProductPage.tsx'),
    },
    { path: 'products/:id', action: 'products.read', lazy: () => import('./ProductPage.tsx') },
  ],
}

export const merchandising: Feature = {
  navigation: { label: 'studio.screen.merchandising', Icon: Tags, group: 'settings' },
  screens: [
    {
      path: 'settings/product-pages',
      action: 'products.read',
      lazy: () => import('./merchandising/MerchandisingPage.tsx'),
    },
  ],
}
