import * as contract from '@vitrine/contract'
import type { ProductFormDraft } from '@vitrine/contract'
import { MAX_PRODUCT_FORMS } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { catalogErrors } from '../errors.ts'
import { checkForm, cleanForm } from './form-checks.ts'
import {
  countProductForms,
  findProductForm,
  insertProductForms,
  listProductForms,
  removeProductForm,
  updateProductForm,
} from './product-form-store.ts'

/** Mounts the calls with which staff edit the forms of products. */
export function productFormRoutes(http: HttpServer): void {
  mount(http, contract.listProductForms, async ({ db, site }) => {
    const forms = await listProductForms(db, site.id)
    return { forms: forms.map(toFormView) }
  })

  mount(http, contract.createProductForm, async ({ db, site, body }) => {
    const draft = parseDraft(body)
    if ((await countProductForms(db, site.id)) >= MAX_PRODUCT_FORMS)
      throw catalogErrors.tooManyForms()
    const id = newId()
    await insertProductForms(db, site.id, [{ id, ...draft }])
    return loadForm(db, site.id, id)
  })

  mount(http, contract.changeProductForm, async ({ db, site, params: { id }, body }) => {
    const { version, ...form } = body
    const draft = parseDraft(form)
    if (!(await updateProductForm(db, site.id, { id, version }, draft))) {
      await loadForm(db, site.id, id)
      throw catalogErrors.staleForm()
    }
    return loadForm(db, site.id, id)
  })

  mount(http, contract.deleteProductForm, async ({ db, site, params: { id } }) => {
    const isDeleted = await transact(db, (tx) => removeProductForm(tx, site.id, id))
    if (!isDeleted) throw catalogErrors.unknownForm()
    return {}
  })
}

/** Throws `catalog.invalidForm` with all errors. */
function parseDraft(body: ProductFormDraft): ProductFormDraft {
  const draft = cleanForm(body)
  const errors = checkForm(draft)
  if (Object.keys(errors).length > 0) throw catalogErrors.invalidForm({ errors })
  return draft
}

type SavedForm = NonNullable<Awaited<ReturnType<typeof findProductForm>>>

function toFormView(form: SavedForm): contract.ProductForm {
  return { ...form, fields: [...form.fields] }
}

async function loadForm(db: Db, siteId: string, id: string): Promise<contract.ProductForm> {
  const form = await findProductForm(db, siteId, id)
  if (!form) throw catalogErrors.unknownForm()
  return toFormView(form)
}
