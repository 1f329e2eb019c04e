import type { FormDialogOptions } from './form-dialog.ts'

/** Loads the dialog of forms and shows it. @see showFormDialog */
export async function openFormDialog(options: FormDialogOptions): Promise<boolean> {
  const { showFormDialog } = await import('./form-dialog.ts')
  return showFormDialog(options)
}
