import type { Feature } from '../../app/feature.ts'

export const catalog: Feature = [
  {
    path: 'products',
    label: 'studio.screen.products',
    keys: 'g s',
    group: 'store',
    action: 'products.read',
    lazy: () => import('./ProductsPage.tsx'),
  },
  {
    path: 'products/stock',
    label: 'studio.screen.stock',
    group: 'store',
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
]

export const merchandising: Feature = [
  {
    path: 'settings/product-pages',
    label: 'studio.screen.merchandising',
    group: 'settings',
    action: 'products.read',
    lazy: () => import('./merchandising/MerchandisingPage.tsx'),
  },
]
