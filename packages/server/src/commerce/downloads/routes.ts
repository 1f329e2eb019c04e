import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { downloadPages } from './pages.ts'
import { putDownloadLimits } from './product-file-store.ts'
import {
  addProductFile,
  assertDigital,
  loadProductFiles,
  orderProductFiles,
  removeProductFile,
  replaceProductFile,
} from './product-files.ts'

/** Mounts the calls on the files of products, and the pages where buyers download them. */
export function downloadRoutes(http: PageServer, ports: Pick<RoutePorts, 'files'>): void {
  downloadPages(http, ports)

  mount(http, contract.listProductFiles, ({ params, site, db }) =>
    loadProductFiles(db, site.id, params.id),
  )

  mount(http, contract.addProductFile, async ({ params: { id }, body, site, db }) => {
    await addProductFile(db, site.id, { ...body, productId: id })
    return loadProductFiles(db, site.id, id)
  })

  mount(http, contract.orderProductFiles, async ({ params: { id }, body, site, db }) => {
    await orderProductFiles(db, site.id, { ...body, productId: id })
    return loadProductFiles(db, site.id, id)
  })

  mount(http, contract.replaceProductFile, async ({ params, body, site, db }) => {
    const { id: productId, fileId } = params
    await replaceProductFile(db, site.id, { ...body, productId, fileId })
    return loadProductFiles(db, site.id, productId)
  })

  mount(http, contract.removeProductFile, async ({ params, site, db }) => {
    const { id: productId, fileId } = params
    await removeProductFile(db, site.id, { productId, fileId })
    return loadProductFiles(db, site.id, productId)
  })

  mount(http, contract.saveDownloadLimits, async ({ params: { id }, body, site, db }) => {
    await assertDigital(db, site.id, id)
    await putDownloadLimits(db, site.id, { ...body, productId: id })
    return loadProductFiles(db, site.id, id)
  })
}
